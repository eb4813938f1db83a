package org.papamu.core.match;

/**
 * A sequential test between two hypotheses about the difference in strength, on the logistic scale
 * of Elo. It goes on until one of them can be given up at the risks agreed beforehand: Wald's test
 * with the generalised likelihood ratio of pairs of games.
 *
 * @param elo0 the difference under the hypothesis H0
 * @param elo1 the difference under the hypothesis H1, greater
 * @param alpha the risk to accept H1 where H0 holds, between 0 and a half
 * @param beta the risk to accept H0 where H1 holds, between 0 and a half
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {

  /** The risk that is usual. */
  public static final double USUAL_RISK = 0.05;

  /** What a test has come to. */
  public enum Verdict {
    /** It goes on. */
    OPEN,
    /** The difference is not as great as {@code elo1}. */
    H0,
    /** The difference is greater than {@code elo0}. */
    H1
  }

  /** Refuses hypotheses in the wrong order and risks that are none. */
  public Sprt {
    boolean ordered = elo0 < elo1 && Math.abs(elo0) <= 4000 && Math.abs(elo1) <= 4000;
    if (!ordered || !isRisk(alpha) || !isRisk(beta)) {
      throw new IllegalArgumentException(
          "elo0 %s, elo1 %s, alpha %s, beta %s".formatted(elo0, elo1, alpha, beta));
    }
  }

  private static boolean isRisk(double risk) {
    return risk > 0 && risk < 0.5;
  }

  /** The test with the usual risks. */
  public static Sprt of(double elo0, double elo1) {
    return new Sprt(elo0, elo1, USUAL_RISK, USUAL_RISK);
  }

  /** H0 is accepted where the ratio is not above this. */
  public double low() {
    return Math.log(beta / (1 - alpha));
  }

  /** H1 is accepted where the ratio is not below this. */
  public double high() {
    return Math.log((1 - beta) / alpha);
  }

  /** The logarithm of the ratio of likelihoods. */
  public double logLikelihoodRatio(Pentanomial pairs) {
    return pairs.sample().logLikelihoodRatio(Elo.score(elo0), Elo.score(elo1));
  }

  /** What the pairs played so far come to. */
  public Verdict verdict(Pentanomial pairs) {
    double ratio = logLikelihoodRatio(pairs);
    return ratio >= high() ? Verdict.H1 : ratio <= low() ? Verdict.H0 : Verdict.OPEN;
  }
}
