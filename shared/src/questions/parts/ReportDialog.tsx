import { useRef, useState, type SubmitEvent } from 'react';
import { REPORT_REASONS } from '../../domain';
import { useTabDraft } from '../../drafts';
import { useUnsavedChanges } from '@lectern/shared/host';
import { useMutation } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, Dialog, FormStatus, Select, TextArea } from '../../ui';
import { sendReport, type PostReport } from '../data/posts';
import { questionsText } from '../text/questions.en';
import * as styles from './Questions.module.css';

/** The longest note of a report. */
const NOTE_LENGTH = 500;

type Props = {
  open: boolean;
  onClose: () => void;
  /** The account that reports. */
  by: string;
  post: Omit<PostReport, 'reason' | 'note'>;
};

/** Dialog that reports a question or an answer. What was typed stays in the tab until it is sent. */
export function ReportDialog({ open, onClose, by, post }: Props) {
  const { report: text } = useText(questionsText);
  const report = useReport({ open, by, post });
  return (
    <Dialog open={open} onClose={onClose} title={text.title}>
      {report.sending.isSuccess ? (
        <div className={styles.form}>
          <FormStatus tone="success">{text.sent}</FormStatus>
          <div className={styles.row}>
            <Button onClick={onClose}>{text.close}</Button>
          </div>
        </div>
      ) : (
        <ReportForm report={report} />
      )}
    </Dialog>
  );
}

function ReportForm({ report }: { report: ReturnType<typeof useReport> }) {
  const { report: text } = useText(questionsText);
  const { reason, note, change, isMissing, field, sending, submit } = report;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{text.lead}</p>
      <Select
        ref={field}
        label={text.reason}
        required
        placeholder={text.choose}
        options={REPORT_REASONS.map((value) => ({ value, label: text.reasons[value] }))}
        value={reason}
        error={isMissing ? text.reasonMissing : undefined}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
      <TextArea
        label={text.note}
        optional
        rows={3}
        maxLength={NOTE_LENGTH}
        value={note}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      {sending.isError && <FormStatus tone="error">{text.notSent}</FormStatus>}
      <div className={styles.row}>
        <Button type="submit" busy={sending.isPending}>
          {text.send}
        </Button>
      </div>
    </form>
  );
}

function useReport({ open, by, post }: Pick<Props, 'open' | 'by' | 'post'>) {
  const { fields, change, remove } = useTabDraft(
    `report ${post.courseId} ${post.questionId} ${post.answerId ?? ''} ${by}`,
    { reason: '', note: '' },
  );
  const { reason, note } = fields;
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const sending = useMutation({
    mutationFn: () => sendReport(by, { ...post, reason, note: note.trim() }),
    onSuccess: remove,
  });
  useUnsavedChanges(open && !sending.isSuccess && reason + note !== '');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    setMissing(reason === '');
    if (reason === '') field.current?.focus();
    else if (!sending.isPending) sending.mutate();
  };
  return { reason, note, change, isMissing, field, sending, submit };
}
