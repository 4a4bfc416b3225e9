import { useText } from '@lectern/shared/text';
import { IconButton } from '@lectern/shared/ui';
import { playerText } from '../../text/player/player.en';
import { MutedIcon, VolumeIcon } from './playerIcons';
import { useMediaState, usePlayback } from '../engine/usePlayback';
import { usePlayerActions } from './PlayerActions';
import * as styles from './ControlBar.module.css';

/** Mute button and volume slider. Both choices are stored. */
export function VolumeControl() {
  const text = useText(playerText);
  const playback = usePlayback();
  const { mute, setVolume } = usePlayerActions();
  const volume = useMediaState(playback, (state) => state.volume);
  const isMuted = useMediaState(playback, (state) => state.isMuted || state.volume === 0);
  const audible = isMuted ? 0 : volume;
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
        value={audible}
        aria-label={text.volume}
        aria-valuetext={text.volumeValue(audible, isMuted)}
        style={{ '--share': `${audible * 100}%` } as object}
        onChange={(event) => setVolume(Number(event.currentTarget.value))}
      />
    </div>
  );
}
