import { useState } from 'react';
import type { Course, Lesson } from '@lectern/shared/domain';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { classNames, Markdown, Skeleton } from '@lectern/shared/ui';
import * as readingStyles from '../../parts/reading/reading.module.css';
import { deskText } from '../../text/desk.en';
import { courseOutline, lessonReading, type ReadLesson } from '../data/courseReading';
import * as styles from '../Desk.module.css';

/** A course as a learner will read it: its words, its outline, and each lesson once it is opened. */
export function CourseReader({ course }: { course: Course }) {
  const text = useText(deskText).reader;
  const query = useQuery(courseOutline(course.id));
  return (
    <div className={styles.list}>
      {course.subtitle !== '' && <p>{course.subtitle}</p>}
      {course.summary !== '' && <Markdown text={course.summary} level={4} />}
      <QueryState query={query} title={text.failed} headingLevel={3} placeholder={<Skeleton height="6rem" />}>
        {(sections) =>
          sections.every(({ lessons }) => lessons.length === 0) ? (
            <p>{text.empty}</p>
          ) : (
            sections.map(({ id, title, lessons }) => (
              <div key={id} className={classNames(styles.lessons, readingStyles.lesson)}>
                <h4>{title}</h4>
                {lessons.map((lesson) => (
                  <LessonReader key={lesson.id} courseId={course.id} lesson={lesson} />
                ))}
              </div>
            ))
          )
        }
      </QueryState>
    </div>
  );
}

function LessonReader({ courseId, lesson }: { courseId: string; lesson: Lesson }) {
  const text = useText(deskText).reader;
  const [isOpen, setIsOpen] = useState(false);
  const metadata = [text.kinds[lesson.kind], lesson.durationSec > 0 && text.minutes(lesson.durationSec)];
  return (
    <details className={styles.details} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {lesson.title} <span className={styles.metadata}>({metadata.filter(Boolean).join(' · ')})</span>
      </summary>
      {isOpen && <LessonContentReader courseId={courseId} lesson={lesson} />}
    </details>
  );
}

function LessonContentReader({ courseId, lesson }: { courseId: string; lesson: Lesson }) {
  const text = useText(deskText).reader;
  const query = useQuery(lessonReading(courseId, lesson.id));
  return (
    <QueryState query={query} title={text.lessonFailed} headingLevel={3} placeholder={<Skeleton height="6rem" />}>
      {(reading) => <LessonBody lesson={lesson} reading={reading} />}
    </QueryState>
  );
}

function LessonBody({ lesson, reading: { content, videoUrl } }: { lesson: Lesson; reading: ReadLesson }) {
  const text = useText(deskText).reader;
  const body = content?.body ?? '';
  return (
    <div>
      {lesson.kind === 'video' &&
        (videoUrl === null ? (
          <p>{text.video}</p>
        ) : (
          <video src={videoUrl} controls preload="metadata" aria-label={text.play(lesson.title)} />
        ))}
      {body !== '' &&
        (lesson.kind === 'quiz' || lesson.kind === 'pen' ? (
          <pre tabIndex={0}>{body}</pre>
        ) : (
          <Markdown text={body} level={4} />
        ))}
    </div>
  );
}
