/** Counted visits of one side: how many started, and how many of them failed. */
export type Side = { started: number; failed: number };

/** Counted visits in one step of a canary, by the release that the visitor was assigned. */
export type Sides = { canary: Side; stable: Side };

/** The evidence at which a canary is aborted: healthy canaries reach it in at most one of a thousand steps. */
export const ABORT_EVIDENCE = 1_000;

/** Terms that are smaller than this part of the first term are left out of a sum. */
const PRECISION = 1e-16;

/** The evidence at which the assignment of visitors, or their count, is taken to be broken. */
const SHARE_EVIDENCE = 10_000;

/**
 * Returns how many times better the failures are explained by "the canary fails more often" than by "both fail alike".
 * `percent` is the canary's share of the visitors.
 *
 * If both fail alike, each failure falls on the canary with probability p = percent / 100, whatever the rate. Against
 * that stands a mixture over all larger probabilities, uniform on (p, 1), known in closed form: for k of n failures
 * B(k + 1, n - k + 1) · P(Bin(n + 1, p) ≤ k) divided by (1 - p) · p^k (1 - p)^(n - k) (DLMF, 8.17.5). Its mean
 * under "alike" is 1 at any time, so it may be looked at after every report: it exceeds c in at most 1/c of all
 * canaries (Ville's inequality). No minimum sample is needed.
 */
export function failureEvidence({ canary, stable }: Sides, percent: number): number {
  const failures = canary.failed + stable.failed;
  const share = percent / 100;
  if (share <= 0 || share >= 1) return 1;
  const log = logEvidence(canary.failed, failures, share) + logAtMost(canary.failed, failures + 1, share);
  return Math.exp(log - Math.log(1 - share));
}

/** Returns true when the failures show that the canary is worse. */
export function isWorse(sides: Sides, percent: number): boolean {
  return failureEvidence(sides, percent) >= ABORT_EVIDENCE;
}

/**
 * Returns true when the canary's share of the visits that started is not its percentage of the visitors: then
 * something besides the release differs between both sides, and their failures can't be compared.
 */
export function isShareBroken({ canary, stable }: Sides, percent: number): boolean {
  const share = percent / 100;
  if (share <= 0 || share >= 1) return false;
  return logEvidence(canary.started, canary.started + stable.started, share) >= Math.log(SHARE_EVIDENCE);
}

/**
 * Returns the logarithm of how many times better "another share" explains that `hits` of `total` fell on one side than
 * `share` does: the mixture is uniform on (0, 1).
 */
function logEvidence(hits: number, total: number, share: number): number {
  const misses = total - hits;
  const mixture = logFactorial(hits) + logFactorial(misses) - logFactorial(total + 1);
  return mixture - hits * Math.log(share) - misses * Math.log(1 - share);
}

/** Returns ln P(Bin(n, p) ≤ k), from one minus the upper tail where that is the shorter sum. Exact to 1e-12. */
function logAtMost(k: number, n: number, p: number): number {
  if (k >= n) return 0;
  const odds = p / (1 - p);
  const logTerm = logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log(1 - p);
  let [ratio, sum] = [1, 1];
  if (k < n * p) {
    for (let j = k; j > 0 && ratio > PRECISION; j -= 1) sum += ratio *= j / ((n - j + 1) * odds);
    return logTerm + Math.log(sum);
  }
  for (let j = k; j < n && ratio > PRECISION; j += 1) sum += ratio *= ((n - j) * odds) / (j + 1);
  return Math.log1p(-Math.exp(logTerm) * (sum - 1));
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k);

/** Returns ln(n!) by Stirling's series, exact to 1e-12. Source: NIST DLMF, 5.11.1. */
function logFactorial(n: number): number {
  let shift = 0;
  let x = n + 1;
  for (; x < 20; x += 1) shift += Math.log(x);
  return (
    (x - 0.5) * Math.log(x) -
    x +
    Math.log(2 * Math.PI) / 2 +
    1 / (12 * x) -
    1 / (360 * x ** 3) +
    1 / (1260 * x ** 5) -
    shift
  );
}
