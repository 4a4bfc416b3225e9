import type { Change } from '@lectern/shared/contract';
import { endCanary, failureEvidence, judge, messageOf, raiseCanary, type Stores, type Verdict } from '../../../release';
import type { CanaryStep } from './canaryStep';
import type { CanaryVisits } from './canaryVisits';

/** Milliseconds between two checks of the canaries, and until a failed change is tried again. */
const CHECK_MS = 1_000;
const RETRY_MS = 60_000;

/**
 * Judges the running canaries every second: aborts those that fail more than the stable release, and raises automatic
 * ones. Several gateways of one store may decide the same: the first revision counts, the others change nothing.
 * Calls `warn` with each change that failed, and why. Returns a function that stops it.
 */
export function watchCanaries(stores: Stores, visits: CanaryVisits, warn: (message: string) => void): () => void {
  const retryAt = new Map<string, number>();
  let isBusy = false;
  const judgeAll = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (const step of await visits.refresh())
      if (performance.now() >= (retryAt.get(step.id) ?? 0))
        await judgeStep(stores, step).catch((error: unknown) => {
          retryAt.set(step.id, performance.now() + RETRY_MS);
          warn(`The canary of ${step.running.owner} could not be changed: ${messageOf(error)}`);
        });
    isBusy = false;
  };
  const timer = setInterval(() => void judgeAll(), CHECK_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Carries out the verdict on one step, as a revision with the figures as its reason. Rejects with a RefusedError or a
 * StoreError when that fails. `now` is in milliseconds since 1970.
 */
export async function judgeStep(stores: Stores, step: CanaryStep, now = Date.now()): Promise<Verdict> {
  const { owner, canary } = step.running;
  const verdict = judge(canary, step.count.figures(), now);
  const target = { owner, salt: canary.salt, percent: canary.percent };
  if (verdict.kind === 'abort') await endCanary(stores, owner, changeOf(step, '--end'), target);
  if (verdict.kind === 'raise') {
    const share = verdict.percent === null ? '--percent 100' : `--percent ${String(verdict.percent)}`;
    await raiseCanary(stores, target, verdict.percent, changeOf(step, share));
  }
  return verdict;
}

function changeOf(step: CanaryStep, option: string): Change {
  const { owner, canary } = step.running;
  const isEnd = option === '--end';
  const command = isEnd ? `canary ${owner} --end` : `canary ${owner} ${canary.release.version} ${option} --auto`;
  return { by: 'gateway', command, reason: isEnd ? `Aborted: ${describeStep(step)}` : describeStep(step) };
}

/** Returns the figures of a step as a sentence. */
export function describeStep({ running: { canary, stable }, count }: CanaryStep): string {
  const figures = count.figures();
  const evidence = failureEvidence(figures, canary.percent);
  const kinds = Object.entries(count.reasons()).map(([reason, number]) => `${String(number)} ${reason}`);
  const failed = `${String(figures.canary.failed)} of ${String(figures.canary.started)} visits`;
  return (
    `at ${String(canary.percent)} %, ${failed} of ${canary.release.version} failed` +
    `${kinds.length > 0 ? ` (${kinds.join(', ')})` : ''}, and ${String(figures.stable.failed)} of ` +
    `${String(figures.stable.started)} of ${stable.version}; evidence ${formatEvidence(evidence)}.`
  );
}

/** Returns how strong the evidence against a canary is, such as `1,250 : 1`; `1 : 20` speaks for it. */
export function formatEvidence(evidence: number): string {
  return evidence < 1 ? `1 : ${oddsText(1 / evidence)}` : `${oddsText(evidence)} : 1`;
}

function oddsText(odds: number): string {
  const limit = 1_000_000_000;
  if (odds > limit) return `over ${limit.toLocaleString('en')}`;
  return odds >= 10 ? Math.round(odds).toLocaleString('en') : odds.toFixed(1);
}
