package org.papamu.core.view;

import org.papamu.api.Look.Tone;

/** What a character of a board stands for, from which a terminal's colours follow. */
enum Ink {
  NONE,
  LABEL,
  CAPTION,
  LINE,
  EMPTY,
  DARK,
  LIGHT,
  ACCENT1,
  ACCENT2,
  ACCENT3,
  ACCENT4,
  LAST,
  TAKEN,
  TARGET,
  SELECTED,
  CURSOR,
  WIN,
  DRAW,
  LOSS;

  static Ink of(Tone tone) {
    return switch (tone) {
      case DARK -> DARK;
      case LIGHT -> LIGHT;
      case ACCENT1 -> ACCENT1;
      case ACCENT2 -> ACCENT2;
      case ACCENT3 -> ACCENT3;
      case ACCENT4 -> ACCENT4;
    };
  }

  static Ink of(Scene.Prospect prospect) {
    return switch (prospect) {
      case OPEN -> TARGET;
      case WIN -> WIN;
      case DRAW -> DRAW;
      case LOSS -> LOSS;
    };
  }

  /** Whether it is shown bold. */
  boolean isBold() {
    return this != NONE && this != LABEL && this != LINE && this != EMPTY && this != CAPTION;
  }
}
