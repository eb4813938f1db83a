package org.papamu.cli.play;

/** Small matters of wording. */
final class Words {

  private Words() {}

  /** A number of plies. */
  static String plies(int number) {
    return number == 1 ? "1 ply" : number + " plies";
  }
}
