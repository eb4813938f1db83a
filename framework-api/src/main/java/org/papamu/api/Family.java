package org.papamu.api;

import java.util.List;

/** A game provider that is told its names once; what is left is to make a game. */
public abstract class Family implements GameProvider {

  private final String name;
  private final String title;
  private final List<String> boards;

  /**
   * A provider.
   *
   * @param name the name of the family: see {@link GameProvider#name}
   * @param title the name as people write it
   * @param boards the boards to offer, the default first; at least one
   */
  protected Family(String name, String title, String... boards) {
    this.name = name;
    this.title = title;
    this.boards = List.of(boards);
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String title() {
    return title;
  }

  @Override
  public final List<String> boards() {
    return boards;
  }
}
