import { useText } from '@lectern/shared/text';
import { Button, IconButton, TrashIcon } from '@lectern/shared/ui';
import { captionsText } from '../../../text/captions.en';
import { splitPositionOf, type CueCommand } from './cueCommand';
import * as styles from './Captions.module.css';

type Props = { number: number; isLast: boolean; ask: (command: CueCommand) => void };

/** Buttons of one cue. Each has a shortcut in the row's fields. */
export function CueTools({ number, isLast, ask }: Props) {
  const text = useText(captionsText).editor;
  const tool = (kind: 'setStart' | 'setEnd' | 'merge') => (
    <Button size="small" variant="quiet" aria-label={text[kind](number)} onClick={() => ask({ kind })}>
      {text.short[kind]}
    </Button>
  );
  return (
    <div className={styles.tools}>
      {tool('setStart')}
      {tool('setEnd')}
      <Button
        size="small"
        variant="quiet"
        aria-label={text.split(number)}
        // The press would take the cursor out of the text first.
        onMouseDown={(event) => event.preventDefault()}
        onClick={({ currentTarget }) => ask({ kind: 'split', at: splitPositionOf(currentTarget.closest('li')) })}
      >
        {text.short.split}
      </Button>
      {!isLast && tool('merge')}
      <IconButton
        size="small"
        label={text.remove(number)}
        icon={<TrashIcon />}
        onClick={() => ask({ kind: 'remove' })}
      />
    </div>
  );
}
