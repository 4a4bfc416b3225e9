import { IconButton } from '@lectern/shared/ui';
import { playerWords } from '../../text/player/player.en';
import { useText } from '../../text/useText';
import { MutedIcon, VolumeIcon } from './playerIcons';
import { useMediaFact, usePlayback } from '../engine/usePlayback';
import { usePlayerActions } from './PlayerActions';
import styles from './ControlBar.module.css';

/** Loud or not at all, and how loud; both are remembered. */
export function VolumeControl() {
  const text = useText(playerWords);
  const playback = usePlayback();
  const { mute, setVolume } = usePlayerActions();
  const volume = useMediaFact(playback, (facts) => facts.volume);
  const isMuted = useMediaFact(playback, (facts) => facts.isMuted || facts.volume === 0);
  const heard = isMuted ? 0 : volume;
  return (
    <div className={styles.volume}>
      <IconButton
        label={isMuted ? text.unmute : text.mute}
        icon={isMuted ? <MutedIcon /> : <VolumeIcon />}
        onClick={mute}
      />
      <input
        type="range"
        className={styles.loudness}
        min={0}
        max={1}
        step={0.05}
        value={heard}
        aria-label={text.volume}
        aria-valuetext={text.volumeValue(heard, isMuted)}
        style={{ '--share': `${heard * 100}%` } as object}
        onChange={(event) => setVolume(Number(event.currentTarget.value))}
      />
    </div>
  );
}
