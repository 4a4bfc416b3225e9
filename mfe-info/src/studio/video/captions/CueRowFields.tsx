import { memo, type KeyboardEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { IconButton, PlayIcon, TextArea } from '@lectern/shared/ui';
import { captionsText } from '../../../text/captions.en';
import { TimeInput } from '../TimeInput';
import { CueTools } from './CueTools';
import { splitPositionOf, type CueCommand } from './cueCommand';
import type { CueIssue, CueRow } from './editCues';
import * as styles from './Captions.module.css';

type Props = {
  row: CueRow;
  number: number;
  issue: CueIssue | null;
  isLast: boolean;
  isCurrent: boolean;
  onCommand: (id: string, command: CueCommand) => void;
};

/** Commands by the key that is pressed with Alt. The key's place counts, not the letter that Alt makes of it. */
const KEYS: Record<string, Exclude<CueCommand['kind'], 'change'>> = {
  KeyP: 'play',
  KeyI: 'setStart',
  KeyO: 'setEnd',
  KeyX: 'split',
  KeyJ: 'merge',
  KeyN: 'add',
  ArrowUp: 'previous',
  ArrowDown: 'next',
};

/** Fields and buttons of one cue. Rendered again only when something of it changes: a film has a thousand of them. */
export const CueRowFields = memo(function CueRowFields({ row, number, issue, isLast, isCurrent, onCommand }: Props) {
  const text = useText(captionsText).editor;
  const ask = (command: CueCommand): void => onCommand(row.id, command);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const kind = KEYS[event.code];
    if (!event.altKey || event.ctrlKey || event.metaKey || !kind) return;
    event.preventDefault();
    ask(kind === 'split' ? { kind, at: splitPositionOf(event.currentTarget) } : { kind });
  };
  return (
    <li
      className={styles.cue}
      data-cue={row.id}
      data-current={isCurrent || undefined}
      data-issue={issue ?? undefined}
      onKeyDown={press}
    >
      <CueTimes row={row} number={number} ask={ask} />
      <TextArea
        label={text.text(number)}
        value={row.text}
        rows={2}
        maxLength={2000}
        error={issue === null ? undefined : text.issues[issue]}
        onChange={({ target }) => ask({ kind: 'change', change: { text: target.value } })}
      />
      <CueTools number={number} isLast={isLast} ask={ask} />
    </li>
  );
});

type TimesProps = { row: CueRow; number: number; ask: (command: CueCommand) => void };

function CueTimes({ row, number, ask }: TimesProps) {
  const text = useText(captionsText).editor;
  return (
    <div className={styles.times}>
      <IconButton size="small" label={text.play(number)} icon={<PlayIcon />} onClick={() => ask({ kind: 'seek' })} />
      <TimeInput
        label={text.start(number)}
        value={row.startMs}
        wrongTime={text.wrongTime}
        onChange={(startMs) => ask({ kind: 'change', change: { startMs } })}
      />
      <TimeInput
        label={text.end(number)}
        value={row.endMs}
        wrongTime={text.wrongTime}
        onChange={(endMs) => ask({ kind: 'change', change: { endMs } })}
      />
    </div>
  );
}
