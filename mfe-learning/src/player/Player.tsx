import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { playerWords } from '../text/player/player.en';
import { useText } from '../text/useText';
import { CaptionOverlay } from './captions/CaptionOverlay';
import { ControlBar } from './controls/ControlBar';
import { commandFeedback } from './keyboard/commandFeedback';
import type { Caption, Chapter } from './mediaTracks';
import { createPlayback, type Playback } from './engine/playback';
import type { PlayedSpan, PlayerControls } from './playedSpan';
import { PlayerActionsContext } from './controls/PlayerActions';
import { PlayerFailure } from './PlayerFailure';
import { PlayerSurface } from './PlayerSurface';
import { PlayerVideo } from './engine/PlayerVideo';
import { PlayerWaiting } from './PlayerWaiting';
import { useFullscreen } from './useFullscreen';
import { useIdle } from './useIdle';
import { useMediaKeys } from './engine/useMediaKeys';
import { useOnePlaying } from './engine/useOnePlaying';
import { useMediaFact, PlaybackContext } from './engine/usePlayback';
import { usePlayerCommands } from './keyboard/usePlayerCommands';
import { useActions, useFlash, useKeptFocus } from './usePlayerState';
import { usePreferences } from './preferences';
import { useVideoSource } from './engine/useVideoSource';
import styles from './Player.module.css';

const ShortcutsDialog = lazy(() => import('./keyboard/ShortcutsDialog'));

export type PlayerProps = {
  /** Where the video is; empty while that is not known: the player is there already, and waits. */
  src: string;
  label: string;
  captions: readonly Caption[];
  chapters: readonly Chapter[];
  /** Where it begins, in seconds; null while nobody knows: the video then loads, and goes there once it is known. */
  startAt: number | null;
  /** Told at least every five seconds while it plays, on pause, before a seek, at the end, and when it is left. */
  onPlayed: (span: PlayedSpan) => void;
  onEnded?: () => void;
  controls?: Ref<PlayerControls>;
  /**
   * Names the video whose address `src` is at the moment; another name is another video, in the same player. `src`
   * itself when left out.
   */
  id?: string;
  autoPlay?: boolean;
  /** What others follow the video by, such as a transcript; the player makes its own when it is left out. */
  playback?: Playback;
  /** Fetches a new address for a video that is refused or gone. */
  onRenew?: () => Promise<string | null>;
  onNext?: () => void;
  onTranscript?: () => void;
  onReport?: () => void;
  /** What lies over the picture. */
  children?: ReactNode;
};

/**
 * A video with everything to watch it by: captions, speed, keys, full screen, and a way on when it fails. It stays in
 * place from one lesson to the next.
 */
export function Player(props: PlayerProps) {
  const {
    src,
    label,
    captions,
    chapters,
    startAt,
    onPlayed,
    onEnded,
    controls,
    id = src,
    autoPlay = false,
    onRenew,
    onNext,
    onTranscript,
    onReport,
    children,
  } = props;
  const text = useText(playerWords);
  const frame = useRef<HTMLElement>(null);
  const [own] = useState(createPlayback);
  const playback = props.playback ?? own;
  const source = useVideoSource(playback, { id, src, startAt, autoPlay, renew: onRenew });
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null);
  const { isFull, toggle: fullscreen } = useFullscreen(frame);
  const isIdle = useIdle(frame);
  const isPlaying = useMediaFact(playback, (facts) => facts.isPlaying);
  const { flash, show } = useFlash();
  const actions = useActions(
    playback,
    fullscreen,
    useCallback(() => setHelpOpen(true), []),
    onReport,
  );
  usePlayerCommands(frame, playback, actions, { onNext, onTranscript }, (command) =>
    show(commandFeedback(command, playback, text)),
  );
  useMediaKeys(playback, label, onNext);
  useOnePlaying(playback, isPlaying);
  useKeptFocus(frame, source.failure);
  useRememberedSettings(playback);
  useImperativeHandle(
    controls,
    () => ({
      getTime: () => playback.facts().timeSec,
      seek: playback.seek,
      pause: playback.pause,
      focus: () => frame.current?.focus(),
    }),
    [playback],
  );
  return (
    <PlaybackContext value={playback}>
      <PlayerActionsContext value={actions}>
        <section
          ref={frame}
          className={styles.player}
          aria-label={text.player(label)}
          tabIndex={-1}
          data-idle={(isIdle && isPlaying) || undefined}
          data-failed={source.failure ? '' : undefined}
        >
          {source.failure ? (
            <PlayerFailure failure={source.failure} onRetry={source.retry} onReport={onReport} />
          ) : (
            <>
              {source.address && (
                <PlayerVideo
                  key={source.key}
                  playback={playback}
                  src={source.address}
                  label={label}
                  startAt={source.startAt}
                  autoPlay={source.autoPlay}
                  onPlayed={onPlayed}
                  onEnded={() => onEnded?.()}
                  onFailed={source.fail}
                />
              )}
              <PlayerSurface playback={playback} isIdle={isIdle} onFullscreen={fullscreen} />
              {source.address && (
                <CaptionOverlay key={`captions ${source.key}`} playback={playback} captions={captions} />
              )}
              <PlayerWaiting playback={playback} isComing={source.address === ''} onRetry={source.retry} />
              <div role="status" className={styles.flash}>
                {flash && <span>{flash}</span>}
              </div>
              <ControlBar captions={captions} chapters={chapters} isFull={isFull} />
              {children}
            </>
          )}
          {isHelpOpen !== null && (
            <Suspense fallback={null}>
              <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
            </Suspense>
          )}
        </section>
      </PlayerActionsContext>
    </PlaybackContext>
  );
}

/**
 * A speed or volume that was chosen elsewhere, on another device or in the settings, holds for the video that is open
 * too.
 */
function useRememberedSettings(playback: Playback): void {
  const { speed } = usePreferences();
  useEffect(() => playback.setSpeed(speed), [playback, speed]);
}
