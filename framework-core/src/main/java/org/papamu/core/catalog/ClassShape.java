package org.papamu.core.catalog;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What can be said of a class without running its code, be it a class file or the class itself: its
 * place in the hierarchy, its members, and the classes and members that its code names. Names are
 * as in class files, with slashes.
 *
 * @param parent the superclass; empty for {@code java/lang/Object} and the like
 * @param members its fields and methods with their access flags
 * @param types the classes that it names
 * @param uses the members of classes that it names
 */
record ClassShape(
    String name,
    int access,
    String parent,
    List<String> interfaces,
    Map<Member, Integer> members,
    Set<String> types,
    Set<Use> uses) {

  /*
   * The format is that of the Java Virtual Machine Specification, chapter 4. Only the constant pool
   * and the lists of members are read; code need not be, since whatever it names is in the pool.
   */
  private static final int MAGIC = 0xCAFEBABE;
  private static final int UTF8 = 1;
  private static final int INTEGER = 3;
  private static final int FLOAT = 4;
  private static final int LONG = 5;
  private static final int DOUBLE = 6;
  private static final int CLASS = 7;
  private static final int STRING = 8;
  private static final int FIELD = 9;
  private static final int METHOD = 10;
  private static final int INTERFACE_METHOD = 11;
  private static final int NAME_AND_TYPE = 12;
  private static final int METHOD_HANDLE = 15;
  private static final int METHOD_TYPE = 16;
  private static final int DYNAMIC = 17;
  private static final int INVOKE_DYNAMIC = 18;
  private static final int MODULE = 19;
  private static final int PACKAGE = 20;

  static final int ABSTRACT = 0x0400;
  static final int INTERFACE = 0x0200;
  static final int PUBLIC_OR_PROTECTED = 0x0001 | 0x0004;
  static final int STATIC = 0x0008;

  /** A field or method: its name and descriptor. */
  record Member(String name, String descriptor) {

    boolean isMethod() {
      return descriptor.startsWith("(");
    }
  }

  /** A member of a class that some code names. */
  record Use(String owner, Member member) {}

  boolean is(int flag) {
    return (access & flag) != 0;
  }

  /** The same of a class that is there, but for what its code names. */
  static ClassShape of(Class<?> type) {
    Map<Member, Integer> members = new HashMap<>();
    for (Method method : type.getDeclaredMethods()) {
      MethodType form = MethodType.methodType(method.getReturnType(), method.getParameterTypes());
      members.put(
          new Member(method.getName(), form.toMethodDescriptorString()), method.getModifiers());
    }
    for (Constructor<?> constructor : type.getDeclaredConstructors()) {
      MethodType form = MethodType.methodType(void.class, constructor.getParameterTypes());
      members.put(
          new Member("<init>", form.toMethodDescriptorString()), constructor.getModifiers());
    }
    for (Field field : type.getDeclaredFields()) {
      members.put(
          new Member(field.getName(), field.getType().descriptorString()), field.getModifiers());
    }
    Class<?> parent = type.getSuperclass();
    return new ClassShape(
        slashed(type),
        type.getModifiers(),
        parent == null ? "" : slashed(parent),
        Arrays.stream(type.getInterfaces()).map(ClassShape::slashed).toList(),
        members,
        Set.of(),
        Set.of());
  }

  private static String slashed(Class<?> type) {
    return type.getName().replace('.', '/');
  }

  /** Reads a class file; empty if it is none, which loading it will tell in its own words. */
  static Optional<ClassShape> read(byte[] bytes) {
    try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      if (in.readInt() != MAGIC) {
        return Optional.empty();
      }
      in.readInt();
      return Optional.of(new Pool(in).shape(in));
    } catch (IOException | RuntimeException e) {
      return Optional.empty();
    }
  }

  /** The constant pool of a class file. */
  private static final class Pool {

    private final int[] kinds;
    private final int[] first;
    private final int[] second;
    private final String[] texts;

    Pool(DataInputStream in) throws IOException {
      int count = in.readUnsignedShort();
      kinds = new int[count];
      first = new int[count];
      second = new int[count];
      texts = new String[count];
      for (int i = 1; i < count; i++) {
        kinds[i] = in.readUnsignedByte();
        switch (kinds[i]) {
          case UTF8 -> texts[i] = in.readUTF();
          case INTEGER, FLOAT -> in.readInt();
          case LONG, DOUBLE -> {
            in.readLong();
            // They take two places.
            i++;
          }
          case CLASS, STRING, METHOD_TYPE, MODULE, PACKAGE -> first[i] = in.readUnsignedShort();
          case FIELD, METHOD, INTERFACE_METHOD, NAME_AND_TYPE, DYNAMIC, INVOKE_DYNAMIC -> {
            first[i] = in.readUnsignedShort();
            second[i] = in.readUnsignedShort();
          }
          case METHOD_HANDLE -> {
            in.readUnsignedByte();
            in.readUnsignedShort();
          }
          default -> throw new IOException("unknown constant");
        }
      }
    }

    ClassShape shape(DataInputStream in) throws IOException {
      int access = in.readUnsignedShort();
      String name = type(in.readUnsignedShort());
      int parent = in.readUnsignedShort();
      List<String> interfaces = new ArrayList<>();
      for (int left = in.readUnsignedShort(); left > 0; left--) {
        interfaces.add(type(in.readUnsignedShort()));
      }
      Map<Member, Integer> members = new HashMap<>();
      members(in, members);
      members(in, members);
      Set<String> types = new LinkedHashSet<>();
      Set<Use> uses = new LinkedHashSet<>();
      for (int i = 1; i < kinds.length; i++) {
        if (kinds[i] == CLASS) {
          types.add(type(i));
        } else if (kinds[i] == FIELD || kinds[i] == METHOD || kinds[i] == INTERFACE_METHOD) {
          int pair = second[i];
          uses.add(new Use(type(first[i]), new Member(texts[first[pair]], texts[second[pair]])));
        }
      }
      return new ClassShape(
          name, access, parent == 0 ? "" : type(parent), interfaces, members, types, uses);
    }

    private String type(int index) {
      return texts[first[index]];
    }

    private void members(DataInputStream in, Map<Member, Integer> members) throws IOException {
      for (int left = in.readUnsignedShort(); left > 0; left--) {
        int access = in.readUnsignedShort();
        Member member = new Member(texts[in.readUnsignedShort()], texts[in.readUnsignedShort()]);
        members.put(member, access);
        for (int attributes = in.readUnsignedShort(); attributes > 0; attributes--) {
          in.readUnsignedShort();
          in.skipNBytes(Integer.toUnsignedLong(in.readInt()));
        }
      }
    }
  }
}
