import { Menu, MenuItem } from '@lectern/shared/ui';
import { playerWords } from '../../text/player/player.en';
import { useText } from '../../text/useText';
import { usePlayerActions } from './PlayerActions';
import { SPEEDS } from '../preferences';
import { useMediaFact, usePlayback } from '../engine/usePlayback';
import styles from './ControlBar.module.css';

/** How fast the video plays; the button shows the speed. */
export function SpeedMenu() {
  const text = useText(playerWords);
  const playback = usePlayback();
  const { setSpeed } = usePlayerActions();
  const speed = useMediaFact(playback, (facts) => facts.speed);
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
