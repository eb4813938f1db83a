package org.papamu.core.cgt;

import java.util.Arrays;

/** A reused list of ids. */
final class IdList {

  private int[] ids = new int[16];
  private int size;

  void clear() {
    size = 0;
  }

  void add(int id) {
    if (size == ids.length) {
      ids = Arrays.copyOf(ids, 2 * size);
    }
    ids[size++] = id;
  }

  int size() {
    return size;
  }

  int get(int index) {
    return ids[index];
  }

  /** Removes an id, putting the last one in its place. */
  void remove(int index) {
    ids[index] = ids[--size];
  }

  /** Sorts the ids and removes repetitions. */
  void settle() {
    Arrays.sort(ids, 0, size);
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (kept == 0 || ids[kept - 1] != ids[i]) {
        ids[kept++] = ids[i];
      }
    }
    size = kept;
  }

  void set(IdList other) {
    if (ids.length < other.size) {
      ids = new int[other.ids.length];
    }
    System.arraycopy(other.ids, 0, ids, 0, other.size);
    size = other.size;
  }
}
