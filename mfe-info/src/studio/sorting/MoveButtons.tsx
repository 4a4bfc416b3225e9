import { useText } from '@lectern/shared/text';
import { icon, IconButton } from '@lectern/shared/ui';
import { sortingText } from '../../text/studio/sorting.en';
import * as styles from './MoveButtons.module.css';

type Props = { name: string; onMove: (step: -1 | 1) => void };

const UpIcon = /*#__PURE__*/ icon('M12 19.5v-15M5.5 11 12 4.5l6.5 6.5');
const DownIcon = /*#__PURE__*/ icon('M12 4.5v15M5.5 13l6.5 6.5 6.5-6.5');

/** Buttons beside a handle that move its entry up and down. The handle keeps the focus: its blur takes them away. */
export function MoveButtons({ name, onMove }: Props) {
  const text = useText(sortingText);
  return (
    <span className={styles.buttons} onPointerDown={keepFocus} onMouseDown={keepFocus}>
      <IconButton size="small" tabIndex={-1} label={text.up(name)} icon={<UpIcon />} onClick={() => onMove(-1)} />
      <IconButton size="small" tabIndex={-1} label={text.down(name)} icon={<DownIcon />} onClick={() => onMove(1)} />
    </span>
  );
}

const keepFocus = (event: { preventDefault: () => void }): void => event.preventDefault();
