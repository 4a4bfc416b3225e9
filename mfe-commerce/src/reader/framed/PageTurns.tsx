import { useText } from '@lectern/shared/text';
import { ArrowEndIcon, ArrowStartIcon, IconButton } from '@lectern/shared/ui';
import { readerText } from '../../text/reader.en';
import type { Direction } from '../bookView';
import type { FrameCommand, FramePosition } from './frameMessages';
import * as styles from './FramedReader.module.css';

type Props = { direction: Direction; position: FramePosition | null; send: (command: FrameCommand) => void };

/** Buttons that turn the page, in the direction of the book, and the progress between them. */
export function PageTurns({ direction, position, send }: Props) {
  const labels = useText(readerText);
  const turn = (step: 1 | -1): void => send({ kind: 'turn', step });
  return (
    <nav aria-label={labels.pages} className={styles.turns} dir={direction}>
      <IconButton
        label={labels.previousPage}
        icon={<ArrowStartIcon />}
        aria-disabled={!position}
        onClick={() => turn(-1)}
      />
      <span>{position && labels.percent(position.percent)}</span>
      <IconButton
        label={labels.nextPage}
        icon={<ArrowEndIcon />}
        aria-disabled={!position || position.isAtEnd}
        onClick={() => turn(1)}
      />
    </nav>
  );
}
