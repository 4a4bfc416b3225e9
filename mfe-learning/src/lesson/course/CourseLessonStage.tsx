import { QueryState } from '@lectern/shared/loading';
import { useNavigate, useSearchParams } from '@lectern/shared/router';
import { deferredPanel } from '../../loading/deferredPanel';
import { TextPlaceholder } from '../../loading/TextPlaceholder';
import type { Caption } from '../../player/mediaTracks';
import * as styles from '../layout/LessonLayout.module.css';
import { searchOfLesson } from '../layout/searchOfLesson';
import { useOpenPanel } from '../layout/useOpenPanel';
import { CourseVideo } from './CourseVideo';
import type { CourseLessonProps, CourseLessonState } from './useCourseLesson';

const PLACEHOLDER_LINES = 8;

const ReadingLesson = deferredPanel(
  () => import('../reading/ReadingLesson'),
  (module) => module.default,
  PLACEHOLDER_LINES,
);

type Props = CourseLessonProps & { state: CourseLessonState; captions: readonly Caption[] };

/** The content of a lesson: its video in the player, or its text, quiz or code exercise. */
export function CourseLessonStage({ uid, course, lesson, captions, state }: Props) {
  const { query, content, playback, progress, hasMoved, next } = state;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const openPanel = useOpenPanel();
  if (state.hasPlayer)
    return (
      <CourseVideo
        course={course}
        lesson={lesson}
        content={content}
        captions={captions}
        playback={playback}
        progress={progress}
        autoPlay={hasMoved}
        nextTitle={next?.title ?? null}
        onNext={
          next && (() => void navigate({ search: searchOfLesson(search, next.id) }, { preventScrollReset: true }))
        }
        onTranscript={() => openPanel('transcript')}
      />
    );
  return (
    <QueryState query={query} placeholder={<ReadingPlaceholder />}>
      {(found) => (
        <ReadingLesson
          key={lesson.id}
          uid={uid}
          courseId={course.id}
          lesson={lesson}
          body={found?.body ?? ''}
          progress={progress}
        />
      )}
    </QueryState>
  );
}

function ReadingPlaceholder() {
  return (
    <div className={styles.reading}>
      <TextPlaceholder lines={PLACEHOLDER_LINES} />
    </div>
  );
}
