import { useText } from '@lectern/shared/text';
import { deskText } from '../../text/desk.en';
import type { RowOf } from '../data/queues';
import { DeskRow, Quote } from '../parts/DeskRow';

/** A decision in the audit log, with its outcome. */
export function AuditRow({ row }: { row: RowOf<'audit'> }) {
  const text = useText(deskText);
  const { action, target, label, by, byName, status, reason, message, problem, createdAt } = row;
  return (
    <DeskRow
      title={text.dialog.of(text.actions[action], label || target)}
      name={label || target}
      metadata={[text.audit.by(byName || by), text.date(createdAt)]}
      status={status}
    >
      {problem !== null && <Quote label={text.audit.problem}>{problem}</Quote>}
      {reason !== '' && reason !== '-' && <Quote label={text.audit.reason}>{reason}</Quote>}
      {message !== '' && <Quote label={text.audit.message}>{message}</Quote>}
    </DeskRow>
  );
}
