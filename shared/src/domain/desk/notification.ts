import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boundedList, chars, time } from '../parsing/fields';
import { NOTIFICATION_KINDS } from './deskTerms';

/**
 * `users/{uid}/notifications/{id}`: written by the server only. `path` is the screen that it leads to. The person marks
 * it as read by setting `readAt`.
 */
export type Notification = ReturnType<typeof parseNotification>;

/** Parses `users/{uid}/notifications/{id}`; throws a DocumentError. */
export const parseNotification = documentParser(
  object({
    kind: oneOf(...NOTIFICATION_KINDS),
    title: chars(1, 200),
    body: chars(0, 2000),
    path: chars(1, 500),
    readAt: nullable(time),
    createdAt: time,
  }),
);

/** `users/{uid}/settings/mail`: the kinds of notifications that are not sent by mail. */
export type MailSettings = ReturnType<typeof parseMailSettings>;

/** Parses `users/{uid}/settings/mail`; throws a DocumentError. */
export const parseMailSettings = documentParser(
  object({ off: boundedList(oneOf(...NOTIFICATION_KINDS), NOTIFICATION_KINDS.length), updatedAt: time }),
);
