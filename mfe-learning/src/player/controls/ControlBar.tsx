import { useText } from '@lectern/shared/text';
import { IconButton, PauseIcon, PlayIcon } from '@lectern/shared/ui';
import { playerText } from '../../text/player/player.en';
import { clock } from '../../time/clock';
import { CaptionsMenu } from './CaptionsMenu';
import { chapterAt } from './chapterAt';
import type { Caption, Chapter } from '../mediaTracks';
import { MoreMenu } from './MoreMenu';
import { usePlayerActions } from './PlayerActions';
import { BackIcon, ForwardIcon, FullscreenEndIcon, FullscreenIcon, PictureIcon } from './playerIcons';
import { SeekBar } from './SeekBar';
import { SpeedMenu } from './SpeedMenu';
import { useHasPictureInPicture } from './useHasPictureInPicture';
import { useMediaState, usePlayback } from '../engine/usePlayback';
import { VolumeControl } from './VolumeControl';
import * as styles from './ControlBar.module.css';

/** Seek step of the buttons beside play, in seconds. */
const STEP = 10;

type Props = { captions: readonly Caption[]; chapters: readonly Chapter[]; isFull: boolean };

/**
 * The controls of a video, in a row below the seek bar. Those that do not fit a narrow player are available in the
 * settings menu or by keyboard.
 */
export function ControlBar({ captions, chapters, isFull }: Props) {
  const text = useText(playerText);
  const playback = usePlayback();
  const { fullscreen } = usePlayerActions();
  const hasPictureInPicture = useHasPictureInPicture();
  return (
    <div className={styles.controls} role="group" aria-label={text.controls}>
      <SeekBar chapters={chapters} />
      <div className={styles.row}>
        <PlayButton />
        <IconButton
          className={styles.wide}
          label={text.back(STEP)}
          icon={<BackIcon />}
          onClick={() => playback.seekBy(-STEP)}
        />
        <IconButton
          className={styles.wide}
          label={text.forward(STEP)}
          icon={<ForwardIcon />}
          onClick={() => playback.seekBy(STEP)}
        />
        <VolumeControl />
        <Time chapters={chapters} />
        <CaptionsMenu captions={captions} />
        <SpeedMenu />
        <MoreMenu />
        {hasPictureInPicture && <PictureButton />}
        <IconButton
          label={isFull ? text.fullscreenEnd : text.fullscreen}
          icon={isFull ? <FullscreenEndIcon /> : <FullscreenIcon />}
          onClick={fullscreen}
        />
      </div>
    </div>
  );
}

function PlayButton() {
  const text = useText(playerText);
  const playback = usePlayback();
  const isPlaying = useMediaState(playback, (state) => state.isPlaying);
  const hasEnded = useMediaState(playback, (state) => state.hasEnded);
  return (
    <IconButton
      label={isPlaying ? text.pause : hasEnded ? text.replay : text.play}
      icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
      onClick={playback.toggle}
    />
  );
}

function PictureButton() {
  const text = useText(playerText);
  const playback = usePlayback();
  const isInPicture = useMediaState(playback, (state) => state.isInPicture);
  return (
    <IconButton
      className={styles.wide}
      label={isInPicture ? text.pictureEnd : text.picture}
      icon={<PictureIcon />}
      onClick={playback.togglePicture}
    />
  );
}

function Time({ chapters }: { chapters: readonly Chapter[] }) {
  const playback = usePlayback();
  const time = useMediaState(playback, ({ timeSec }) => clock(timeSec));
  const duration = useMediaState(playback, ({ durationSec }) => clock(durationSec));
  const chapter = useMediaState(playback, ({ timeSec }) => chapterAt(chapters, timeSec));
  return (
    <div className={styles.time}>
      <span>
        {time}
        <i> / {duration}</i>
      </span>
      {chapter && <span className={styles.chapter}>{chapter}</span>}
    </div>
  );
}
