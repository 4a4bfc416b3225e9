import { LessonDownload } from '../../offline/LessonDownload';
import { LessonHeader } from '../layout/LessonHeader';
import type { CourseLessonProps, CourseLessonState } from './useCourseLesson';

/** Header of a course's lesson: titles, progress, and a button that saves the lesson for offline use. */
export function CourseLessonHeader({
  uid,
  course,
  lessons,
  lesson,
  state: { content, courseProgress },
}: CourseLessonProps & { state: CourseLessonState }) {
  const done = lessons.filter(({ id }) => courseProgress.isDone(id)).length;
  return (
    <LessonHeader
      course={course.title}
      courseHref={`/course/${course.slug}/${course.id}`}
      lesson={lesson.title}
      language={course.language}
      progress={{ percent: courseProgress.percent, done, of: lessons.length }}
    >
      {content && (
        <LessonDownload
          key={lesson.id}
          uid={uid}
          lesson={{
            courseId: course.id,
            lessonId: lesson.id,
            course: course.title,
            lesson: lesson.title,
            href: `/watch/${course.id}/${uid}/${course.slug}?lesson=${lesson.id}`,
          }}
          getFiles={async () => (await import('../../data/lessonFiles')).lessonFiles(content)}
        />
      )}
    </LessonHeader>
  );
}
