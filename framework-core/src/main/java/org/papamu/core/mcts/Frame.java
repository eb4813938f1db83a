package org.papamu.core.mcts;

import org.jspecify.annotations.Nullable;
import org.papamu.api.Position;
import org.papamu.api.Rules;

/**
 * What the threads of one search share.
 *
 * @param amaf how well moves did later; null if that does not count
 * @param root the position at the root; not changed
 * @param maxDepth the greatest depth of a node
 * @param minimax whether evaluations are handed up the tree by maximum and minimum
 */
record Frame<P extends Position>(
    Rules<P> rules,
    Results results,
    Estimates<P> estimates,
    Past<P> past,
    MctsSettings settings,
    Tree tree,
    @Nullable Amaf amaf,
    P root,
    int maxDepth,
    boolean minimax,
    Weights weights) {}
