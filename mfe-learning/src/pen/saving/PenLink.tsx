import { useRef, useState } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, ShareIcon, TextField } from '@lectern/shared/ui';
import { penDialogsText } from '../../text/pen/penDialogs.en';
import * as styles from '../pen.module.css';

/** Shareable link to a pen, with a button that copies it. */
export function PenLink({ id }: { id: string }) {
  const text = useText(penDialogsText);
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'notCopied' | null>(null);
  const link = `${location.origin}/codepen?pen=${id}`;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('notCopied');
    }
  };
  return (
    <div className={styles.share}>
      <TextField
        ref={field}
        label={text.link}
        value={link}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.choices}>
        <Button variant="secondary" size="small" icon={<ShareIcon />} onClick={() => void copy()}>
          {text.copy}
        </Button>
        <span role="status" className={styles.muted}>
          {outcome && text[outcome]}
        </span>
      </div>
    </div>
  );
}
