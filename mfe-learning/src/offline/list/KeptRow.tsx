import type { DownloadedLesson } from '@lectern/shared/offline';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, IconButton, TrashIcon } from '@lectern/shared/ui';
import * as styles from '../../profile/profile.module.css';
import { keptCourseText } from '../../text/lesson/keptCourse.en';
import * as kept from './keptList.module.css';
import type { KeptLessons } from './keptCourses';

type Props = { course: KeptLessons; onRemove: (lessons: readonly DownloadedLesson[]) => void };

/** Row of a course with kept lessons, and below it the lessons. */
export function KeptRow({ course, onRemove }: Props) {
  const text = useText(keptCourseText);
  const { lessons, bytes, savedAt, courseLessons } = course;
  return (
    <li className={styles.row}>
      <div className={styles.description}>
        <Link className={styles.name} to={course.href}>
          {course.course}
        </Link>
        <p>{text.details(lessons.length, courseLessons, bytes, savedAt === null ? null : new Date(savedAt))}</p>
      </div>
      <Button
        size="small"
        variant="quiet"
        icon={<TrashIcon />}
        aria-label={text.removeOf(course.course)}
        onClick={() => onRemove(lessons)}
      >
        {text.remove}
      </Button>
      <details className={kept.lessons}>
        <summary>{text.showLessons(lessons.length)}</summary>
        <ul role="list">
          {lessons.map((lesson) => (
            <LessonRow key={lesson.lessonId} lesson={lesson} onRemove={() => onRemove([lesson])} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function LessonRow({ lesson, onRemove }: { lesson: DownloadedLesson; onRemove: () => void }) {
  const text = useText(keptCourseText);
  const { savedAt } = lesson;
  return (
    <li>
      <span>
        <Link to={lesson.href}>{lesson.lesson}</Link>
        <small>{text.lessonDetails(lesson.bytes, savedAt === null ? null : new Date(savedAt))}</small>
      </span>
      <IconButton label={text.removeOf(lesson.lesson)} icon={<TrashIcon />} onClick={onRemove} />
    </li>
  );
}
