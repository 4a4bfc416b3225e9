/** Decisions of administrators, by the kind of their target. The rules of `audit/{id}` list the same names. */
export const DESK_ACTIONS = [
  'application.accept',
  'application.decline',
  'course.publish',
  'course.return',
  'course.archive',
  'message.read',
  'message.answer',
  'message.spam',
  'message.reopen',
  'report.hide',
  'report.keep',
  'refund.approve',
  'refund.decline',
  'payment.settle',
  'certificate.revoke',
  'certificate.reinstate',
  'account.disable',
  'account.enable',
  'account.grantTeacher',
  'account.revokeTeacher',
  'account.grantAdmin',
  'account.revokeAdmin',
] as const;

/** A decision of an administrator. */
export type DeskAction = (typeof DESK_ACTIONS)[number];

/** Decisions that require a `message` with the reason, for the person concerned. */
export const NEEDS_MESSAGE: ReadonlySet<DeskAction> = new Set([
  'application.decline',
  'course.return',
  'message.answer',
  'refund.decline',
  'certificate.revoke',
]);

/** Decisions that must state a reason for the audit log. */
export const NEEDS_REASON: ReadonlySet<DeskAction> = new Set([
  'course.archive',
  'report.hide',
  'refund.approve',
  'payment.settle',
  'certificate.reinstate',
  'account.disable',
  'account.grantTeacher',
  'account.revokeTeacher',
  'account.grantAdmin',
  'account.revokeAdmin',
]);

/** States of a message or a business lead. */
export const MESSAGE_STATUSES = ['new', 'read', 'answered', 'spam'] as const;

/** States of a report. */
export const REPORT_STATUSES = ['open', 'hidden', 'kept'] as const;

/** Reasons that a report can give. */
export const REPORT_REASONS = ['spam', 'abuse', 'offTopic', 'other'] as const;

/** Kinds of notifications; each can be switched off for mail. */
export const NOTIFICATION_KINDS = ['answer', 'question', 'decision', 'review', 'refund'] as const;

/** A kind of notification. */
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
