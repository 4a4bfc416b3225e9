import { useTitle } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { ContentLanguage } from '@lectern/shared/ui';
import type { WatchedLesson } from '../../data/lessonContent';
import type { Caption } from '../../player/mediaTracks';
import { DownloadCourse } from '../../offline/course/DownloadCourse';
import { watchText } from '../../text/lesson/watch.en';
import { LessonLayout } from '../layout/LessonLayout';
import { LessonList } from '../layout/LessonList';
import { CourseLessonHeader } from './CourseLessonHeader';
import { CourseLessonNavigation } from './CourseLessonNavigation';
import { CourseLessonStage } from './CourseLessonStage';
import { courseLessonPanels } from './courseLessonPanels';
import { useCourseLesson, type CourseLessonProps } from './useCourseLesson';

/** A lesson of a course with its outline, navigation and panels: transcript, chapters, notes, resources and text. */
export function CourseLesson(props: CourseLessonProps) {
  const { course, lessons, lesson } = props;
  const text = useText(watchText);
  const state = useCourseLesson(props);
  const captions = captionsOf(state.content, text.language);
  useTitle(`${lesson.title} · ${course.title}`);
  return (
    <LessonLayout
      header={<CourseLessonHeader {...props} state={state} />}
      stage={
        <ContentLanguage language={course.language}>
          <CourseLessonStage {...props} state={state} captions={captions} />
        </ContentLanguage>
      }
      navigation={<CourseLessonNavigation {...props} state={state} />}
      outline={
        <>
          <LessonList
            label={text.outline}
            language={course.language}
            lessons={lessons.map((entry) => ({ ...entry, isDone: state.courseProgress.isDone(entry.id) }))}
            selected={lesson.id}
            onPrefetch={state.prefetch}
          />
          <DownloadCourse uid={props.uid} course={course} />
        </>
      }
      panels={courseLessonPanels(props, state, captions)}
    />
  );
}

const captionsOf = (content: WatchedLesson | null, nameOf: (tag: string) => string): Caption[] =>
  (content?.captions ?? []).map(({ url, language }) => ({ url, language, label: nameOf(language) }));
