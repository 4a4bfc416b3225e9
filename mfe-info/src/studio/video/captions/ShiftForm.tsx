import { useState, type RefObject } from 'react';
import { useHost } from '@lectern/shared/host';
import { useText } from '@lectern/shared/text';
import { Button, Select, TextField } from '@lectern/shared/ui';
import { captionsText } from '../../../text/captions.en';
import { shiftCues } from './editCues';
import type { CaptionDraft } from './useCaptionDraft';
import * as styles from './Captions.module.css';

type Props = { draft: CaptionDraft; player: RefObject<HTMLVideoElement | null> };

/** Returns the milliseconds that a person wrote as seconds, with a point or a comma; null for anything else. */
function parseShift(text: string): number | null {
  const seconds = Number(text.trim().replace(',', '.').replace('−', '-') || 'none');
  return Number.isFinite(seconds) && seconds !== 0 ? seconds * 1000 : null;
}

/** Moves captions in time, all of them or those after the player's position. */
export function ShiftForm({ draft, player }: Props) {
  const text = useText(captionsText).editor.shift;
  const { announce } = useHost();
  const [by, setBy] = useState('');
  const [from, setFrom] = useState('all');
  const [isWrong, setWrong] = useState(false);
  const shift = (): void => {
    const ms = parseShift(by);
    setWrong(ms === null);
    if (ms === null) return;
    const start = from === 'all' ? 0 : (player.current?.currentTime ?? 0) * 1000;
    const { rows, count } = shiftCues(draft.rows, start, ms);
    if (count > 0) draft.change(() => rows);
    announce(text.done(count));
  };
  const fields = { by, from, isWrong, setBy, setFrom };
  return (
    <details className={styles.keys}>
      <summary>{text.title}</summary>
      <form
        className={styles.shift}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          shift();
        }}
      >
        <ShiftFields {...fields} />
        <Button type="submit" size="small" variant="secondary">
          {text.apply}
        </Button>
      </form>
    </details>
  );
}

type FieldsProps = {
  by: string;
  from: string;
  isWrong: boolean;
  setBy: (by: string) => void;
  setFrom: (from: string) => void;
};

function ShiftFields({ by, from, isWrong, setBy, setFrom }: FieldsProps) {
  const text = useText(captionsText).editor.shift;
  return (
    <>
      <TextField
        label={text.by}
        inputMode="text"
        autoComplete="off"
        value={by}
        error={isWrong ? text.wrong : undefined}
        onChange={({ target }) => setBy(target.value)}
      />
      <Select
        label={text.from}
        value={from}
        options={[
          { value: 'all', label: text.all },
          { value: 'fromPlayer', label: text.fromPlayer },
        ]}
        onChange={({ target }) => setFrom(target.value)}
      />
    </>
  );
}
