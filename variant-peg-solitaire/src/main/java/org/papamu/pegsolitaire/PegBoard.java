package org.papamu.pegsolitaire;

import java.util.List;
import java.util.Locale;
import org.papamu.api.Look.Outline;
import org.papamu.api.board.Topology;
import org.papamu.api.text.Messages;

/** A board with its usual problem: which hole starts empty and where the last peg ends. */
final class PegBoard {

  /** How a target is written when the last peg may be anywhere. */
  static final String ANYWHERE = "-";

  /** All boards, the usual one first. */
  static final List<PegBoard> ALL =
      List.of(
          new PegBoard(
              "english",
              "English",
              Outline.DISC,
              "d4",
              "d4",
              masked(
                  """
                    ###
                    ###
                  #######
                  #######
                  #######
                    ###
                    ###
                  """)),
          new PegBoard(
              "european",
              "European",
              Outline.DISC,
              "d4",
              "d4",
              masked(
                  """
                    ###
                   #####
                  #######
                  #######
                  #######
                   #####
                    ###
                  """)),
          new PegBoard(
              "wiegleb",
              "Wiegleb",
              Outline.POINTS,
              "e5",
              "e5",
              masked(
                  """
                     ###
                     ###
                     ###
                  #########
                  #########
                  #########
                     ###
                     ###
                     ###
                  """)),
          new PegBoard(
              "asymmetric",
              "Asymmetric",
              Outline.POINTS,
              "d4",
              "d4",
              masked(
                  """
                    ###
                    ###
                    ###
                  ########
                  ########
                  ########
                    ###
                    ###
                  """)),
          new PegBoard(
              "diamond",
              "Diamond",
              Outline.POINTS,
              "e5",
              "e5",
              masked(
                  """
                      #
                     ###
                    #####
                   #######
                  #########
                   #######
                    #####
                     ###
                      #
                  """)),
          triangle("triangle10", 4),
          triangle("triangle15", 5),
          triangle("triangle21", 6),
          triangle("triangle28", 7),
          new PegBoard(
              "square6", "Square", Outline.RECTANGLE, "d3", ANYWHERE, Topology.grid(6, 6)));

  private final String id;
  private final String title;
  private final Outline outline;
  private final String start;
  private final String target;
  private final Topology topology;

  private PegBoard(
      String id, String title, Outline outline, String start, String target, Topology topology) {
    this.id = id;
    this.title = title;
    this.outline = outline;
    this.start = start;
    this.target = target;
    this.topology = topology;
  }

  private static Topology masked(String picture) {
    return Topology.masked(picture.lines().toList());
  }

  /** A triangle, with the hole at its tip empty. */
  private static PegBoard triangle(String id, int side) {
    return new PegBoard(
        id, "Triangle", Outline.POINTS, "a" + side, ANYWHERE, Topology.triangle(side));
  }

  /** Its name behind the colon of a game's name. */
  String id() {
    return id;
  }

  /** The game's name for people, with the number of holes. */
  String title(Messages words) {
    return words.say("title." + title.toLowerCase(Locale.ROOT), topology.size());
  }

  Outline outline() {
    return outline;
  }

  /** The hole that usually starts empty. */
  String start() {
    return start;
  }

  /** The hole where the last peg usually ends, or {@link #ANYWHERE}. */
  String target() {
    return target;
  }

  /** The holes and the lines along which pegs jump. */
  Topology topology() {
    return topology;
  }

  /**
   * The target that a text names: a hole, or {@link Topology#NONE} for {@link #ANYWHERE} and for
   * what is no hole of the board.
   */
  int targetNamed(String text) {
    return text.equals(ANYWHERE) ? Topology.NONE : topology.find(text);
  }

  /** How a target is written. */
  String nameOfTarget(int point) {
    return point == Topology.NONE ? ANYWHERE : topology.name(point);
  }
}
