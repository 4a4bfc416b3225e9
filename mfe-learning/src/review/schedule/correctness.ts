import { GRADES } from '../log/recall';
import type { RecallState } from '../log/recallSession';
import { cardStateOf, DAY } from './cardState';

/** Reviews in a period, without repetitions in the same session: how many of all were right. */
export type Correctness = { right: number; of: number };

/** Correctness of a learner in the last PERIOD_DAYS: overall, and by the id of the course or book. */
export type CorrectnessReport = { all: Correctness; byWork: readonly ({ workId: string } & Correctness)[] };

/** Days that the report looks back on. */
export const PERIOD_DAYS = 30;

/**
 * Measures the share of reviews answered right the first time, from the learner's own log. A card that was asked again
 * in the same session counts once, with its first answer.
 */
export function measureCorrectness(works: RecallState['works'], now: number): CorrectnessReport {
  const byWork = Object.entries(works).flatMap(([workId, cards]) => {
    const answers = Object.values(cards)
      .flatMap((card) => cardStateOf(card, now)?.reviews ?? [])
      .filter(({ at, isRepeat }) => !isRepeat && at > now - PERIOD_DAYS * DAY);
    const right = answers.filter(({ grade }) => grade > GRADES.again).length;
    return answers.length === 0 ? [] : [{ workId, right, of: answers.length }];
  });
  const sum = (pick: (entry: Correctness) => number): number => byWork.reduce((all, entry) => all + pick(entry), 0);
  return { all: { right: sum(({ right }) => right), of: sum(({ of }) => of) }, byWork };
}
