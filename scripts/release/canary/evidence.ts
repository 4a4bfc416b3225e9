/** Visits of one side that count: how many started, and how many of them failed. */
export type Side = { started: number; failed: number };

/** The visits that count in one step of a canary, by the release that the visitor was assigned. */
export type Sides = { canary: Side; stable: Side };

/** The evidence at which a canary is aborted: healthy canaries reach it in at most one of a thousand steps. */
export const ABORT_EVIDENCE = 1_000;

/** The evidence at which the assignment of visitors, or the counting, must be broken. */
const SHARE_EVIDENCE = 10_000;

/**
 * Returns how many times better the failures are explained by "the canary fails at another rate" than by "both fail
 * alike". `percent` is the canary's share of the visitors.
 *
 * If both fail alike, each failure falls on the canary with probability p = percent / 100, whatever the rate. Against
 * that stands a mixture over all probabilities, Beta(1, 1), known in closed form: B(k + 1, n - k + 1) divided by
 * p^k (1 - p)^(n - k), for k of n failures. Its mean under "alike" is 1 at any time, so it may be looked at after every
 * report: it exceeds c in at most 1/c of all canaries (Ville's inequality). No minimum sample is needed.
 */
export function failureEvidence({ canary, stable }: Sides, percent: number): number {
  return evidence(canary.failed, canary.failed + stable.failed, percent / 100);
}

/** Returns true when the failures show that the canary is worse, and not merely different. */
export function isWorse(sides: Sides, percent: number): boolean {
  const failures = sides.canary.failed + sides.stable.failed;
  return sides.canary.failed > (failures * percent) / 100 && failureEvidence(sides, percent) >= ABORT_EVIDENCE;
}

/**
 * Returns true when the canary's share of the visits that started is not its percentage of the visitors: then
 * something besides the release differs between both sides, and their failures can't be compared.
 */
export function isShareBroken({ canary, stable }: Sides, percent: number): boolean {
  return evidence(canary.started, canary.started + stable.started, percent / 100) >= SHARE_EVIDENCE;
}

function evidence(hits: number, total: number, share: number): number {
  if (share <= 0 || share >= 1) return 1;
  const misses = total - hits;
  const mixture = logFactorial(hits) + logFactorial(misses) - logFactorial(total + 1);
  return Math.exp(mixture - hits * Math.log(share) - misses * Math.log(1 - share));
}

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
