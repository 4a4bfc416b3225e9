import { deferredPart } from '@lectern/shared/loading';
import { useText } from '@lectern/shared/text';
import { playerText } from '../text/player/player.en';
import { CaptionOverlay } from './captions/CaptionOverlay';
import { ControlBar } from './controls/ControlBar';
import { PlayerActionsContext } from './controls/PlayerActions';
import { PlayerVideo } from './engine/PlayerVideo';
import { PlaybackContext } from './engine/usePlayback';
import * as styles from './Player.module.css';
import { PlayerFailure } from './PlayerFailure';
import { PlayerSurface } from './PlayerSurface';
import { isExplained, PlayerWaiting, useWaiting } from './PlayerWaiting';
import { usePlayer, type PlayerProps } from './usePlayer';

const ShortcutsDialog = deferredPart(
  () => import('./deferredParts'),
  (module) => module.ShortcutsDialog,
);

/**
 * A video with its controls: captions, speed, shortcuts, full screen, and a retry when it fails. It stays mounted from
 * one lesson to the next.
 */
export function Player(props: PlayerProps) {
  const text = useText(playerText);
  const player = usePlayer(props);
  const { frame, source, actions, isIdle, isPlaying, isHelpOpen, setHelpOpen } = player;
  return (
    <PlaybackContext value={player.playback}>
      <PlayerActionsContext value={actions}>
        <section
          ref={frame}
          className={styles.player}
          aria-label={text.player(props.label)}
          tabIndex={-1}
          data-idle={(isIdle && isPlaying) || undefined}
          data-failed={source.failure ? '' : undefined}
        >
          {source.failure ? (
            <PlayerFailure failure={source.failure} onRetry={source.retry} onReport={props.onReport} />
          ) : (
            <Stage {...props} player={player} />
          )}
          {isHelpOpen !== null && <ShortcutsDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />}
        </section>
      </PlayerActionsContext>
    </PlaybackContext>
  );
}

/**
 * The video and its overlays: the clickable surface, captions, notices and controls. One notice is visible at a time:
 * an open dialog, else the children, else why the video waits, else the effect of a key.
 */
function Stage({ player, ...props }: PlayerProps & { player: ReturnType<typeof usePlayer> }) {
  const { playback, source, actions, isFull, isIdle, flash } = player;
  const { address, key } = source;
  const waiting = useWaiting(playback, address === '');
  const children = player.isHelpOpen === true ? null : props.children;
  return (
    <>
      {address && (
        <PlayerVideo
          key={key}
          playback={playback}
          src={address}
          label={props.label}
          poster={props.poster ?? undefined}
          startAt={source.startAt}
          autoPlay={source.autoPlay}
          onPlayed={props.onPlayed}
          onEnded={() => props.onEnded?.()}
          onFailed={source.fail}
        />
      )}
      <PlayerSurface playback={playback} isIdle={isIdle} onFullscreen={actions.fullscreen} />
      {address && <CaptionOverlay key={`captions ${key}`} playback={playback} captions={props.captions} />}
      {!children && <PlayerWaiting waiting={waiting} onRetry={address ? source.retry : null} />}
      <div role="status" className={children || isExplained(waiting) ? styles.visuallyHidden : styles.flash}>
        {flash && <span>{flash}</span>}
      </div>
      <ControlBar captions={props.captions} chapters={props.chapters} isFull={isFull} />
      {children}
    </>
  );
}
