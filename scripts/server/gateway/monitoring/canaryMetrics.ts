import { Gauge, type Registry } from 'prom-client';
import { failureEvidence } from '../../../release';
import type { CanaryStep } from '../canary/canaryStep';
import type { CanaryVisits } from '../canary/canaryVisits';

type Labels = 'remote' | 'version' | 'side' | 'state';
type SetGauge = (gauge: Gauge<Labels>, step: CanaryStep) => void;

/** Adds the running canaries to the metrics: their share, the visits that count on both sides, and the evidence. */
export function describeCanaries(registry: Registry, visits: Pick<CanaryVisits, 'steps'>): void {
  const add = (name: string, help: string, labelNames: Labels[], set: SetGauge): void => {
    new Gauge<Labels>({
      name,
      help,
      labelNames,
      registers: [registry],
      collect() {
        this.reset();
        for (const step of visits.steps()) set(this, step);
      },
    });
  };
  const owned: Labels[] = ['remote', 'version'];
  add('lectern_canary_percent', 'Share of the visitors who get a canary.', owned, (gauge, step) =>
    gauge.set(namesOf(step), step.running.canary.percent),
  );
  add(
    'lectern_canary_evidence',
    'Evidence that the canary fails more often than the stable release; at 1000 it is aborted.',
    owned,
    (gauge, step) => gauge.set(namesOf(step), failureEvidence(step.count.figures(), step.running.canary.percent)),
  );
  add('lectern_canary_visits', 'Visits that count, by side and state.', [...owned, 'side', 'state'], setVisits);
}

function setVisits(gauge: Gauge<Labels>, step: CanaryStep): void {
  const { canary, stable } = step.count.figures();
  const names = namesOf(step);
  const version = step.running.stable.version;
  for (const state of ['started', 'failed'] as const) {
    gauge.set({ ...names, side: 'canary', state }, canary[state]);
    gauge.set({ ...names, version, side: 'stable', state }, stable[state]);
  }
}

const namesOf = ({ running }: CanaryStep): { remote: string; version: string } => ({
  remote: running.owner,
  version: running.canary.release.version,
});
