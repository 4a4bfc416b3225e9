import { parseBusinessLead, parseContactMessage } from '@lectern/shared/domain';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect } from '../contract';
import { change, need } from '../documents';
import { deskText } from '../text/desk.en';

const STATUS: Partial<Record<DeskRequest['action'], string>> = {
  'message.read': 'read',
  'message.answer': 'answered',
  'message.spam': 'spam',
  'message.reopen': 'new',
};

/** Answers, marks or reopens the message or business lead at the path `target`. An answer is sent by mail. */
export function decideMessage(services: DeskServices, { action, target, message }: DeskRequest): Effect {
  const parse = /^contactMessages\/[^/]+$/.test(target)
    ? parseContactMessage
    : /^businessLeads\/[^/]+$/.test(target)
      ? parseBusinessLead
      : null;
  if (parse === null) throw new DeskRefusal(deskText.refusals.missing('message'));
  const found = need<ReturnType<typeof parseContactMessage> | ReturnType<typeof parseBusinessLead>>(
    services,
    target,
    parse,
    'message',
  );
  const answered = action === 'message.answer';
  const status = STATUS[action] ?? 'read';
  const { answered: title, quote } = deskText.message;
  return {
    label: `${found.name} <${found.email}>`,
    writes: [change(target, { status, ...(answered ? { answer: message, answeredAt: new Date() } : {}) })],
    notices: answered
      ? [
          {
            uid: found.uid,
            email: found.email,
            kind: 'answer',
            title,
            body: [message, found.message && quote(found.message)].filter(Boolean).join('\n\n'),
            path: '/contact',
          },
        ]
      : [],
  };
}
