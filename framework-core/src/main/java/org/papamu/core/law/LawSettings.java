package org.papamu.core.law;

import org.papamu.api.Player.Stop;

/**
 * How thoroughly games are examined. The same settings find the same, a stop aside.
 *
 * @param seed where all chance comes from
 * @param walks how many random games are played
 * @param plies how many plies of each at most
 * @param positions how many positions of these games the lightest laws look at; heavier laws look
 *     at a part of them
 * @param texts how many changed texts are tried at each of the positions where texts are
 * @param stop asked often; once it asks to stop, the examination ends early
 */
public record LawSettings(long seed, int walks, int plies, int positions, int texts, Stop stop) {

  /** Refuses an examination of nothing. */
  public LawSettings {
    if (walks < 1 || plies < 0 || positions < 1 || texts < 0) {
      throw new IllegalArgumentException(
          "%s walks, %s plies, %s positions, %s texts".formatted(walks, plies, positions, texts));
    }
  }

  /** Settings for a quick examination, well under a second for a small game. */
  public static LawSettings quick() {
    return new LawSettings(1, 6, 300, 48, 60, Stop.NEVER);
  }

  /** The same settings with another seed. */
  public LawSettings withSeed(long other) {
    return new LawSettings(other, walks, plies, positions, texts, stop);
  }

  /** The same settings with another number of random games. */
  public LawSettings withWalks(int number) {
    return new LawSettings(seed, number, plies, positions, texts, stop);
  }

  /** The same settings with another bound of the length of random games. */
  public LawSettings withPlies(int most) {
    return new LawSettings(seed, walks, most, positions, texts, stop);
  }

  /** The same settings with another number of positions. */
  public LawSettings withPositions(int number) {
    return new LawSettings(seed, walks, plies, number, texts, stop);
  }

  /** The same settings with another number of changed texts. */
  public LawSettings withTexts(int number) {
    return new LawSettings(seed, walks, plies, positions, number, stop);
  }

  /** The same settings with another stop. */
  public LawSettings withStop(Stop other) {
    return new LawSettings(seed, walks, plies, positions, texts, other);
  }
}
