import { useState, type SubmitEvent } from 'react';
import { Button, TextField } from '@lectern/shared/ui';
import { completedWords } from '../text/completed.en';
import { useText } from '../text/useText';
import styles from './CompletedNotice.module.css';

type Props = { isBusy: boolean; hasFailed: boolean; onGiven: (name: string) => void };

/**
 * Form for the name on the certificate, for a learner whose account has none. The input stays when issuing fails.
 */
export default function CertificateName({ isBusy, hasFailed, onGiven }: Props) {
  const text = useText(completedWords);
  const [name, setName] = useState('');
  const [isFaulty, setIsFaulty] = useState(false);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const given = name.trim();
    const isRight = given.length >= 2 && given.length <= 60;
    setIsFaulty(!isRight);
    if (isRight && !isBusy) onGiven(given);
  };
  return (
    <form className={styles.name} noValidate onSubmit={send}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        error={isFaulty ? text.nameFault : hasFailed ? text.failed : undefined}
        autoComplete="name"
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="small" variant="accent" busy={isBusy}>
        {text.make}
      </Button>
    </form>
  );
}
