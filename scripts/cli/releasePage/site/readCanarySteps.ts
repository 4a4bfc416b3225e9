import type { Canary, Change } from '@lectern/shared/contract';
import { channelOf, ownersOf, type AnyRelease, type StoredRevision } from '../../../release';
import { type CanaryFigures, type CurvePoint, readCanaryFigures, readEvidenceCurve } from '../../../server/loadCounts';
import type { StatusSources } from '../../status/readStatus';

/** One step of a canary: another percentage is another step. `end` is the change that ended it; null while it runs. */
export type CanaryStep = {
  owner: string;
  canary: Canary<AnyRelease>;
  stable: AnyRelease;
  end: (Change & { at: string }) | null;
  figures: CanaryFigures;
  curve: CurvePoint[];
};

/** Steps and revisions that are looked at, newest first. */
const STEPS = 6;
const REVISIONS = 100;

/**
 * Resolves to the running step of every canary, and to the latest ones that have ended and whose visits are still
 * stored: those that run first. `serial` is the live revision, `now` is in milliseconds since 1970.
 */
export async function readCanarySteps(sources: StatusSources, serial: number, now: number): Promise<CanaryStep[]> {
  const found = await findSteps(sources, serial);
  const steps: CanaryStep[] = [];
  for (const step of found) {
    const until = step.end ? Date.parse(step.end.at) : now;
    const [figures, curve] = [
      await readCanaryFigures(sources.home, step, until),
      await readEvidenceCurve(sources.home, step, until),
    ];
    if (!step.end || curve.length > 0) steps.push({ ...step, figures, curve });
  }
  return steps.sort((a, b) => Number(a.end !== null) - Number(b.end !== null));
}

type Step = Omit<CanaryStep, 'figures' | 'curve'>;

async function findSteps({ timeline }: StatusSources, serial: number): Promise<Step[]> {
  const steps = new Map<string, Step>();
  let next: StoredRevision | null = null;
  for await (const revision of timeline.newestFirst(REVISIONS)) {
    if (revision.serial > serial) continue;
    for (const step of stepsOf(revision, next)) {
      const { owner, canary } = step;
      const key = `${owner} ${canary.salt} ${String(canary.percent)}`;
      if (!steps.has(key) && (steps.size < STEPS || step.end === null)) steps.set(key, step);
    }
    next = revision;
  }
  return [...steps.values()];
}

/** Returns the steps under a revision; `next`, the one that followed, has ended those that it lacks. */
function stepsOf({ registry }: StoredRevision, next: StoredRevision | null): Step[] {
  const end = next && { ...next.registry.change, at: next.registry.updatedAt };
  return ownersOf(registry).flatMap((owner) => {
    const channel = channelOf(registry, owner);
    return channel?.canary ? [{ owner, canary: channel.canary, stable: channel.stable, end }] : [];
  });
}
