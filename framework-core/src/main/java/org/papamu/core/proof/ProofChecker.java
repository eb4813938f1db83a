package org.papamu.core.proof;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.InflaterInputStream;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.MoveList;
import org.papamu.api.Player.Stop;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * Checks proofs. It trusts the game's rules and that no two positions of a proof have the same
 * 64-bit hash; of n positions two have so by chance with a probability of about n²/2⁶⁵.
 *
 * <p>Every move that the other seat has is followed, every move of the proof is made by the rules,
 * and every end is looked at, so a file that passes proves its claims wherever it comes from.
 */
public final class ProofChecker {

  private final byte[] file;
  private final ProofText head;
  private final int start;

  private ProofChecker(byte[] file, ProofText head, int start) {
    this.file = file;
    this.head = head;
    this.start = start;
  }

  /**
   * What was checked.
   *
   * @param positions the positions in which the seat of a claim was to move, each once
   * @param leaves those of them that were proved without a move from the file
   * @param claims what is proved
   */
  public record Checked(long positions, long leaves, List<Claim> claims) {

    /** Copies the list. */
    public Checked {
      claims = List.copyOf(claims);
    }
  }

  /**
   * Reads a file.
   *
   * @throws ProofException if it is no proof, or damaged
   */
  public static ProofChecker of(byte[] file) {
    byte[] format = (ProofText.FORMAT + "\n").getBytes(StandardCharsets.UTF_8);
    if (file.length < format.length || !Arrays.equals(format, Arrays.copyOf(file, format.length))) {
      throw new ProofException("this is not a proof of this version");
    }
    int content = file.length - Checksum.LENGTH;
    if (content < format.length
        || !Arrays.equals(
            Checksum.of(file, content), Arrays.copyOfRange(file, content, file.length))) {
      throw new ProofException("it is damaged: its checksum is wrong");
    }
    int end = 0;
    while (end + 1 < content && (file[end] != '\n' || file[end + 1] != '\n')) {
      end++;
    }
    ProofText head = ProofText.read(new String(file, 0, end, StandardCharsets.UTF_8));
    return new ProofChecker(file.clone(), head, end + 2);
  }

  /** The full name of the game that it is about. */
  public String game() {
    return head.game();
  }

  /** The position that it is about. */
  public String position() {
    return head.position();
  }

  /**
   * Checks the proof.
   *
   * @param game the game of this name
   * @param most the most positions to remember; each takes up to 24 bytes
   * @throws ProofException if it does not prove what it claims
   * @throws org.papamu.api.text.NotationException if its position is none of the game
   */
  public <P extends Position> Checked check(Game<P> game, long most, Stop stop) {
    P position = game.notation().read(head.position());
    List<Claim> claims = new ArrayList<>();
    for (ProofText.Named named : head.claims()) {
      int seat = game.info().seats().indexOf(named.seat());
      if (seat < 0 || !game.info().isDuel()) {
        throw new ProofException("it is about a seat that the game does not have");
      }
      claims.add(new Claim(seat, named.margin()));
    }
    int content = file.length - Checksum.LENGTH;
    try (InputStream in =
        new InflaterInputStream(
            new ByteArrayInputStream(file, start, Math.max(0, content - start)))) {
      Walk<P> walk = new Walk<>(game, in, head.leaf(), most, stop);
      for (Claim claim : claims) {
        walk.check(position, claim);
      }
      if (in.read() >= 0) {
        throw new ProofException("it goes on after its end");
      }
      return new Checked(walk.positions, walk.leafCount, claims);
    } catch (IOException e) {
      throw new ProofException("its moves cannot be read");
    }
  }

  /** The walk over the tree of a claim. */
  private static final class Walk<P extends Position> {

    private final GameInfo info;
    private final Rules<P> rules;
    private final InputStream in;
    private final int leaf;
    private final long most;
    private final Stop stop;
    private final LeafSearch<P> leaves;
    private HashSet64 seen;
    private long positions;
    private long leafCount;

    Walk(Game<P> game, InputStream in, int leaf, long most, Stop stop) {
      info = game.info();
      rules = game.rules();
      this.in = in;
      this.leaf = leaf;
      this.most = most;
      this.stop = stop;
      leaves = new LeafSearch<>(game);
      seen = new HashSet64(most);
    }

    void check(P position, Claim claim) throws IOException {
      seen = new HashSet64(most);
      walk(rules.copy(position), claim);
    }

    private void walk(P position, Claim claim) throws IOException {
      MoveList moves = new MoveList();
      rules.moves(position, moves);
      if (moves.isEmpty()) {
        if (!claim.holdsAtEnd(info, rules, position)) {
          throw new ProofException("it leads to an end that is not what it claims");
        }
        return;
      }
      P child = rules.copy(position);
      if (position.turn() != claim.seat()) {
        for (int i = 0; i < moves.size(); i++) {
          rules.copy(position, child);
          rules.play(child, moves.get(i));
          walk(child, claim);
        }
        return;
      }
      if (!seen.add(position.hash())) {
        return;
      }
      positions++;
      if (stop.requested()) {
        throw new ProofException("stopped before all of it was checked");
      }
      int code = read();
      if (code == 0) {
        leafCount++;
        if (!leaves.proves(position, claim, leaf)) {
          throw new ProofException("a leaf of it is not what it claims");
        }
        return;
      }
      if (code > moves.size()) {
        throw new ProofException("it has a move that is not legal");
      }
      rules.play(child, moves.get(code - 1));
      walk(child, claim);
    }

    private int read() throws IOException {
      int number = 0;
      for (int shift = 0; shift < 28; shift += 7) {
        int next = in.read();
        if (next < 0) {
          throw new ProofException("it ends too soon");
        }
        number |= (next & 0x7f) << shift;
        if (next < 0x80) {
          return number;
        }
      }
      throw new ProofException("a number of it is too large");
    }
  }
}
