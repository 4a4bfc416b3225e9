import { useState } from 'react';
import { slugWords } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useNavigate, useSearchParams } from '@lectern/shared/router';
import { useLanguage, useText } from '@lectern/shared/text';
import { openFileUrl, type OpenLesson } from '../../data/openCourse';
import { deferredPanel } from '../../loading/deferredPanel';
import { createPlayback } from '../../player/engine/playback';
import type { Caption } from '../../player/mediaTracks';
import { VideoStage } from '../../player/VideoStage';
import { openText } from '../../text/lesson/open.en';
import { LessonHeader } from '../layout/LessonHeader';
import { LessonLayout } from '../layout/LessonLayout';
import * as styles from '../layout/LessonLayout.module.css';
import { LessonList } from '../layout/LessonList';
import { LessonNavigation } from '../layout/LessonNavigation';
import { searchOfLesson } from '../layout/searchOfLesson';
import { useLessonArrival } from '../layout/useLessonArrival';
import { useOpenPanel } from '../layout/useOpenPanel';
import { SignUpInvitation } from './SignUpInvitation';
import { useOpenLessons } from './useOpenLessons';

const Transcript = deferredPanel(
  () => import('../layout/panels'),
  (module) => module.Transcript,
);

type Props = { bucket: string; name: string; lessons: readonly OpenLesson[] };

/**
 * Player of an open course: a folder of videos in a public bucket, which anyone may watch without an account. Positions
 * and progress are therefore stored on this device only.
 */
export function OpenLessons({ bucket, name, lessons }: Props) {
  const text = useText(openText);
  const { user } = useHost();
  const [playback] = useState(createPlayback);
  const state = useOpenLessons(bucket, lessons);
  const { entries, lesson, entry } = state;
  const captions = useOpenCaptions(bucket, lesson);
  const course = slugWords(name);
  const done = entries.filter(({ isDone }) => isDone).length;
  useTitle(`${entry.title} · ${course}`);
  return (
    <LessonLayout
      header={
        <LessonHeader
          course={text.course(course)}
          courseHref={null}
          lesson={entry.title}
          progress={{ percent: (done / entries.length) * 100, done, of: entries.length }}
        />
      }
      stage={<OpenVideo bucket={bucket} course={course} captions={captions} playback={playback} state={state} />}
      navigation={
        <>
          <LessonNavigation previous={state.previous} next={state.next} isDone={entry.isDone} />
          {!user && <SignUpInvitation />}
        </>
      }
      outline={<LessonList label={text.lessons} lessons={entries} selected={entry.id} />}
      panels={[{ id: 'transcript', content: <Transcript key={lesson.path} captions={captions} playback={playback} /> }]}
    />
  );
}

type VideoProps = {
  bucket: string;
  course: string;
  captions: readonly Caption[];
  playback: ReturnType<typeof createPlayback>;
  state: ReturnType<typeof useOpenLessons>;
};

function OpenVideo({ bucket, course, captions, playback, state: { lesson, entry, next, ...state } }: VideoProps) {
  const { backend } = useHost().config;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const openPanel = useOpenPanel();
  const hasMoved = useLessonArrival(entry.id, entry.title);
  const src = openFileUrl(backend, bucket, lesson.path);
  const poster = lesson.poster && openFileUrl(backend, bucket, lesson.poster);
  return (
    <div className={styles.stage}>
      <VideoStage
        id={entry.id}
        src={src}
        label={entry.title}
        poster={poster}
        course={course}
        captions={captions}
        chapters={[]}
        playback={playback}
        autoPlay={hasMoved}
        startAt={state.startAt}
        onPlayed={state.savePosition}
        nextTitle={next?.title ?? null}
        onNext={next && (() => void navigate({ search: searchOfLesson(query, next.id) }, { preventScrollReset: true }))}
        onTranscript={() => openPanel('transcript')}
      />
      <noscript>
        <PlainVideo src={src} poster={poster} label={entry.title} captions={captions} />
      </noscript>
    </div>
  );
}

type PlainProps = { src: string; poster: string | null; label: string; captions: readonly Caption[] };

/** The video with the browser's own controls, for visitors without scripts. */
function PlainVideo({ src, poster, label, captions }: PlainProps) {
  return (
    <video
      className={styles.plainVideo}
      src={src}
      poster={poster ?? undefined}
      controls
      playsInline
      preload="metadata"
      crossOrigin="anonymous"
      aria-label={label}
    >
      {captions.map(({ url, language, label: name }) => (
        <track key={url} kind="captions" src={url ?? undefined} srcLang={language} label={name} />
      ))}
    </video>
  );
}

/**
 * Returns the captions of an open lesson. Their language is unknown, so they are treated as being in the page's
 * language.
 */
function useOpenCaptions(bucket: string, { captions }: OpenLesson): Caption[] {
  const text = useText(openText);
  const { backend } = useHost().config;
  const language = useLanguage();
  if (captions === null) return [];
  return [{ url: openFileUrl(backend, bucket, captions), language, label: text.captions }];
}
