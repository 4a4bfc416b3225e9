import type { Canary } from '@lectern/shared/contract';
import { isShareBroken, isWorse, type Sides } from './evidence';

/** The shares of visitors through which an automatic canary is raised, before it is promoted. */
export const STEPS = [1, 5, 25, 50] as const;

/**
 * Visits and minutes that an automatic canary needs in each step before it is raised, unless the command sets others.
 */
export const DEFAULT_AUTO = { visits: 50, minutes: 10 };

/** Next action for a canary. `raise` to a percentage; to null, it becomes the stable release. */
export type Verdict = { kind: 'wait' } | { kind: 'abort' } | { kind: 'raise'; percent: number | null };

/** Figures of one step: the visits that started and failed, and those of the canary that have an outcome. */
export type StepFigures = Sides & { finished: number };

/**
 * Decides what to do with a canary. Aborts one that fails more than the stable release. Raises an automatic one once
 * its step has lasted long enough, has seen enough visits, and visitors are divided as they should be. `now` is in
 * milliseconds since 1970.
 */
export function judge(
  canary: Pick<Canary<unknown>, 'percent' | 'since' | 'auto'>,
  figures: StepFigures,
  now: number,
): Verdict {
  const { percent, since, auto } = canary;
  if (isWorse(figures, percent)) return { kind: 'abort' };
  if (!auto || since === undefined || isShareBroken(figures, percent)) return { kind: 'wait' };
  const isLongEnough = now - Date.parse(since) >= auto.minutes * 60_000;
  if (!isLongEnough || figures.finished < auto.visits || isDoubtful(figures, percent)) return { kind: 'wait' };
  return { kind: 'raise', percent: STEPS.find((step) => step > percent) ?? null };
}

/** Returns true while the canary has more than twice its part of at least two failures: more visits will tell. */
function isDoubtful({ canary, stable }: Sides, percent: number): boolean {
  const expected = ((canary.failed + stable.failed) * percent) / 100;
  return canary.failed >= 2 && canary.failed > 2 * expected;
}
