import { useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import type { OpenLesson } from '../../data/openCourse';
import { savePlayed, useOpenPositions } from '../../data/openPositions';
import type { PlayedSpan } from '../../data/playedSpan';
import { openText } from '../../text/lesson/open.en';
import type { LessonEntry } from '../layout/LessonList';

/**
 * Returns the lessons of an open course as list entries, with the current one and its neighbours. The address selects
 * the current one by number (`?lesson=`); the default is the first. Positions and progress are stored on this device.
 * Throws when there are no lessons.
 */
export function useOpenLessons(bucket: string, lessons: readonly OpenLesson[]) {
  const text = useText(openText);
  const [query] = useSearchParams();
  const positions = useOpenPositions();
  const keyOf = ({ path }: OpenLesson): string => `${bucket}/${path}`;
  const entries = lessons.map((lesson, index): LessonEntry => ({
    id: String(index + 1),
    title: lesson.title || text.lesson(index + 1),
    kind: 'video',
    durationSec: 0,
    sectionTitle: '',
    isDone: positions?.[keyOf(lesson)]?.isDone ?? false,
  }));
  const wanted = query.get('lesson') ?? '1';
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === wanted),
  );
  const [lesson, entry] = [lessons[at], entries[at]];
  if (!lesson || !entry) throw new Error('An open course without lessons must show the not-found page.');
  const key = keyOf(lesson);
  return {
    entries,
    lesson,
    entry,
    previous: entries[at - 1],
    next: entries[at + 1],
    startAt: positions && (positions[key]?.sec ?? 0),
    savePosition: (span: PlayedSpan): void => void savePlayed(key, span),
  };
}
