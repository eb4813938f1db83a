package org.papamu.core.record;

import org.papamu.core.record.RecordException.Kind;

/** A place in a text, whose line ends may be of any kind. */
record Place(String text, int offset) {

  RecordException fault(Kind kind, String key, Object... arguments) {
    WordPlace where = where();
    return new RecordException(kind, where.line(), where.column(), key, arguments);
  }

  WordPlace where() {
    int line = 1;
    int lineStart = text.startsWith("\uFEFF") ? 1 : 0;
    for (int at = 0; at < offset; at++) {
      char c = text.charAt(at);
      boolean pair = c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
      if (c == '\n' || (c == '\r' && !pair)) {
        line++;
        lineStart = at + 1;
      }
    }
    return new WordPlace(line, text.codePointCount(Math.min(lineStart, offset), offset) + 1);
  }
}
