import type { ReactNode } from 'react';
import type { DeskAction } from '@lectern/shared/domain';
import { useText } from '@lectern/shared/text';
import { contactText } from '../../text/contact.en';
import { deskText } from '../../text/desk.en';
import type { QueueId, RowOf } from '../data/queues';
import { DeskRow, Quote } from '../parts/DeskRow';
import { AuditRow } from './AuditRow';
import { CourseRow } from './CourseRow';
import { OrderRow, RefundRow, DeadLetterRow } from './MoneyRows';
import { ReportRow } from './ReportRow';
import { ReviewRow } from './ReviewRow';

/** Component that renders one row of each queue of the desk, the console of administrators. */
export const ROWS: { [Id in QueueId]: (props: { row: RowOf<Id> }) => ReactNode } = {
  applications: ApplicationRow,
  reviews: ReviewRow,
  courses: CourseRow,
  messages: MessageRow,
  leads: LeadRow,
  reports: ReportRow,
  refunds: RefundRow,
  orders: OrderRow,
  payments: DeadLetterRow,
  audit: AuditRow,
};

function ApplicationRow({ row }: { row: RowOf<'applications'> }) {
  const text = useText(deskText);
  const { id, name, topic, experience, sample, status, message, createdAt } = row;
  return (
    <DeskRow
      title={topic}
      name={name}
      metadata={[name, text.date(createdAt)]}
      status={status}
      target={id}
      actions={status === 'submitted' ? ['application.accept', 'application.decline'] : []}
    >
      <Quote label={text.experience}>{experience}</Quote>
      {sample !== null && (
        <p>
          <a href={sample} rel="noopener noreferrer" target="_blank">
            {text.sample}
          </a>
        </p>
      )}
      {message !== null && <Quote label={text.answer}>{message}</Quote>}
    </DeskRow>
  );
}

/** Actions that an administrator may take on a message, by its status. */
const MESSAGE_ACTIONS: Record<RowOf<'messages'>['status'], DeskAction[]> = {
  new: ['message.answer', 'message.read', 'message.spam'],
  read: ['message.answer', 'message.spam', 'message.reopen'],
  answered: ['message.answer', 'message.reopen'],
  spam: ['message.reopen'],
};

function MessageRow({ row }: { row: RowOf<'messages'> }) {
  const text = useText(deskText);
  const { topics } = useText(contactText);
  const { name, email, topic, message, status, answer, createdAt, documentPath } = row;
  return (
    <DeskRow
      title={name}
      name={name}
      metadata={[email, topics[topic], text.date(createdAt)]}
      status={status}
      target={documentPath}
      actions={MESSAGE_ACTIONS[status]}
    >
      <Quote label={text.said}>{message}</Quote>
      {answer !== null && <Quote label={text.answer}>{answer}</Quote>}
    </DeskRow>
  );
}

function LeadRow({ row }: { row: RowOf<'leads'> }) {
  const text = useText(deskText);
  const { company, name, email, seats, message, status, answer, createdAt, documentPath } = row;
  return (
    <DeskRow
      title={company}
      name={company}
      metadata={[name, email, text.seats(seats), text.date(createdAt)]}
      status={status}
      target={documentPath}
      actions={MESSAGE_ACTIONS[status]}
    >
      {message !== '' && <Quote label={text.said}>{message}</Quote>}
      {answer !== null && <Quote label={text.answer}>{answer}</Quote>}
    </DeskRow>
  );
}
