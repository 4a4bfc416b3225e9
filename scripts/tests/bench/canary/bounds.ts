import { ABORT_EVIDENCE, isWorse, type Side } from '../../../release';
import type { Trial } from './simulate';

type Rates = Pick<Trial, 'percent' | 'stable' | 'canary'>;

/** Probability with which a test may abort a canary that fails like the stable release. */
const ALPHA = 1 / ABORT_EVIDENCE;

/**
 * Returns the least mean number of visits, of both sides, after which any test can abort this canary, if it aborts
 * healthy ones with a probability of at most 1/1,000: ln(1,000) divided by the information of a visit.
 *
 * By Wald's identity the mean of the logarithm of the likelihood ratio at the end is that mean number times the
 * information of a visit, and a test that ends surely has to reach ln(1/α) in the mean. The information is the one
 * against the hardest "alike": both fail at the rate of all visits together.
 */
export function leastMean({ percent, stable, canary }: Rates): number {
  const share = percent / 100;
  const both = share * canary + (1 - share) * stable;
  return Math.log(1 / ALPHA) / (share * divergence(canary, both) + (1 - share) * divergence(stable, both));
}

/**
 * Returns the greatest probability with which any such test has aborted this canary after `visits`: that of the most
 * powerful test of these two hypotheses (Neyman and Pearson), which looks only once and knows all rates.
 */
export function mostPower(rates: Rates, visits: number): number {
  const cells = cellsOf(rates, visits).sort((a, b) => b.broken / b.alike - a.broken / a.alike);
  let [left, power] = [ALPHA, 0];
  for (const { alike, broken } of cells) {
    if (alike >= left) return power + broken * (left / alike);
    left -= alike;
    power += broken;
  }
  return power;
}

/**
 * Runs the test that knows all rates, and the assignment of every visit, as no gateway does: it ends when this canary
 * is 1,000 times as likely as the hardest "alike" (Wald). Returns the numbers of visits of both sides, in order.
 */
export function waldVisits({ percent, stable, canary }: Rates, runs: number, random: () => number): number[] {
  const share = percent / 100;
  const both = share * canary + (1 - share) * stable;
  const once = (): number => {
    let [evidence, visits] = [0, 0];
    for (; evidence < Math.log(1 / ALPHA); visits += 1) {
      const rate = random() < share ? canary : stable;
      evidence += random() < rate ? Math.log(rate / both) : Math.log((1 - rate) / (1 - both));
    }
    return visits;
  };
  return Array.from({ length: runs }, once).sort((a, b) => a - b);
}

/** Returns the part of the information of a visit that its failure alone carries: which side it falls on. */
export function partInFailures({ percent, stable, canary }: Rates): number {
  const share = percent / 100;
  const both = share * canary + (1 - share) * stable;
  const whole = share * divergence(canary, both) + (1 - share) * divergence(stable, both);
  return (both * divergence((share * canary) / both, share)) / whole;
}

/** Returns the exact probability that a healthy canary is aborted at one of the first `failures` of both sides. */
export function falseAborts(percent: number, failures: number): number {
  const share = percent / 100;
  let [alive, aborted] = [[1], 0];
  for (let total = 1; total <= failures; total += 1) {
    alive = Array.from(
      { length: total + 1 },
      (_, mine) => (alive[mine] ?? 0) * (1 - share) + (alive[mine - 1] ?? 0) * share,
    );
    // Counted from above, so that only the results near the boundary are judged.
    for (let mine = total; mine >= 0; mine -= 1) {
      const chance = alive[mine] ?? 0;
      const side = (failed: number): Side => ({ started: failed, failed });
      if (chance > 0 && !isWorse({ canary: side(mine), stable: side(total - mine) }, percent)) break;
      aborted += chance;
      alive[mine] = 0;
    }
  }
  return aborted;
}

/** The probability of one result under both hypotheses: both sides fail alike, or the canary is broken. */
type Cell = { alike: number; broken: number };

/** Returns every possible result of `visits`: how many were the canary's, and how many of each side failed. */
function cellsOf({ percent, stable, canary }: Rates, visits: number): Cell[] {
  const share = percent / 100;
  const both = share * canary + (1 - share) * stable;
  return binomial(visits, share).flatMap((chance, mine) => {
    if (chance < NEGLIGIBLE) return [];
    const [canaryCells, stableCells] = [cells(mine, canary, both), cells(visits - mine, stable, both)];
    return canaryCells.flatMap((one) =>
      stableCells.map((other) => ({
        alike: chance * one.alike * other.alike,
        broken: chance * one.broken * other.broken,
      })),
    );
  });
}

/** Results that are left out: together they are below a millionth. */
const NEGLIGIBLE = 1e-11;

/** Returns the numbers of failures among `visits` of one side. */
function cells(visits: number, broken: number, alike: number): Cell[] {
  const other = binomial(visits, alike);
  return binomial(visits, broken)
    .map((chance, failed) => ({ broken: chance, alike: other[failed] ?? 0 }))
    .filter((cell) => cell.broken > NEGLIGIBLE && cell.alike > 0);
}

/** Returns P(Bin(n, p) = k) for each k. */
function binomial(n: number, p: number): number[] {
  let term = n * Math.log1p(-p);
  const odds = Math.log(p) - Math.log1p(-p);
  return Array.from({ length: n + 1 }, (_, k) => {
    if (k > 0) term += Math.log((n - k + 1) / k) + odds;
    return Math.exp(term);
  });
}

/** Returns the information, in nats, of one visit that fails with probability p, against one that does with q. */
const divergence = (p: number, q: number): number => p * Math.log(p / q) + (1 - p) * Math.log((1 - p) / (1 - q));
