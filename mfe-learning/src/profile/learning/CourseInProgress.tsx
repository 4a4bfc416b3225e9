import type { ReactNode } from 'react';
import { Card, MediaCard, ProgressBar } from '@lectern/shared/ui';
import { learningWords } from '../../text/profile/learning.en';
import { useText } from '../../text/useText';
import styles from './learning.module.css';
import type { LearningCourse } from './learningCourses';

/** Where a learner goes on with a course: at the lesson that was watched last. */
export function watchPath({ id, course, lastLessonId }: LearningCourse, uid: string): string {
  return `/watch/${id}/${uid}/${course?.slug ?? 'course'}${lastLessonId ? `?lesson=${lastLessonId}` : ''}`;
}

/** One course of a learner, with how far they have come. One that was withdrawn leads nowhere, and says so. */
export function CourseInProgress({ entry, uid, cover }: { entry: LearningCourse; uid: string; cover: ReactNode }) {
  const text = useText(learningWords);
  const { course, percent } = entry;
  if (!course)
    return (
      <Card as="article" className={styles.withdrawn}>
        <h2>{text.withdrawn}</h2>
        <p>{text.withdrawnLead}</p>
      </Card>
    );
  const standing = percent === 100 ? text.finished : percent === 0 ? text.notBegun : text.done(percent / 100);
  return (
    <MediaCard
      to={watchPath(entry, uid)}
      title={course.title}
      by={course.teacherName}
      headingLevel={2}
      cover={cover}
      foot={
        <div className={styles.standing}>
          <span>{standing}</span>
          <ProgressBar size="small" label={`${course.title}: ${text.done(percent / 100)}`} value={percent} />
        </div>
      }
    />
  );
}
