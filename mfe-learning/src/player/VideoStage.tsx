import { lazy, Suspense, useState, type Ref } from 'react';
import { NextLesson } from './NextLesson';
import { Player, type PlayerProps } from './Player';
import type { Playback } from './engine/playback';
import type { PlayerControls } from './playedSpan';
import { useAccountPreferences } from './useAccountPreferences';
import { useMediaFact } from './engine/usePlayback';

const ReportDialog = lazy(() => import('./report/ReportDialog'));

type Props = Omit<PlayerProps, 'playback' | 'onReport' | 'children' | 'controls'> & {
  id: string;
  playback: Playback;
  controls?: Ref<PlayerControls>;
  /** The title of the course, for a report. */
  course: string;
  /** The title of what begins after this video; null when it is the last. */
  nextTitle: string | null;
};

/** A lesson's video, what comes after it, and a way to tell that something is wrong with it. */
export function VideoStage({ course, nextTitle, ...player }: Props) {
  const { id, playback, onNext, label } = player;
  const [isReporting, setReporting] = useState<boolean | null>(null);
  const [stayedAt, setStayedAt] = useState<string | null>(null);
  const hasEnded = useMediaFact(playback, (facts) => facts.hasEnded);
  useAccountPreferences();
  const stay = (): void => {
    setStayedAt(id);
    playback.video()?.parentElement?.focus({ preventScroll: true });
  };
  return (
    <>
      <Player
        {...player}
        onReport={() => setReporting(true)}
        onPlayed={(span) => {
          if (span.reason !== 'end' && stayedAt === id) setStayedAt(null);
          player.onPlayed(span);
        }}
      >
        {hasEnded && onNext && nextTitle !== null && stayedAt !== id && (
          <NextLesson key={id} title={nextTitle} onGo={onNext} onCancel={stay} />
        )}
      </Player>
      {isReporting !== null && (
        <Suspense fallback={null}>
          <ReportDialog
            open={isReporting}
            onClose={() => setReporting(false)}
            course={course}
            lesson={label}
            getTime={() => playback.facts().timeSec}
          />
        </Suspense>
      )}
    </>
  );
}
