import { useText } from '@lectern/shared/text';
import { Button, FormStatus, Select, TextArea } from '@lectern/shared/ui';
import { REPORT_REASONS } from '@lectern/shared/domain';
import { NOTE_LENGTH } from '../../../data/reportReview';
import { reportText } from '../../../text/report.en';
import * as styles from './Reviews.module.css';
import type { ReportDraft } from './useReport';

/** Form of a report: a reason, and a note if the sender likes. */
export function ReportForm({ report, onCancel }: { report: ReportDraft; onCancel: () => void }) {
  const text = useText(reportText);
  const { reason, note, change, fault, isSending, isFailed, submit, reasonField, noteField } = report;
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={text.title}>
      <p>{text.lead}</p>
      <Select
        ref={reasonField}
        label={text.reason}
        required
        placeholder={text.choose}
        options={REPORT_REASONS.map((value) => ({ value, label: text.reasons[value] }))}
        value={reason}
        error={fault === 'reason' ? text.reasonMissing : undefined}
        onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
      />
      <TextArea
        ref={noteField}
        label={text.note}
        hint={text.noteHint(NOTE_LENGTH)}
        optional
        rows={3}
        value={note}
        error={fault === 'note' ? text.noteLong(NOTE_LENGTH) : undefined}
        onChange={({ currentTarget }) => change({ note: currentTarget.value })}
      />
      {isFailed && <FormStatus tone="error">{text.notSent}</FormStatus>}
      <div className={styles.buttons}>
        <Button type="submit" busy={isSending}>
          {text.send}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </form>
  );
}
