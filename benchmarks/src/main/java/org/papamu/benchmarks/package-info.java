/**
 * Benchmarks of the hot paths, with JMH. They are not part of the distribution.
 *
 * <p>{@code mvn -q -pl benchmarks -am package -DskipTests}, then {@code java -jar
 * benchmarks/target/benchmarks-1.0.0.jar} with JMH's own options, such as {@code -p
 * game=fanorona:5x9 Rules} for some of them and {@code -h} for help. Figures of one run can be
 * compared with each other, figures of different runs only with care.
 */
@NullMarked
package org.papamu.benchmarks;

import org.jspecify.annotations.NullMarked;
