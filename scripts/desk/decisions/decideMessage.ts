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

type Message = ReturnType<typeof parseContactMessage> | ReturnType<typeof parseBusinessLead>;

/** Returns the parser of the document at a path; null when the path is not that of a message or business lead. */
function parserOf(path: string): typeof parseContactMessage | typeof parseBusinessLead | null {
  if (/^contactMessages\/[^/]+$/.test(path)) return parseContactMessage;
  return /^businessLeads\/[^/]+$/.test(path) ? parseBusinessLead : null;
}

/** Answers, marks or reopens the message or business lead at the path `target`. An answer is sent by mail. */
export function decideMessage(services: DeskServices, { action, target, message }: DeskRequest): Effect {
  const parse = parserOf(target);
  if (parse === null) throw new DeskRefusal(deskText.refusals.missing('message'));
  const found = need<Message>(services, target, parse, 'message');
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
