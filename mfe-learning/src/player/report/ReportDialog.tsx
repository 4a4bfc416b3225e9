import { useState, type SyntheticEvent } from 'react';
import { isEmailAddress } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus, Select, TextArea } from '@lectern/shared/ui';
import { reportProblem } from '../../data/reportProblem';
import { reasonOf } from '@lectern/shared/failure';
import { reportText } from '../../text/player/report.en';
import { clock } from '../../time/clock';
import { EmailField } from './EmailField';
import * as styles from './ReportDialog.module.css';

type Props = { open: boolean; onClose: () => void; course: string; lesson: string; getTime: () => number };

/** Dialog that reports a problem with a lesson at the current position. Keeps the input when sending fails. */
export default function ReportDialog({ open, onClose, ...about }: Props) {
  const text = useText(reportText);
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      <Report onClose={onClose} {...about} />
    </Dialog>
  );
}

type About = Omit<Props, 'open'>;

function Report(props: About) {
  const text = useText(reportText);
  const { sending, ...form } = useReport(props);
  if (sending.isSuccess)
    return (
      <div className={styles.form}>
        <FormStatus tone="success">{text.sent}</FormStatus>
        <Button onClick={props.onClose}>{text.close}</Button>
      </div>
    );
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <KindField value={form.kind} onChange={form.setKind} />
      <TextArea
        label={text.details}
        hint={text.detailsHint}
        optional
        maxLength={3000}
        value={form.details}
        onChange={(event) => form.setDetails(event.currentTarget.value)}
      />
      {form.isAnonymous && <EmailField value={form.email} isWrong={form.isEmailWrong} onChange={form.setEmail} />}
      {sending.isError && <FormStatus tone="error">{reasonOf(sending.error)}</FormStatus>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={props.onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" busy={sending.isPending}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}

const KINDS = ['video', 'sound', 'captions', 'lesson', 'other'] as const;
type Kind = (typeof KINDS)[number];

function KindField({ value, onChange }: { value: Kind; onChange: (kind: Kind) => void }) {
  const text = useText(reportText);
  return (
    <Select
      label={text.kind}
      options={KINDS.map((kind) => ({ value: kind, label: text.kinds[kind] }))}
      value={value}
      onChange={(event) => onChange(KINDS.find((kind) => kind === event.currentTarget.value) ?? 'other')}
    />
  );
}

function useReport({ course, lesson, getTime }: About) {
  const text = useText(reportText);
  const { user } = useHost();
  const [kind, setKind] = useState<Kind>('video');
  const [details, setDetails] = useState('');
  const [email, setEmail] = useState(user?.email ?? '');
  const [isEmailWrong, setEmailWrong] = useState(false);
  const [position] = useState(() => clock(getTime()));
  const sending = useMutation({
    mutationFn: () => {
      const about = text.about(course, lesson, position, location.pathname + location.search);
      const message = `${text.kinds[kind]}\n${about}\n\n${details}`.trim();
      return reportProblem({ name: user?.displayName ?? '', email: email.trim(), message });
    },
  });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isValid = isEmailAddress(email.trim());
    setEmailWrong(!isValid);
    if (isValid) sending.mutate();
  };
  return { sending, submit, kind, setKind, details, setDetails, email, setEmail, isEmailWrong, isAnonymous: !user };
}
