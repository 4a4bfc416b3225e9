import { useText } from '@lectern/shared/text';
import { Menu, MenuItem } from '@lectern/shared/ui';
import { playerText } from '../../text/player/player.en';
import { usePlayerActions } from './PlayerActions';
import { SPEEDS } from '../preferences/preferences';
import { useMediaState, usePlayback } from '../engine/usePlayback';
import * as styles from './ControlBar.module.css';

/** Menu that selects the playback speed. Its button shows the current speed. */
export function SpeedMenu() {
  const text = useText(playerText);
  const playback = usePlayback();
  const { setSpeed } = usePlayerActions();
  const speed = useMediaState(playback, (state) => state.speed);
  return (
    <Menu
      label={text.speed}
      button={(ties) => (
        <button {...ties} type="button" className={styles.rate} aria-label={text.speedIs(speed)} title={text.speed}>
          {text.shortRate(speed)}
        </button>
      )}
    >
      {SPEEDS.map((rate) => (
        <MenuItem key={rate} checked={rate === speed} onClick={() => setSpeed(rate)}>
          {text.rate(rate)}
        </MenuItem>
      ))}
    </Menu>
  );
}
