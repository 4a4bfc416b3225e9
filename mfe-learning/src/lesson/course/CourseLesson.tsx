import { lazy, useState } from 'react';
import { useTitle } from '@lectern/shared/host';
import type { LessonFile } from '@lectern/shared/offline';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useNavigate, useSearchParams } from '@lectern/shared/router';
import type { Course } from '@lectern/shared/domain';
import { Button, CheckIcon, SkeletonText } from '@lectern/shared/ui';
import { formatOf, pageLanguage } from '@lectern/shared/text';
import type { OutlineLesson } from '../../data/courses';
import { lessonContent, type WatchedLesson } from '../../data/lessonContent';
import { LessonDownload } from '../../offline/LessonDownload';
import { Loaded } from '../../parts/Loaded';
import { LessonLayout, useOpenPanel, type LessonPanel } from '../layout/LessonLayout';
import { LessonList, searchFor } from '../layout/LessonList';
import type { Caption } from '../../player/mediaTracks';
import { createPlayback, type Playback } from '../../player/engine/playback';
import CompletedNotice from '../../progress/CompletedNotice';
import { useCourseProgress } from '../../progress/useCourseProgress';
import { useLessonProgress } from '../../progress/useLessonProgress';
import { watchWords } from '../../text/lesson/watch.en';
import { useText } from '../../text/useText';
import { CourseVideo } from './CourseVideo';
import { LessonNavigation } from '../layout/LessonNavigation';
import { LessonHeader } from '../layout/LessonHeader';
import { Late } from '../Late';
import { useLessonArrival } from '../layout/useLessonArrival';
import { usePrefetchedLesson } from './usePrefetchedLesson';
import styles from '../layout/LessonLayout.module.css';

// What is not seen at once comes with its own code and styles.
const Chapters = lazy(() => import('../../player/transcript/Chapters'));
const LessonCode = lazy(() => import('../../pen/lesson/LessonCode'));
const LessonText = lazy(() => import('./LessonText'));
const NotesPanel = lazy(() => import('../../notes/panel/NotesPanel'));
const ReadingLesson = lazy(() => import('../reading/ReadingLesson'));
const Resources = lazy(() => import('./Resources'));
const Transcript = lazy(() => import('../../player/transcript/Transcript'));

type Props = { uid: string; course: Course; lessons: readonly OutlineLesson[]; lesson: OutlineLesson };

/**
 * A lesson of a course with everything beside it: the outline with what is done, transcript, chapters, notes and files.
 */
export function CourseLesson({ uid, course, lessons, lesson }: Props) {
  const text = useText(watchWords);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const openPanel = useOpenPanel();
  const [playback] = useState(createPlayback);
  const content = useQuery(lessonContent(course.id, lesson.id));
  const facts = { id: course.id, lessons, uid };
  const whole = useCourseProgress(uid, facts);
  const own = useLessonProgress(facts, lesson.id);
  const hasMoved = useLessonArrival(lesson.id, lesson.title);
  useTitle(`${lesson.title} · ${course.title}`);
  const at = lessons.indexOf(lesson);
  const [previous, next] = [lessons[at - 1], lessons[at + 1]];
  const prepare = (id: string): void => void queries.query(lessonContent(course.id, id)).catch(() => undefined);
  usePrefetchedLesson(next?.id, prepare);
  const goNext =
    next && ((): void => void navigate({ search: searchFor(query, next.id) }, { preventScrollReset: true }));
  const captions = captionsOf(content.data ?? null);
  // The player is there before its video is: from one lesson to the next it stays, also in full screen.
  const isPlayed = lesson.kind === 'video' && (content.data ? content.data.video !== null : content.isPending);
  return (
    <LessonLayout
      top={
        <LessonHeader
          course={course.title}
          courseHref={`/course/${course.slug}/${course.id}`}
          lesson={lesson.title}
          progress={{
            percent: whole.percent,
            done: lessons.filter(({ id }) => whole.isDone(id)).length,
            of: lessons.length,
          }}
        >
          {content.data && (
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
              files={filesOf(content.data)}
            />
          )}
        </LessonHeader>
      }
      stage={
        isPlayed ? (
          <CourseVideo
            course={course}
            lesson={lesson}
            content={content.data ?? null}
            captions={captions}
            playback={playback}
            progress={own}
            autoPlay={hasMoved}
            nextTitle={next?.title ?? null}
            onNext={goNext}
            onTranscript={() => openPanel('transcript')}
          />
        ) : (
          <Loaded query={content} waiting={<ReadingWaiting />}>
            {(found) => (
              <Late lines={8}>
                <ReadingLesson
                  key={lesson.id}
                  uid={uid}
                  courseId={course.id}
                  lesson={lesson}
                  body={found?.body ?? ''}
                  progress={own}
                />
              </Late>
            )}
          </Loaded>
        )
      }
      moves={
        <>
          <LessonNavigation previous={previous} next={next} isDone={own.isDone}>
            {(lesson.kind === 'text' || lesson.kind === 'pen') && !own.isDone && content.data && (
              <Button size="small" variant="accent" icon={<CheckIcon />} onClick={own.markDone}>
                {lesson.kind === 'pen' ? text.markDone : text.markRead}
              </Button>
            )}
          </LessonNavigation>
          {whole.percent === 100 && <CompletedNotice uid={uid} courseId={course.id} isSaved={whole.isSaved} />}
        </>
      }
      outline={
        <LessonList
          label={text.outline}
          lessons={lessons.map((entry) => ({ ...entry, isDone: whole.isDone(entry.id) }))}
          selected={lesson.id}
          onPrepare={prepare}
        />
      }
      panels={panelsOf(
        { content: content.data ?? null, captions, playback, isVideo: lesson.kind === 'video' },
        <NotesPanel
          uid={uid}
          courseId={course.id}
          lessonId={lesson.id}
          getTime={() => (isPlayed ? playback.facts().timeSec : null)}
          onSeek={playback.seek}
        />,
        <LessonCode
          courseId={course.id}
          lessonId={lesson.id}
          body={content.data?.body ?? ''}
          getTime={() => playback.facts().timeSec}
        />,
      )}
    />
  );
}

/** What a device has to keep for the lesson to play without a network. */
function filesOf({ video, videoUrl, captions }: WatchedLesson): LessonFile[] {
  return [
    ...(video && videoUrl ? [{ path: video, url: videoUrl }] : []),
    ...captions.flatMap(({ path, url }) => (url ? [{ path, url }] : [])),
  ];
}

const captionsOf = (content: WatchedLesson | null): Caption[] =>
  (content?.captions ?? []).map(({ url, language }) => ({
    url,
    language,
    label: formatOf(pageLanguage()).languageName(language),
  }));

type Shown = { content: WatchedLesson | null; captions: readonly Caption[]; playback: Playback; isVideo: boolean };

function panelsOf(
  { content, captions, playback, isVideo }: Shown,
  notes: LessonPanel['content'],
  code: LessonPanel['content'],
): LessonPanel[] {
  const panel = (isThere: boolean, id: LessonPanel['id'], create: () => LessonPanel['content']): LessonPanel[] =>
    isThere ? [{ id, content: <Late>{create()}</Late> }] : [];
  return [
    ...panel(
      isVideo,
      'transcript',
      () => content && <Transcript key={content.id} captions={captions} playback={playback} />,
    ),
    ...panel(isVideo && (content?.chapters.length ?? 0) > 0, 'chapters', () => (
      <Chapters chapters={content?.chapters ?? []} playback={playback} />
    )),
    ...panel(true, 'notes', () => notes),
    ...panel((content?.resources.length ?? 0) > 0, 'resources', () => (
      <Resources resources={content?.resources ?? []} />
    )),
    ...panel(isVideo && Boolean(content?.body), 'about', () => (
      <>
        <LessonText text={content?.body ?? ''} />
        {code}
      </>
    )),
  ];
}

function ReadingWaiting() {
  return (
    <div className={styles.reading} aria-busy="true">
      <SkeletonText lines={8} />
    </div>
  );
}
