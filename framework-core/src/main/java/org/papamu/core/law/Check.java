package org.papamu.core.law;

import org.papamu.api.GameProvider;
import org.papamu.api.Position;

/** How a law is looked at: at each of many positions, at a game as a whole, or at a provider. */
sealed interface Check {

  /** At a position. Heavier checks see fewer positions: their number is divided by the weight. */
  record OfSpots(int weight, AtSpot at) implements Check {}

  /** At a game and the random games played of it. */
  record OfGame(AtGame at) implements Check {}

  /** At a provider. */
  record OfProvider(AtProvider at) implements Check {}

  /** Throws {@link Broken} if the law is broken at a position. */
  interface AtSpot {
    <P extends Position> void check(Spot<P> spot);
  }

  /** Throws {@link Broken} if the law is broken in a game. */
  interface AtGame {
    <P extends Position> void check(Subject<P> subject);
  }

  /** Throws {@link Broken} if the law is broken by a provider. */
  interface AtProvider {
    void check(GameProvider provider, LawSettings settings);
  }

  /** How a law is looked at. */
  static Check of(Law law) {
    return switch (law) {
      case PROVIDER_FORM -> onProvider(ProviderLaws::form);
      case PROVIDER_BOARDS -> onProvider(ProviderLaws::boards);
      case PROVIDER_OPTIONS -> onProvider(OptionLaws::values);
      case PROVIDER_REFUSALS -> onProvider(ProviderLaws::refusals);
      case PROVIDER_LANGUAGES -> onProvider(WordLaws::languages);
      case PROVIDER_LESSONS -> onProvider(WordLaws::lessons);
      case GAME_PARTS -> onGame(WholeGameLaws::parts);
      case PLAYABLE -> onGame(WholeGameLaws::playable);
      case START -> onGame(WholeGameLaws::start);
      case IN_RANGE -> onSpots(1, PositionLaws::inRange);
      case MOVES_REPEATABLE -> onSpots(1, MoveLaws::repeatable);
      case MOVES_DISTINCT -> onSpots(1, MoveLaws::distinct);
      case MOVES_EFFECT -> onSpots(2, MoveLaws::effects);
      case COUNT -> onSpots(1, MoveLaws::count);
      case COPY -> onSpots(1, PositionLaws::copy);
      case COPY_APART -> onSpots(2, PositionLaws::copyApart);
      case QUERIES -> onSpots(2, PositionLaws::queries);
      case PLAY_REPEATABLE -> onSpots(1, PositionLaws::playRepeatable);
      case EQUALITY -> onSpots(1, PositionLaws::equality);
      case HASH -> onSpots(1, PositionLaws::hash);
      case HASH_TRANSPOSITIONS -> onGame(TranspositionLaws::hashes);
      case POSITION_TEXT -> onSpots(1, TextLaws::positions);
      case POSITION_ROWS -> onSpots(1, TextLaws::rows);
      case POSITION_REFUSALS -> onSpots(4, RefusalLaws::positions);
      case MOVE_TEXT -> onSpots(2, TextLaws::moves);
      case SPELLINGS -> onSpots(3, TextLaws::spellings);
      case ENTRY -> onSpots(3, EntryLaws::entry);
      case BRIEF -> onSpots(4, EntryLaws::brief);
      case MOVE_REFUSALS -> onSpots(4, RefusalLaws::moves);
      case DESCRIBE -> onSpots(2, DescribeLaws::describe);
      case SCORE -> onSpots(1, EndLaws::score);
      case NORMAL_PLAY -> onSpots(1, EndLaws::normalPlay);
      case LOOP_FREE -> onGame(EndLaws::loopFree);
      case MAX_PLY -> onGame(EndLaws::maxPly);
      case WITHOUT_DRAW_RULES -> onSpots(2, MoveLaws::withoutDrawRules);
      case EQUAL_MOVES -> onGame(ReturnLaws::equalMoves);
      case FORCED_PASS -> onSpots(1, TurnLaws::passes);
      case IMPARTIAL -> onSpots(2, TurnLaws::impartial);
      case TOGGLES -> onSpots(1, ToggleLaws::toggles);
      case FACTS -> onGame(WholeGameLaws::facts);
      case PASS -> onSpots(1, PartLaws::pass);
      case REGIONS -> onSpots(2, PartLaws::regions);
      case EVALUATOR -> onSpots(1, EndLaws::evaluator);
      case IMAGES -> onSpots(4, ImageLaws::images);
      case INDEX -> onGame(IndexLaws::index);
      case SHARED -> onGame(WholeGameLaws::shared);
    };
  }

  private static Check onSpots(int weight, AtSpot at) {
    return new OfSpots(weight, at);
  }

  private static Check onGame(AtGame at) {
    return new OfGame(at);
  }

  private static Check onProvider(AtProvider at) {
    return new OfProvider(at);
  }
}
