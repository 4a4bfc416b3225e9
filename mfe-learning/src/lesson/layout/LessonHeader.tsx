import type { ReactNode } from 'react';
import { Link } from '@lectern/shared/router';
import { ArrowStartIcon, ProgressBar } from '@lectern/shared/ui';
import { watchWords } from '../../text/lesson/watch.en';
import { useText } from '../../text/useText';
import styles from './LessonLayout.module.css';

type Props = {
  course: string;
  /** Where the course is told of; null when nowhere. */ courseHref: string | null;
  lesson: string;
  progress: { percent: number; done: number; of: number } | null;
  children?: ReactNode;
};

/** What is being learnt, and how far one is. */
export function LessonHeader({ course, courseHref, lesson, progress, children }: Props) {
  const text = useText(watchWords);
  return (
    <header className={styles.top}>
      <div className={styles.names}>
        {courseHref ? (
          <Link to={courseHref}>
            <ArrowStartIcon />
            {course}
          </Link>
        ) : (
          <p>{course}</p>
        )}
        <h1 tabIndex={-1}>{lesson}</h1>
      </div>
      {progress && (
        <div className={styles.progress}>
          <ProgressBar label={text.progress} value={progress.percent} size="small" />
          <span>{text.progressSaid(progress.percent, progress.done, progress.of)}</span>
        </div>
      )}
      {children}
    </header>
  );
}
