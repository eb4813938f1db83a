package org.papamu.core.record;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.papamu.core.record.Remark.Comment;
import org.papamu.core.record.Remark.Variation;

/**
 * Moves in order, with what is remarked on them.
 *
 * @param moves the texts of the moves
 * @param remarks what stands behind the first so many moves, in order; under 0 what stands before
 *     them all. A variation under {@code n} plays something else in place of move {@code n}, one
 *     under 0 from where the line begins
 */
public record Line(List<String> moves, SortedMap<Integer, List<Remark>> remarks) {

  /**
   * Copies the collections.
   *
   * @throws IllegalArgumentException if a remark stands where no move is, or it could not be
   *     written so that it reads back the same
   */
  public Line {
    moves = List.copyOf(moves);
    SortedMap<Integer, List<Remark>> copy = new TreeMap<>();
    int most = moves.size();
    remarks.forEach(
        (after, some) -> {
          if (after < 0 || after > most) {
            throw new IllegalArgumentException("a remark behind move " + after + " of " + most);
          }
          if (!some.isEmpty()) {
            copy.put(after, List.copyOf(some));
          }
        });
    remarks = Collections.unmodifiableSortedMap(copy);
    moves.forEach(GameRecord::requireMove);
  }

  /** Moves without remarks. */
  public static Line of(List<String> moves) {
    return new Line(moves, Collections.emptySortedMap());
  }

  /** What is remarked behind the first so many moves, in order. */
  public List<Remark> remarks(int after) {
    return remarks.getOrDefault(after, List.of());
  }

  /**
   * The same line with one more remark, behind those that are there.
   *
   * @throws IllegalArgumentException as the constructor
   */
  public Line with(int after, Remark remark) {
    SortedMap<Integer, List<Remark>> more = new TreeMap<>(remarks);
    List<Remark> some = new ArrayList<>(remarks(after));
    some.add(remark);
    more.put(after, some);
    return new Line(moves, more);
  }

  /** The comments behind the first so many moves. */
  public List<Comment> comments(int after) {
    return remarks(after).stream()
        .filter(Comment.class::isInstance)
        .map(Comment.class::cast)
        .toList();
  }

  /** The variations behind the first so many moves. */
  public List<Variation> variations(int after) {
    return remarks(after).stream()
        .filter(Variation.class::isInstance)
        .map(Variation.class::cast)
        .toList();
  }

  /** How deep variations are nested in it; 0 where there is none. */
  int nesting() {
    return remarks.values().stream()
        .flatMap(List::stream)
        .filter(Variation.class::isInstance)
        .mapToInt(remark -> 1 + ((Variation) remark).line().nesting())
        .max()
        .orElse(0);
  }

  /** The number of variations, those in variations among them. */
  public int countVariations() {
    return remarks.values().stream()
        .flatMap(List::stream)
        .filter(Variation.class::isInstance)
        .mapToInt(remark -> 1 + ((Variation) remark).line().countVariations())
        .sum();
  }

  /** The number of comments, those in variations among them. */
  public int countComments() {
    return remarks.values().stream()
        .flatMap(List::stream)
        .mapToInt(
            remark ->
                remark instanceof Variation variation
                    ? variation.line().countComments()
                    : remark instanceof Comment ? 1 : 0)
        .sum();
  }
}
