import type { ReactNode } from 'react';
import { fetchCatalogueCourse } from '@lectern/shared/catalogue';
import { findNextLesson } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { inLanguage, useText } from '@lectern/shared/text';
import { ButtonLink, PlayIcon, ProgressBar } from '@lectern/shared/ui';
import { learningText } from '../../text/profile/learning.en';
import { watchPath } from './CourseInProgress';
import * as styles from './learning.module.css';
import type { LearningCourse } from './learningCourses';

/** Large card of the last watched course: its next lesson, with a button that continues it. */
export function ContinueCard({ entry, uid, cover }: { entry: LearningCourse; uid: string; cover: ReactNode }) {
  const text = useText(learningText);
  const title = entry.course?.title ?? '';
  const next = useNextLesson(entry);
  return (
    <section className={styles.continue} aria-label={text.continue}>
      <div className={styles.cover}>{cover}</div>
      <div className={styles.details}>
        <h2>
          <span {...inLanguage(entry.course?.language)}>{title}</span>
        </h2>
        <p className={styles.next}>{next && text.next(next.title, Math.ceil(next.leftSec / 60))}</p>
        {entry.watchedAt && <p className={styles.lastWatched}>{text.lastWatched(entry.watchedAt)}</p>}
        <div className={styles.progress}>
          <span>{text.done(entry.percent / 100)}</span>
          <ProgressBar label={text.progressOf(title, entry.percent / 100)} value={entry.percent} />
        </div>
        <div>
          <ButtonLink to={watchPath(entry, uid)} size="large" icon={<PlayIcon />}>
            {text.continue}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** Returns the lesson that comes next in the course; null while its outline loads, and when every lesson is done. */
function useNextLesson(entry: LearningCourse) {
  const { backend } = useHost().config;
  const { data } = useQuery({
    networkMode: 'always',
    queryKey: ['catalogue', 'course', entry.id],
    queryFn: ({ signal }) => fetchCatalogueCourse(backend, entry.id, signal),
  });
  return data ? findNextLesson(data.sections, entry) : null;
}
