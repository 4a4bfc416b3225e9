import type { LoadReport } from '@lectern/shared/contract';
import { includesBucket } from '../../../release';
import type { Running } from './assignment';
import { createStepCount, type StepCount } from './stepFigures';
import type { Arm, VisitEvent } from './visitEvents';
import { openVisitLog, type VisitLog } from './visitLog';
import type { Visit } from './visitToken';

/** One step of a running canary: what is counted, and where that is stored. */
export type CanaryStep = { id: string; running: Running; count: StepCount; log: VisitLog };

/** Returns the name of a step: another percentage of the same canary is another step. */
export function stepIdOf({ owner, canary }: Pick<Running, 'owner' | 'canary'>): string {
  return `${owner}_${stepKeyOf(canary)}`;
}

/** Returns the name of a step within its owner. */
export function stepKeyOf({ salt, percent }: Running['canary']): string {
  return `${salt.replace(/[^\w]/g, '')}-${String(percent)}`;
}

/** Opens a step. `gateway` names this process, or is null for one that only reads. */
export function openStep(
  home: string,
  running: Running,
  gateway: string | null,
  onError: (error: unknown) => void = () => undefined,
): CanaryStep {
  const id = stepIdOf(running);
  return { id, running, count: createStepCount(), log: openVisitLog(home, id, gateway, onError) };
}

/**
 * Returns the side on which a visit counts when a report says that it loads `version`. Null for a page from before this
 * step, and for a version that the visit was not assigned.
 */
export function armOf({ canary, stable }: Running, visit: Visit, version: string): Arm | null {
  if (visit.bucket === null) return null;
  if (canary.since !== undefined && (visit.at + 1) * 1000 < Date.parse(canary.since)) return null;
  const isIncluded = includesBucket(canary, visit.bucket);
  if (version !== (isIncluded ? canary.release.version : stable.version)) return null;
  return isIncluded ? 'canary' : 'stable';
}

/** Returns what a report says about its visit. A failure for which the release can't be blamed counts for neither. */
export function outcomeOf(
  { outcome, kind, phase }: LoadReport,
  nonce: string,
): Extract<VisitEvent, { kind: 'outcome' }> | null {
  if (outcome === 'started') return null;
  if (outcome === 'loaded' || outcome === 'recovered') return { kind: 'outcome', nonce, outcome: 'ok', reason: 'none' };
  if (outcome === 'left' || kind === 'offline' || phase === 'cancelled')
    return { kind: 'outcome', nonce, outcome: 'left', reason: 'none' };
  return { kind: 'outcome', nonce, outcome: 'failed', reason: kind ?? 'error' };
}

/**
 * Counts what other gateways saw, and the visits that fell silent. Starts come first, since one gateway may have logged
 * the outcomes of visits whose starts another one logged. Outcomes that waited for these starts are written at once.
 * Never rejects.
 */
export async function refreshStep({ log, count }: CanaryStep, now: number): Promise<void> {
  let own: VisitEvent[];
  do {
    const events = await log.exchange();
    const starts = events.filter(({ kind }) => kind === 'start');
    const outcomes = events.filter(({ kind }) => kind === 'outcome');
    own = [...starts, ...outcomes].flatMap((event) => count.merge(event));
    for (const event of own) log.append(event);
  } while (own.length > 0);
  count.expire(now);
}

/** Writes all that this gateway saw, also outcomes whose start it has not read. Never rejects. */
export async function flushStep(step: CanaryStep, now: number): Promise<void> {
  await refreshStep(step, now);
  for (const event of step.count.unlogged()) step.log.append(event);
  await refreshStep(step, now);
}
