package org.papamu.api;

import java.util.List;

/**
 * A game in words, for people.
 *
 * @param summary the idea in one sentence
 * @param rules the rules as paragraphs; those that the options changed are told as changed
 * @param sources where the rules come from: title, author, year, address
 */
public record About(String summary, List<String> rules, List<String> sources) {

  /** Copies the lists. */
  public About {
    rules = List.copyOf(rules);
    sources = List.copyOf(sources);
  }
}
