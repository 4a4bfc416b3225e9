import type { DownloadedLesson } from '@lectern/shared/offline';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Button, IconButton, TrashIcon } from '@lectern/shared/ui';
import * as styles from '../../profile/profile.module.css';
import { downloadCourseText } from '../../text/lesson/downloadCourse.en';
import * as list from './downloadedList.module.css';
import type { DownloadedCourse } from './downloadedCourses';

type Props = { course: DownloadedCourse; onRemove: (lessons: readonly DownloadedLesson[]) => void };

/** Row of a course with downloaded lessons, and below it the lessons. */
export function DownloadedCourseRow({ course, onRemove }: Props) {
  const text = useText(downloadCourseText);
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
      <details className={list.lessons}>
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
  const text = useText(downloadCourseText);
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
