import { useState, type SubmitEvent } from 'react';
import { useText } from '@lectern/shared/text';
import { Button, TextField } from '@lectern/shared/ui';
import { completedText } from '../../text/lesson/completed.en';
import * as styles from './CompletedNotice.module.css';

type Props = { isBusy: boolean; hasFailed: boolean; onSubmit: (name: string) => void };

const [MIN_LENGTH, MAX_LENGTH] = [2, 60] as const;

/**
 * Form that asks a learner without an account name for the name on the certificate. Keeps the input after a failure.
 */
export default function CertificateName({ isBusy, hasFailed, onSubmit }: Props) {
  const text = useText(completedText);
  const [input, setInput] = useState('');
  const [isInvalid, setIsInvalid] = useState(false);
  const failure = hasFailed ? text.failed : undefined;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const name = input.trim();
    const isValid = name.length >= MIN_LENGTH && name.length <= MAX_LENGTH;
    setIsInvalid(!isValid);
    if (isValid && !isBusy) onSubmit(name);
  };
  return (
    <form className={styles.name} noValidate onSubmit={submit}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        error={isInvalid ? text.nameFault : failure}
        autoComplete="name"
        required
        value={input}
        onChange={(event) => setInput(event.target.value)}
      />
      <Button type="submit" size="small" variant="accent" busy={isBusy}>
        {text.make}
      </Button>
    </form>
  );
}
