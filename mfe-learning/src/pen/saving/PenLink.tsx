import { useRef, useState } from 'react';
import { Button, ShareIcon, TextField } from '@lectern/shared/ui';
import { penDialogWords } from '../../text/pen/penDialogs.en';
import { useText } from '../../text/useText';
import styles from '../pen.module.css';

/** The link to a pen that others may open, to copy. */
export function PenLink({ id }: { id: string }) {
  const text = useText(penDialogWords);
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<string>('');
  const link = `${location.origin}/codepen?pen=${id}`;
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setOutcome(text.copied);
    } catch {
      setOutcome(text.notCopied);
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
          {outcome}
        </span>
      </div>
    </div>
  );
}
