import type { ReactNode } from 'react';
import { ButtonLink, PlayIcon, ProgressBar } from '@lectern/shared/ui';
import { learningWords } from '../../text/profile/learning.en';
import { useText } from '../../text/useText';
import { watchPath } from './CourseInProgress';
import styles from './learning.module.css';
import type { LearningCourse } from './learningCourses';

/** The course that was watched last, one press away. */
export function ContinueCard({ entry, uid, cover }: { entry: LearningCourse; uid: string; cover: ReactNode }) {
  const text = useText(learningWords);
  const title = entry.course?.title ?? '';
  return (
    <section className={styles.goOn} aria-label={text.goOn}>
      <div className={styles.cover}>{cover}</div>
      <div className={styles.words}>
        <h2>{title}</h2>
        {entry.watchedAt && <p className={styles.when}>{text.lastWatched(entry.watchedAt)}</p>}
        <div className={styles.standing}>
          <span>{text.done(entry.percent / 100)}</span>
          <ProgressBar label={`${title}: ${text.done(entry.percent / 100)}`} value={entry.percent} />
        </div>
        <div>
          <ButtonLink to={watchPath(entry, uid)} size="large" icon={<PlayIcon />}>
            {text.goOn}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
