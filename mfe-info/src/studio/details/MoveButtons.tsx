import { useText } from '@lectern/shared/text';
import { icon, IconButton } from '@lectern/shared/ui';
import { studioDetailsText } from '../../text/studioDetails.en';
import * as styles from './CropDialog.module.css';

type Props = { onMove: (right: number, down: number) => void };

/** Distance of a press, as a share of the frame. */
const STEP = 0.1;

const DIRECTIONS = [
  ['left', icon('M19.5 12h-15M11 5.5 4.5 12l6.5 6.5'), -STEP, 0],
  ['right', icon('M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5'), STEP, 0],
  ['up', icon('M12 19.5v-15M5.5 11 12 4.5l6.5 6.5'), 0, -STEP],
  ['down', icon('M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5'), 0, STEP],
] as const;

/** Buttons that move the picture, for those who do not drag. */
export function MoveButtons({ onMove }: Props) {
  const text = useText(studioDetailsText).cover.moves;
  return (
    <div className={styles.moves} dir="ltr">
      {DIRECTIONS.map(([direction, Sign, right, down]) => (
        <IconButton key={direction} label={text[direction]} icon={<Sign />} onClick={() => onMove(right, down)} />
      ))}
    </div>
  );
}
