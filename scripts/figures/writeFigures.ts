import { isDeepStrictEqual } from 'node:util';
import type { CourseFigures } from '@lectern/shared/domain';
import { plainFields, put, type DeskServices } from '../desk';
import type { LearnerFigures } from './learners';

/** A document with more lessons would be refused by its reader. */
const MAX_LESSONS = 1000;

/** Writes `courseFigures/{course}` from what is counted below it, if that has changed. */
export function writeFigures(services: DeskServices, course: string): void {
  const { documents } = services;
  const owner = documents.get(`courses/${course}`)?.fields.teacherUid;
  if (!owner || !('stringValue' in owner)) return;
  const path = `courseFigures/${course}`;
  const figures = {
    teacherUid: owner.stringValue,
    ...learnerFigures(services, path),
    ...courseFigures(services, course),
    income: income(services, path),
  };
  const stored = documents.get(path);
  const { updatedAt: _at, ...before } = stored ? plainFields(stored.fields) : {};
  if (!isDeepStrictEqual(before, figures)) documents.commit([put(path, { ...figures, updatedAt: new Date() })]);
}

type Counted = Pick<CourseFigures, 'learners' | 'started' | 'finished' | 'done' | 'stopped'>;

function learnerFigures({ documents }: DeskServices, path: string): Counted {
  const done = new Map<string, number>();
  const stopped = new Map<string, number>();
  const add = (counts: Map<string, number>, id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
  let [learners, started, finished] = [0, 0, 0];
  for (const { fields } of documents.scan(`${path}/learners`)) {
    const learner = plainFields(fields) as LearnerFigures;
    learners += 1;
    if (learner.last !== null || learner.done.length > 0) started += 1;
    if (learner.percent === 100) finished += 1;
    else if (learner.last !== null) add(stopped, learner.last);
    for (const id of learner.done) add(done, id);
  }
  return { learners, started, finished, done: recordOf(done), stopped: recordOf(stopped) };
}

/** The lessons that count most, by id: removed lessons of many versions must not fill the document. */
const recordOf = (counts: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].sort(([, one], [, other]) => other - one).slice(0, MAX_LESSONS));

function courseFigures({ documents }: DeskServices, course: string) {
  const stars = [0, 0, 0, 0, 0];
  for (const { fields } of documents.scan(`courses/${course}/reviews`)) {
    const rating = Number(plainFields(fields).rating);
    if (rating >= 1 && rating <= 5) stars[rating - 1] = (stars[rating - 1] ?? 0) + 1;
  }
  let [questions, unanswered] = [0, 0];
  for (const { fields } of documents.scan(`courses/${course}/questions`)) {
    questions += 1;
    if (!plainFields(fields).answerCount) unanswered += 1;
  }
  return { stars, questions, unanswered };
}

function income({ documents }: DeskServices, path: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { fields } of documents.scan(`${path}/sales`)) {
    const { amount, currency } = plainFields(fields) as { amount: number; currency: string };
    sums[currency] = (sums[currency] ?? 0) + amount;
  }
  return sums;
}
