import { lazy, useState } from 'react';
import { slugWords } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useNavigate, useSearchParams } from '@lectern/shared/router';
import { openFileUrl, type OpenLesson } from '../../data/openCourse';
import { openPositions, savePlayed } from '../../data/openPositions';
import { LessonLayout, useOpenPanel } from '../layout/LessonLayout';
import { LessonList, searchFor } from '../layout/LessonList';
import type { Caption } from '../../player/mediaTracks';
import { createPlayback } from '../../player/engine/playback';
import type { PlayedSpan } from '../../player/playedSpan';
import { VideoStage } from '../../player/VideoStage';
import { openWords } from '../../text/lesson/open.en';
import { useText } from '../../text/useText';
import { SignUpInvitation } from './SignUpInvitation';
import { Late } from '../Late';
import { LessonNavigation } from '../layout/LessonNavigation';
import { LessonHeader } from '../layout/LessonHeader';
import { useLessonArrival } from '../layout/useLessonArrival';
import styles from '../layout/LessonLayout.module.css';

const Transcript = lazy(() => import('../../player/transcript/Transcript'));

/**
 * The lessons of an open course: the same player, with place and progress kept on this device. A lesson is named by its
 * number in the address.
 */
export function OpenLessons({
  bucket,
  name,
  lessons,
}: {
  bucket: string;
  name: string;
  lessons: readonly OpenLesson[];
}) {
  const text = useText(openWords);
  const {
    user,
    config: { backend },
  } = useHost();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const openPanel = useOpenPanel();
  const [playback] = useState(createPlayback);
  const [places, setPlaces] = useState(openPositions);
  const pathOf = ({ path }: OpenLesson): string => `${bucket}/${path}`;
  const entries = lessons.map((lesson, at) => ({
    id: String(at + 1),
    title: lesson.title || text.lesson(at + 1),
    kind: 'video' as const,
    durationSec: 0,
    sectionTitle: '',
    isDone: places[pathOf(lesson)]?.isDone ?? false,
  }));
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === (query.get('lesson') ?? '1')),
  );
  const [lesson, entry, previous, next] = [lessons[at], entries[at], entries[at - 1], entries[at + 1]];
  if (!lesson || !entry) throw new Error('An open course without lessons is a page that does not exist.');
  const hasMoved = useLessonArrival(entry.id, entry.title);
  const course = slugWords(name);
  useTitle(`${entry.title} · ${course}`);
  const captions: Caption[] = lesson.captions
    ? [
        {
          url: openFileUrl(backend, bucket, lesson.captions),
          language: document.documentElement.lang || 'en',
          label: text.captions,
        },
      ]
    : [];
  const keep = (path: string, span: PlayedSpan): void => {
    const place = savePlayed(path, span);
    setPlaces((now) => ({ ...now, [path]: place }));
  };
  const done = entries.filter(({ isDone }) => isDone).length;
  return (
    <LessonLayout
      top={
        <LessonHeader
          course={text.course(course)}
          courseHref={null}
          lesson={entry.title}
          progress={{ percent: (done / entries.length) * 100, done, of: entries.length }}
        />
      }
      stage={
        <div className={styles.stage}>
          <VideoStage
            id={entry.id}
            src={openFileUrl(backend, bucket, lesson.path)}
            label={entry.title}
            course={course}
            captions={captions}
            chapters={[]}
            playback={playback}
            autoPlay={hasMoved}
            startAt={places[pathOf(lesson)]?.sec ?? 0}
            onPlayed={(span) => keep(pathOf(lesson), span)}
            nextTitle={next?.title ?? null}
            onNext={next && (() => void navigate({ search: searchFor(query, next.id) }, { preventScrollReset: true }))}
            onTranscript={() => openPanel('transcript')}
          />
        </div>
      }
      moves={
        <>
          <LessonNavigation previous={previous} next={next} isDone={entry.isDone} />
          {!user && <SignUpInvitation />}
        </>
      }
      outline={<LessonList label={text.lessons} lessons={entries} selected={entry.id} />}
      panels={[
        {
          id: 'transcript',
          content: (
            <Late>
              <Transcript key={lesson.path} captions={captions} playback={playback} />
            </Late>
          ),
        },
      ]}
    />
  );
}
