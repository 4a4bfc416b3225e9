import { useEffect } from 'react';
import type { Course } from '@lectern/shared/domain';
import { useQueryClient } from '@lectern/shared/query';
import { useSearchParams } from '@lectern/shared/router';
import type { OutlineLesson } from '../../data/courses';
import { lessonContent, type WatchedLesson } from '../../data/lessonContent';
import type { Playback } from '../../player/engine/playback';
import type { Caption } from '../../player/mediaTracks';
import { PlayerFailure } from '../../player/PlayerFailure';
import { VideoStage } from '../../player/VideoStage';
import type { LessonProgressState } from '../../progress/useLessonProgress';
import * as styles from '../layout/LessonLayout.module.css';

type Props = {
  course: Course;
  lesson: OutlineLesson;
  /** Null while it loads. */
  content: WatchedLesson | null;
  captions: readonly Caption[];
  playback: Playback;
  progress: LessonProgressState;
  autoPlay: boolean;
  nextTitle: string | null;
  onNext: (() => void) | undefined;
  onTranscript: () => void;
};

/** The video of a lesson. It starts at the learner's last position, or at the second in the address (`?t=`). */
export function CourseVideo({ course, lesson, content, captions, playback, progress, ...rest }: Props) {
  const queries = useQueryClient();
  const requestedSec = parseSecond(useSearchParams()[0].get('t'));
  useEffect(() => {
    if (requestedSec !== null) playback.seek(requestedSec);
  }, [playback, requestedSec]);
  const query = lessonContent(course.id, lesson.id);
  const renew = async (): Promise<string | null> => {
    await queries.invalidateQueries({ queryKey: query.queryKey, refetchType: 'none' });
    return (await queries.query(query))?.videoUrl ?? null;
  };
  if (content && !content.videoUrl)
    return (
      <PlayerFailure
        failure={{ kind: 'missing', detail: content.videoProblem ?? lesson.title }}
        onRetry={() => void renew().catch(() => undefined)}
      />
    );
  return (
    <div className={styles.stage}>
      <VideoStage
        {...rest}
        id={lesson.id}
        src={content?.videoUrl ?? ''}
        label={lesson.title}
        poster={content?.posterUrl ?? null}
        course={course.title}
        captions={captions}
        chapters={content?.chapters ?? []}
        playback={playback}
        startAt={requestedSec ?? progress.startAt}
        onPlayed={progress.onPlayed}
        onRenew={renew}
      />
    </div>
  );
}

function parseSecond(value: string | null): number | null {
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null;
}
