package org.papamu.core.proof;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.DeflaterOutputStream;
import org.papamu.api.Game;
import org.papamu.api.MoveList;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.core.session.Written;

/**
 * Writes proofs. A proof is a strategy: a tree is walked from the position, in which the seat of
 * the claim makes one move and the other seat makes all of them, and the file has the moves in the
 * order of the walk. It is not entered a second time where a position comes again, and not at all
 * where the checker finds out by itself.
 *
 * <p>The file: a head of text lines, a blank line, the moves' indices in the order of {@link
 * Rules#moves} plus one (0 where the checker finds out by itself) as numbers of seven bits a byte,
 * deflated; the SHA-256 of all of it.
 *
 * @param <P> the game's own position type
 */
public final class ProofWriter<P extends Position> {

  /** The positions of a leaf, where nothing else is asked for. */
  public static final int USUAL_LEAF = 2000;

  private final Game<P> game;
  private final Rules<P> rules;
  private final Strategy<P> strategy;
  private final int leaf;
  private final LeafSearch<P> leaves;
  private final MoveList scratch = new MoveList();

  /**
   * A writer of proofs.
   *
   * @param strategy knows the moves
   * @param leaf the most positions that the checker has to look at to prove a leaf
   */
  public ProofWriter(Game<P> game, Strategy<P> strategy, int leaf) {
    this.game = game;
    this.strategy = strategy;
    this.leaf = leaf;
    rules = game.rules();
    leaves = new LeafSearch<>(game);
  }

  /**
   * The file that proves some claims about a position.
   *
   * @param position not changed
   * @param claims one or two
   */
  public byte[] write(P position, List<Claim> claims) {
    List<ProofText.Named> named = new ArrayList<>();
    for (Claim claim : claims) {
      named.add(new ProofText.Named(game.info().seats().get(claim.seat()), claim.margin()));
    }
    ProofText head =
        new ProofText(game.info().name(), Written.position(game, position), named, leaf);
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    file.writeBytes(head.write().getBytes(StandardCharsets.UTF_8));
    try (DeflaterOutputStream out = new DeflaterOutputStream(file)) {
      for (Claim claim : claims) {
        walk(rules.copy(position), claim, new HashSet64(Long.MAX_VALUE), out);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    byte[] content = file.toByteArray();
    file.writeBytes(Checksum.of(content, content.length));
    return file.toByteArray();
  }

  private void walk(P position, Claim claim, HashSet64 seen, OutputStream out) throws IOException {
    MoveList moves = new MoveList();
    rules.moves(position, moves);
    if (moves.isEmpty()) {
      return;
    }
    P child = rules.copy(position);
    if (position.turn() != claim.seat()) {
      for (int i = 0; i < moves.size(); i++) {
        rules.copy(position, child);
        rules.play(child, moves.get(i));
        walk(child, claim, seen, out);
      }
      return;
    }
    if (!seen.add(position.hash())) {
      return;
    }
    if (leaves.proves(position, claim, leaf)) {
      out.write(0);
      return;
    }
    int move = strategy.move(position, claim, moves);
    write(move + 1, out);
    rules.play(child, moves.get(move));
    if (!rules.isOver(child, scratch)) {
      walk(child, claim, seen, out);
    }
  }

  private static void write(int number, OutputStream out) throws IOException {
    int rest = number;
    for (; rest > 0x7f; rest >>>= 7) {
      out.write((rest & 0x7f) | 0x80);
    }
    out.write(rest);
  }
}
