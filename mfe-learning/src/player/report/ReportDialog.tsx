import { useState, type SyntheticEvent } from 'react';
import { useHost } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';
import { Button, Dialog, FormStatus, Select, TextArea, TextField } from '@lectern/shared/ui';
import { reportProblem } from '../../data/reportProblem';
import { reasonOf } from '../../parts/reasonOf';
import { reportWords } from '../../text/player/report.en';
import { useText } from '../../text/useText';
import { clock } from '../clock';
import styles from './ReportDialog.module.css';

type Props = { open: boolean; onClose: () => void; course: string; lesson: string; getTime: () => number };

/**
 * Asks what is wrong with a lesson, and stores it with the lesson and the place in it. What was written stays when
 * sending failed.
 */
export default function ReportDialog({ open, onClose, ...about }: Props) {
  const text = useText(reportWords);
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <Report onClose={onClose} {...about} />
    </Dialog>
  );
}

function Report({ onClose, course, lesson, getTime }: Omit<Props, 'open'>) {
  const text = useText(reportWords);
  const { user } = useHost();
  const [kind, setKind] = useState<string>(text.kinds[0]);
  const [words, setWords] = useState('');
  const [email, setEmail] = useState(user?.email ?? '');
  const [isWrong, setWrong] = useState(false);
  const [place] = useState(() => clock(getTime()));
  const sending = useMutation({
    mutationFn: () =>
      reportProblem({
        name: user?.displayName ?? '',
        email,
        kind,
        words,
        course,
        lesson,
        place,
        address: location.pathname + location.search,
      }),
  });
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
    setWrong(!isAddress);
    if (isAddress) sending.mutate();
  };
  if (sending.isSuccess)
    return (
      <div className={styles.form}>
        <FormStatus tone="success">{text.sent}</FormStatus>
        <Button onClick={onClose}>{text.close}</Button>
      </div>
    );
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Select
        label={text.kind}
        options={text.kinds.map((value) => ({ value, label: value }))}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value)}
      />
      <TextArea
        label={text.words}
        hint={text.wordsHint}
        optional
        maxLength={3000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {!user && (
        <TextField
          label={text.email}
          hint={text.emailHint}
          required
          type="email"
          autoComplete="email"
          value={email}
          error={isWrong ? text.emailWrong : undefined}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      )}
      {sending.isError && <FormStatus tone="error">{reasonOf(sending.error)}</FormStatus>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" busy={sending.isPending}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}
