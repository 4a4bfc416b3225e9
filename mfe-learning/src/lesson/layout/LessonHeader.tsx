import type { ReactNode } from 'react';
import { Link } from '@lectern/shared/router';
import { inLanguage, useText } from '@lectern/shared/text';
import { ArrowStartIcon, ProgressBar } from '@lectern/shared/ui';
import { watchText } from '../../text/lesson/watch.en';
import * as styles from './LessonLayout.module.css';

type Props = {
  course: string;
  /** Address of the course's page; null when it has none. */
  courseHref: string | null;
  lesson: string;
  /** Language of both titles; the page's without it. */
  language?: string;
  progress: { percent: number; done: number; of: number };
  children?: ReactNode;
};

/** Header with the titles of course and lesson, and the learner's progress in the course. */
export function LessonHeader({ course, courseHref, lesson, language, progress, children }: Props) {
  const text = useText(watchText);
  return (
    <header className={styles.header}>
      <div className={styles.names}>
        {courseHref ? (
          <Link to={courseHref}>
            <ArrowStartIcon />
            <span {...inLanguage(language)}>{course}</span>
          </Link>
        ) : (
          <p>{course}</p>
        )}
        <h1 tabIndex={-1}>
          <span {...inLanguage(language)}>{lesson}</span>
        </h1>
      </div>
      <div className={styles.progress}>
        <ProgressBar label={text.progress} value={progress.percent} size="small" />
        <span>{text.progressValue(progress.percent, progress.done, progress.of)}</span>
      </div>
      {children}
    </header>
  );
}
