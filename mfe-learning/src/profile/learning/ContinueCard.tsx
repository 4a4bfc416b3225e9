import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { ButtonLink, PlayIcon, ProgressBar } from '@lectern/shared/ui';
import { learningText } from '../../text/profile/learning.en';
import { watchPath } from './CourseInProgress';
import styles from './learning.module.css';
import type { LearningCourse } from './learningCourses';

/** Large card of the last watched course, with a button that continues it. */
export function ContinueCard({ entry, uid, cover }: { entry: LearningCourse; uid: string; cover: ReactNode }) {
  const text = useText(learningText);
  const title = entry.course?.title ?? '';
  return (
    <section className={styles.continue} aria-label={text.continue}>
      <div className={styles.cover}>{cover}</div>
      <div className={styles.details}>
        <h2>{title}</h2>
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
