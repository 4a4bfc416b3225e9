import { failureEvidence } from '../../../release';
import type { Running } from './assignment';
import { stepIdOf } from './canaryStep';
import { createStepCount } from './stepFigures';
import type { VisitEvent } from './visitEvents';
import { readVisitLogs } from './visitLog';

/**
 * A point of the curve: the evidence against a canary after this number of visits on both sides, until the next point.
 */
export type CurvePoint = { visits: number; evidence: number };

/** Points that a curve has at most: more than a screen can show. */
const MAX_POINTS = 300;
/** Milliseconds between two checks for visits without an outcome: the gateways check every second, too. */
const CHECK_MS = 1_000;

/**
 * Resolves to the curve of a step as the gateways of `home` counted it, at most 300 points, oldest first; empty when
 * nothing was counted, or a day after the step has ended. `end` is when the step ended, or now, in milliseconds since
 * 1970. Never rejects.
 */
export async function readEvidenceCurve(home: string, running: Running, end = Date.now()): Promise<CurvePoint[]> {
  return curveOf(await readVisitLogs(home, stepIdOf(running)), running.canary.percent, end);
}

/** Returns the curve of the events that several gateways wrote. */
export function curveOf(logs: readonly (readonly VisitEvent[])[], percent: number, end: number): CurvePoint[] {
  const count = createStepCount();
  let points: CurvePoint[] = [];
  let failures = 0;
  const note = (): void => {
    const { canary, stable } = count.figures();
    if (canary.failed + stable.failed === failures) return;
    failures = canary.failed + stable.failed;
    points.push({ visits: canary.started + stable.started, evidence: failureEvidence({ canary, stable }, percent) });
    if (points.length > 2 * MAX_POINTS) points = thinned(points);
  };
  let lastCheck = 0;
  for (const { event, at } of inOrder(logs)) {
    if (at - lastCheck >= CHECK_MS) count.expire(at);
    lastCheck = at - lastCheck >= CHECK_MS ? at : lastCheck;
    count.merge(event);
    note();
  }
  count.expire(end);
  note();
  const { canary, stable } = count.figures();
  const visits = canary.started + stable.started;
  if (visits === 0) return [];
  const last = { visits, evidence: failureEvidence({ canary, stable }, percent) };
  while (points.length > MAX_POINTS - 2) points = thinned(points);
  return [{ visits: 0, evidence: 1 }, ...points, last];
}

/** Halves the points. Of each two, the one with more evidence stays: how near the abort was is never lost. */
function thinned(points: readonly CurvePoint[]): CurvePoint[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (index % 2 === 1) return [];
    return [next !== undefined && next.evidence > point.evidence ? next : point];
  });
}

/**
 * Merges the logs by time. A log does not date outcomes: each counts at the time of the visit before it, and not before
 * its own visit, which another log may have.
 */
function inOrder(logs: readonly (readonly VisitEvent[])[]): { event: VisitEvent; at: number }[] {
  const starts = new Map<string, number>();
  for (const event of logs.flat()) if (event.kind === 'start') starts.set(event.nonce, event.at);
  const dated = logs.flatMap((events) => {
    let at = 0;
    return events.map((event) => {
      if (event.kind === 'start') at = Math.max(at, event.at);
      return { event, at: Math.max(at, starts.get(event.nonce) ?? 0) };
    });
  });
  const rank = ({ kind }: VisitEvent): number => (kind === 'start' ? 0 : 1);
  return dated.sort((a, b) => a.at - b.at || rank(a.event) - rank(b.event));
}
