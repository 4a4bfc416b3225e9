import { ABORT_EVIDENCE, isWorse, type Side } from '../../../release';
import type { Trial } from './simulate';

type Rates = Pick<Trial, 'percent' | 'stable' | 'canary'>;

/** Probability with which a test may abort a canary that fails like the stable release. */
const ALPHA = 1 / ABORT_EVIDENCE;

/**
 * Returns a lower bound of the mean number of visits, of both sides, that any test needs to abort this canary, if it
 * aborts healthy ones with a probability of at most α = 1/1,000: ln(1/α) divided by the information of a visit.
 *
 * Reason (Wald's identity): when a test ends, the mean of its log-likelihood ratio is the mean number of visits times
 * the information of a visit. A test that always ends must reach ln(1/α) in the mean.
 */
export function minMeanVisits(rates: Rates): number {
  return Math.log(1 / ALPHA) / informationOf(rates);
}

/**
 * Returns the share of failures of all visits together. That both sides fail at this rate is the hypothesis "alike"
 * that is hardest to refute.
 */
const pooledRateOf = ({ percent, stable, canary }: Rates): number =>
  (percent / 100) * canary + (1 - percent / 100) * stable;

/** Returns the mean information of a visit, in nats, against the hypothesis that both sides fail at the pooled rate. */
function informationOf(rates: Rates): number {
  const { percent, stable, canary } = rates;
  const share = percent / 100;
  const pooledRate = pooledRateOf(rates);
  return share * divergence(canary, pooledRate) + (1 - share) * divergence(stable, pooledRate);
}

/**
 * Returns an upper bound of the probability that any such test has aborted this canary after `visits`. It is the power
 * of the most powerful test of both hypotheses (Neyman and Pearson), which looks once and knows all rates.
 */
export function maxPower(rates: Rates, visits: number): number {
  const cells = cellsOf(rates, visits).sort((a, b) => b.broken / b.alike - a.broken / a.alike);
  let [remainingAlpha, power] = [ALPHA, 0];
  for (const { alike, broken } of cells) {
    if (alike >= remainingAlpha) return power + broken * (remainingAlpha / alike);
    remainingAlpha -= alike;
    power += broken;
  }
  return power;
}

/**
 * Runs the test that knows all rates, and the assignment of every visit, as no gateway does: it ends when this canary
 * is 1,000 times as likely as the hardest "alike" (Wald). Returns the numbers of visits of both sides, in order.
 */
export function waldVisits(rates: Rates, runs: number, random: () => number): number[] {
  const { percent, stable, canary } = rates;
  const share = percent / 100;
  const pooledRate = pooledRateOf(rates);
  const once = (): number => {
    let [evidence, visits] = [0, 0];
    for (; evidence < Math.log(1 / ALPHA); visits += 1) {
      const rate = random() < share ? canary : stable;
      evidence += random() < rate ? Math.log(rate / pooledRate) : Math.log((1 - rate) / (1 - pooledRate));
    }
    return visits;
  };
  return Array.from({ length: runs }, once).sort((a, b) => a - b);
}

/** Returns the share of a visit's information, 0 to 1, that a test gets from the side of each failure alone. */
export function informationInFailures(rates: Rates): number {
  const share = rates.percent / 100;
  const pooledRate = pooledRateOf(rates);
  const canaryShareOfFailures = (share * rates.canary) / pooledRate;
  return (pooledRate * divergence(canaryShareOfFailures, share)) / informationOf(rates);
}

/** Returns the exact probability that a healthy canary is aborted at one of the first `failures` of both sides. */
export function falseAborts(percent: number, failures: number): number {
  const share = percent / 100;
  /** Probabilities, by the number of the canary's failures, that the canary is not aborted so far. */
  let running = [1];
  let aborted = 0;
  for (let total = 1; total <= failures; total += 1) {
    const before = running;
    running = Array.from(
      { length: total + 1 },
      (_, ofCanary) => (before[ofCanary] ?? 0) * (1 - share) + (before[ofCanary - 1] ?? 0) * share,
    );
    // Counted from above, so that only the results near the boundary are judged.
    for (let ofCanary = total; ofCanary >= 0; ofCanary -= 1) {
      const chance = running[ofCanary] ?? 0;
      const side = (failed: number): Side => ({ started: failed, failed });
      if (chance > 0 && !isWorse({ canary: side(ofCanary), stable: side(total - ofCanary) }, percent)) break;
      aborted += chance;
      running[ofCanary] = 0;
    }
  }
  return aborted;
}

/** The probability of one result under both hypotheses: both sides fail alike, or the canary is broken. */
type Cell = { alike: number; broken: number };

/** Returns every possible result of `visits`: how many were the canary's, and how many of each side failed. */
function cellsOf(rates: Rates, visits: number): Cell[] {
  const { percent, stable, canary } = rates;
  const pooledRate = pooledRateOf(rates);
  return binomial(visits, percent / 100).flatMap((chance, canaryVisits) => {
    if (chance < NEGLIGIBLE) return [];
    const canaryCells = cells(canaryVisits, canary, pooledRate);
    const stableCells = cells(visits - canaryVisits, stable, pooledRate);
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

/** Returns every possible number of failures among `visits` of one side, given its rate under both hypotheses. */
function cells(visits: number, brokenRate: number, alikeRate: number): Cell[] {
  const alikeChances = binomial(visits, alikeRate);
  return binomial(visits, brokenRate)
    .map((chance, failed) => ({ broken: chance, alike: alikeChances[failed] ?? 0 }))
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
