import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { Card, MediaCard, ProgressBar } from '@lectern/shared/ui';
import { learningText } from '../../text/profile/learning.en';
import * as styles from './learning.module.css';
import type { LearningCourse } from './learningCourses';

/** Returns the path that continues a course at the last watched lesson; of an owned course, the one that enrols. */
export function watchPath({ id, course, lastLessonId, needsEnrolment }: LearningCourse, uid: string): string {
  if (needsEnrolment) return `/enroll/${id}/${uid}/${course?.slug ?? 'course'}`;
  return `/watch/${id}/${uid}/${course?.slug ?? 'course'}${lastLessonId ? `?lesson=${lastLessonId}` : ''}`;
}

/** Card of a course with the learner's progress. For a withdrawn course it explains that instead of a link. */
export function CourseInProgress({ entry, uid, cover }: { entry: LearningCourse; uid: string; cover: ReactNode }) {
  const text = useText(learningText);
  const { course, percent, watchedAt } = entry;
  if (!course)
    return (
      <Card as="article" className={styles.withdrawn}>
        <h2>{text.withdrawn}</h2>
        <p>{text.withdrawnLead}</p>
      </Card>
    );
  const progress = percent === 100 ? text.finished : watchedAt === null ? text.notStarted : text.done(percent / 100);
  return (
    <MediaCard
      to={watchPath(entry, uid)}
      title={course.title}
      language={course.language}
      by={course.teacherName}
      headingLevel={2}
      cover={cover}
      foot={
        <div className={styles.progress}>
          <span>{progress}</span>
          <ProgressBar size="small" label={text.progressOf(course.title, percent / 100)} value={percent} />
        </div>
      }
    />
  );
}
