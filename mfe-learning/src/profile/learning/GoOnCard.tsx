import type { ReactNode } from 'react';
import { ButtonLink, PlayIcon, ProgressBar } from '@lectern/shared/ui';
import { learningWords } from '../../text/profileLearning.en';
import { useText } from '../../text/useText';
import { watchPath } from './CourseInProgress';
import classes from './learning.module.css';
import type { LearningCourse } from './learningCourses';

/** The course that was watched last, one press away. */
export function GoOnCard({ entry, uid, cover }: { entry: LearningCourse; uid: string; cover: ReactNode }) {
  const text = useText(learningWords);
  const title = entry.course?.title ?? '';
  return (
    <section className={classes.goOn} aria-label={text.goOn}>
      <div className={classes.cover}>{cover}</div>
      <div className={classes.words}>
        <h2>{title}</h2>
        {entry.watchedAt && <p className={classes.when}>{text.lastWatched(entry.watchedAt)}</p>}
        <div className={classes.standing}>
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
