import { failureEvidence, isShareBroken, type StepFigures } from '../../../release';
import type { Running } from './assignment';
import { openStep, refreshStep } from './canaryStep';

/** The visits of the running step of a canary, as all gateways counted them. */
export type CanaryFigures = StepFigures & {
  /** Failures of the canary by kind; `silent` for pages that never reported an outcome. */
  reasons: Record<string, number>;
  /** Likelihood ratio of "the canary fails more often" to "both fail equally often", given the failures so far. */
  evidence: number;
  /** True when visitors are not divided as they should be, so that the failures can't be compared. */
  isShareBroken: boolean;
  /** True when all of many visits came from one address, which counts once. */
  isOneClient: boolean;
};

/** Reads the figures of a running canary from the home folder. `now` is in milliseconds since 1970. Never rejects. */
export async function readCanaryFigures(home: string, running: Running, now = Date.now()): Promise<CanaryFigures> {
  const step = openStep(home, running, null);
  await refreshStep(step, now);
  const figures = step.count.figures();
  const { percent } = running.canary;
  return {
    ...figures,
    reasons: step.count.reasons(),
    evidence: failureEvidence(figures, percent),
    isShareBroken: isShareBroken(figures, percent),
    isOneClient: step.count.isOneClient(),
  };
}
