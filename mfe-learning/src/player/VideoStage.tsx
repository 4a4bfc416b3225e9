import { useEffect, useState } from 'react';
import { whenIdle } from '@lectern/shared/idle';
import { deferredPart } from '@lectern/shared/loading';
import type { Playback } from './engine/playback';
import { useMediaState } from './engine/usePlayback';
import { Player } from './Player';
import { useAccountPreferences } from './preferences/useAccountPreferences';
import type { PlayerProps } from './usePlayer';

const ReportDialog = deferredPart(
  () => import('./deferredParts'),
  (module) => module.ReportDialog,
);
const NextLesson = deferredPart(
  () => import('./deferredParts'),
  (module) => module.NextLesson,
);

type Props = Omit<PlayerProps, 'playback' | 'onReport' | 'children'> & {
  id: string;
  playback: Playback;
  /** Title of the course, for problem reports. */
  course: string;
  /** Title of the next lesson; null after the last one. */
  nextTitle: string | null;
};

/**
 * The video of a lesson, the offer of the next lesson at its end, and the problem report dialog. While the dialog is
 * open, there is no offer: its countdown would change the lesson that the report is about.
 */
export function VideoStage({ course, nextTitle, ...player }: Props) {
  const { id, playback, onNext, label } = player;
  const [isReporting, setReporting] = useState<boolean | null>(null);
  const [declinedAt, setDeclinedAt] = useState<string | null>(null);
  const hasEnded = useMediaState(playback, (state) => state.hasEnded);
  useAccountPreferences();
  useEffect(() => whenIdle(NextLesson.prepare), []);
  const decline = (): void => {
    setDeclinedAt(id);
    playback.video()?.parentElement?.focus({ preventScroll: true });
  };
  return (
    <>
      <Player
        {...player}
        onReport={() => setReporting(true)}
        onPlayed={(span) => {
          if (span.reason !== 'end' && declinedAt === id) setDeclinedAt(null);
          player.onPlayed(span);
        }}
      >
        {hasEnded && onNext && nextTitle !== null && declinedAt !== id && isReporting !== true && (
          <NextLesson key={id} title={nextTitle} onGo={onNext} onCancel={decline} />
        )}
      </Player>
      {isReporting !== null && (
        <ReportDialog
          open={isReporting}
          onClose={() => setReporting(false)}
          course={course}
          lesson={label}
          getTime={() => playback.state().timeSec}
        />
      )}
    </>
  );
}
