package org.papamu.testkit.faults;

import java.util.Optional;
import java.util.function.Consumer;
import org.papamu.api.About;
import org.papamu.api.Ending;
import org.papamu.api.Evaluator;
import org.papamu.api.Game;
import org.papamu.api.GameInfo;
import org.papamu.api.Look;
import org.papamu.api.Move;
import org.papamu.api.MoveList;
import org.papamu.api.Notation;
import org.papamu.api.Options;
import org.papamu.api.Position;
import org.papamu.api.Rules;
import org.papamu.api.board.Topology;

/** A sound game passed on in all it says; a fault is planted by overriding one method. */
class FaultyGame<P extends Position>
    implements Game<Wrapped<P>>, Rules<Wrapped<P>>, Notation<Wrapped<P>> {

  /** The sound game. */
  final Game<P> sound;

  FaultyGame(Game<P> sound) {
    this.sound = sound;
  }

  @Override
  public GameInfo info() {
    return sound.info();
  }

  @Override
  public Topology board() {
    return sound.board();
  }

  @Override
  public Rules<Wrapped<P>> rules() {
    return this;
  }

  @Override
  public Notation<Wrapped<P>> notation() {
    return this;
  }

  @Override
  public About about() {
    return sound.about();
  }

  @Override
  public Options options() {
    return sound.options();
  }

  @Override
  public Look look() {
    return sound.look();
  }

  @Override
  public Optional<Evaluator<Wrapped<P>>> evaluator() {
    return sound
        .evaluator()
        .map(evaluator -> (position, seat) -> evaluator.evaluate(position.inner, seat));
  }

  // --- positions ---

  int turn(Wrapped<P> position) {
    return position.inner.turn();
  }

  int at(Wrapped<P> position, int point) {
    return position.inner.at(point);
  }

  long hash(Wrapped<P> position) {
    return position.inner.hash();
  }

  boolean equal(Wrapped<P> one, Wrapped<P> other) {
    return one.inner.equals(other.inner);
  }

  int hashCode(Wrapped<P> position) {
    return position.inner.hashCode();
  }

  // --- rules ---

  @Override
  public Wrapped<P> initial() {
    return new Wrapped<>(this, sound.rules().initial());
  }

  @Override
  public Wrapped<P> copy(Wrapped<P> source) {
    Wrapped<P> target = new Wrapped<>(this, sound.rules().copy(source.inner));
    target.mark = source.mark;
    return target;
  }

  @Override
  public void copy(Wrapped<P> source, Wrapped<P> target) {
    sound.rules().copy(source.inner, target.inner);
    target.mark = source.mark;
  }

  @Override
  public void moves(Wrapped<P> position, MoveList out) {
    sound.rules().moves(position.inner, out);
  }

  @Override
  public void play(Wrapped<P> position, long move) {
    sound.rules().play(position.inner, move);
  }

  @Override
  public boolean pass(Wrapped<P> position) {
    return sound.rules().pass(position.inner);
  }

  @Override
  public int score(Wrapped<P> position, int seat) {
    return sound.rules().score(position.inner, seat);
  }

  @Override
  public Ending ending(Wrapped<P> position) {
    return sound.rules().ending(position.inner);
  }

  @Override
  public Move describe(Wrapped<P> position, long move) {
    return sound.rules().describe(position.inner, move);
  }

  @Override
  public boolean image(Wrapped<P> source, int symmetry, Wrapped<P> target) {
    target.mark = source.mark;
    return sound.rules().image(source.inner, symmetry, target.inner);
  }

  // --- notation ---

  @Override
  public String write(Wrapped<P> position) {
    return sound.notation().write(position.inner);
  }

  @Override
  public Wrapped<P> read(String text) {
    return new Wrapped<>(this, sound.notation().read(text));
  }

  @Override
  public String writeMove(Wrapped<P> position, long move) {
    return sound.notation().writeMove(position.inner, move);
  }

  @Override
  public void spellings(Wrapped<P> position, long move, Consumer<String> out) {
    sound.notation().spellings(position.inner, move, out);
  }
}
