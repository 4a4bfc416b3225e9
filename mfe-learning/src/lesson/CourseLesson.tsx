import { lazy, Suspense, useEffect, useState } from 'react';
import { useTitle } from '@lectern/shared/host';
import { useQuery, useQueryClient } from '@lectern/shared/query';
import { useNavigate, useSearchParams } from '@lectern/shared/router';
import type { Course } from '@lectern/shared/domain';
import { Button, ButtonLink, CheckIcon, FormStatus, Markdown, SkeletonText } from '@lectern/shared/ui';
import { lessonContent, type OutlineLesson, type WatchedLesson } from '../data/courses';
import { Loaded } from '../parts/Loaded';
import { LessonLayout, useOpenPanel, type LessonPanel } from '../parts/LessonLayout';
import { LessonList, searchFor } from '../parts/LessonList';
import { Chapters } from '../player/Chapters';
import type { Caption } from '../player/mediaParts';
import { createPlayback, type Playback } from '../player/playback';
import { Transcript } from '../player/Transcript';
import { useCourseProgress } from '../progress/useCourseProgress';
import { useLessonProgress } from '../progress/useLessonProgress';
import { watchWords } from '../text/watch.en';
import { useText } from '../text/useText';
import { CourseVideo } from './CourseVideo';
import { LessonMoves } from './LessonMoves';
import { LessonTop } from './LessonTop';
import { ReadingLesson } from './ReadingLesson';
import { Resources } from './Resources';
import { useLessonArrival } from './useLessonArrival';
import styles from '../parts/LessonLayout.module.css';

const NotesPanel = lazy(() => import('../notes/NotesPanel'));

type Props = { uid: string; course: Course; lessons: readonly OutlineLesson[]; lesson: OutlineLesson };

/** A lesson of a course with everything beside it: the outline with what is done, transcript, chapters, notes and files. */
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
  usePrepared(next?.id, prepare);
  const goNext = next && ((): void => void navigate({ search: searchFor(query, next.id) }, { preventScrollReset: true }));
  const captions = captionsOf(content.data ?? null);
  return (
    <LessonLayout
      top={(
        <LessonTop course={course.title} courseHref={`/course/${course.slug}/${course.id}`} lesson={lesson.title} progress={{ percent: whole.percent, done: lessons.filter(({ id }) => whole.isDone(id)).length, of: lessons.length }} />
      )}
      stage={(
        <Loaded query={content} waiting={<StageWaiting kind={lesson.kind} />}>{(found) => (lesson.kind === 'video' && found ? (
          <CourseVideo
            course={course} lesson={lesson} content={found} captions={captions} playback={playback} progress={own} autoPlay={hasMoved}
            nextTitle={next?.title ?? null} onNext={goNext} onTranscript={() => openPanel('transcript')}
          />
        ) : <ReadingLesson key={lesson.id} uid={uid} courseId={course.id} lesson={lesson} body={found?.body ?? ''} onDone={own.markDone} />)}</Loaded>
      )}
      moves={(
        <>
          <LessonMoves previous={previous} next={next} isDone={own.isDone}>
            {lesson.kind === 'text' && !own.isDone && content.data && <Button size="small" variant="accent" icon={<CheckIcon />} onClick={own.markDone}>{text.markRead}</Button>}
          </LessonMoves>
          {whole.percent === 100 && <FormStatus tone="success" title={text.finished}>{text.finishedLead} <ButtonLink size="small" variant="quiet" to="/profile?tab=certificates">{text.certificate}</ButtonLink></FormStatus>}
        </>
      )}
      outline={<LessonList label={text.outline} lessons={lessons.map((entry) => ({ ...entry, isDone: whole.isDone(entry.id) }))} selected={lesson.id} onPrepare={prepare} />}
      panels={panelsOf({ content: content.data ?? null, captions, playback, isVideo: lesson.kind === 'video' }, (
        <Suspense fallback={<div aria-busy="true"><SkeletonText lines={4} /></div>}>
          <NotesPanel uid={uid} courseId={course.id} lessonId={lesson.id} getTime={() => playback.facts().timeSec} onSeek={playback.seek} />
        </Suspense>
      ))}
    />
  );
}

function captionsOf(content: WatchedLesson | null): Caption[] {
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  return (content?.captions ?? []).map(({ url, language }) => ({ url, language, label: languages.of(language) ?? language }));
}

type Shown = { content: WatchedLesson | null; captions: readonly Caption[]; playback: Playback; isVideo: boolean };

function panelsOf({ content, captions, playback, isVideo }: Shown, notes: LessonPanel['content']): LessonPanel[] {
  const panel = (isThere: boolean, id: LessonPanel['id'], create: () => LessonPanel['content']): LessonPanel[] => (isThere ? [{ id, content: create() }] : []);
  return [
    ...panel(isVideo, 'transcript', () => content && <Transcript key={content.id} captions={captions} playback={playback} />),
    ...panel(isVideo && (content?.chapters.length ?? 0) > 0, 'chapters', () => <Chapters chapters={content?.chapters ?? []} playback={playback} />),
    ...panel(true, 'notes', () => notes),
    ...panel((content?.resources.length ?? 0) > 0, 'resources', () => <Resources resources={content?.resources ?? []} />),
    ...panel(isVideo && Boolean(content?.body), 'about', () => <Markdown text={content?.body ?? ''} />),
  ];
}

function StageWaiting({ kind }: { kind: OutlineLesson['kind'] }) {
  if (kind === 'video') return <div className={styles.stage} aria-busy="true"><div className={styles.screenWaiting} /></div>;
  return <div className={styles.reading} aria-busy="true"><SkeletonText lines={8} /></div>;
}

/** How long a lesson is open before the next one is asked for, in milliseconds. */
const SETTLED = 4_000;

/** Fetches what the next lesson consists of once this one has been open for a while: then it begins at once, also in full screen. */
function usePrepared(nextId: string | undefined, prepare: (id: string) => void): void {
  const [held] = useState(() => ({ prepare }));
  useEffect(() => {
    if (nextId === undefined) return undefined;
    const timer = setTimeout(() => held.prepare(nextId), SETTLED);
    return () => clearTimeout(timer);
  }, [held, nextId]);
}
