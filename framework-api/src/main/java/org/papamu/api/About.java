package org.papamu.api;

import java.util.List;

/**
 * A game in words, for people.
 *
 * @param summary the idea in one sentence
 * @param rules the rules as paragraphs; those that the options changed are told as changed
 * @param sources where the rules come from: title, author, year, address
 * @param sections the same paragraphs under headings and with pictures
 */
public record About(
    String summary, List<String> rules, List<String> sources, List<Section> sections) {

  /**
   * Copies the lists.
   *
   * @throws IllegalArgumentException if the sections do not have the rules as their paragraphs
   */
  public About {
    rules = List.copyOf(rules);
    sources = List.copyOf(sources);
    sections = List.copyOf(sections);
    if (!rules.equals(paragraphs(sections))) {
      throw new IllegalArgumentException("the sections do not have the rules as their paragraphs");
    }
  }

  /** Rules without headings and pictures. */
  public About(String summary, List<String> rules, List<String> sources) {
    this(summary, rules, sources, List.of(new Section("", rules)));
  }

  /** Rules in sections. */
  public static About of(String summary, List<Section> sections, List<String> sources) {
    return new About(summary, paragraphs(sections), sources, sections);
  }

  private static List<String> paragraphs(List<Section> sections) {
    return sections.stream().flatMap(section -> section.paragraphs().stream()).toList();
  }
}
