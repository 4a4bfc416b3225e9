import type { CatalogueCourse } from '../catalogue/catalogueCourse';
import type { Progress } from './progressDocument';

/** The lesson that comes next in a course, and how many seconds of it are left. */
export type NextLesson = { id: string; title: string; leftSec: number };

/** A learner's progress in a course, as far as the next lesson depends on it. */
type OwnProgress = Pick<Progress, 'lessons' | 'lastLessonId'>;

/**
 * Returns the last visited lesson unless it is done; then the first one after it that is not, or else the first one of
 * all. Null when every lesson is done.
 */
export function findNextLesson(sections: CatalogueCourse['sections'], own: OwnProgress | null): NextLesson | null {
  const lessons = sections.flatMap((section) => section.lessons);
  const last = Math.max(
    0,
    lessons.findIndex(({ id }) => id === own?.lastLessonId),
  );
  const next = [...lessons.slice(last), ...lessons].find(({ id }) => !own?.lessons[id]?.done);
  if (!next) return null;
  const { id, title, durationSec } = next;
  return { id, title, leftSec: Math.max(0, durationSec - (own?.lessons[id]?.positionSec ?? 0)) };
}
