package org.papamu.core.player;

/**
 * A player's own code threw something that its contract does not allow, or chose a move that is not
 * legal.
 */
public final class PlayerFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  /**
   * A fault with a cause.
   *
   * @param player the player's name
   * @param cause what it threw
   */
  public PlayerFault(String player, Throwable cause) {
    super("fault in the code of player %s: %s".formatted(player, cause), cause);
  }

  /**
   * A broken contract.
   *
   * @param player the player's name
   * @param breach what is wrong, as a sentence without a full stop
   */
  public PlayerFault(String player, String breach) {
    super("fault in the code of player %s: %s".formatted(player, breach));
  }
}
