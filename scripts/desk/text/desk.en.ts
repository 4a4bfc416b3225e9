/** Sentences of the desk: refusals for administrators, notifications and mails for everybody else. */
export const deskText = {
  refusals: {
    notAdmin: 'The account that decided is no longer an administrator.',
    needsMessage: 'Write a message: the person has to know why.',
    needsReason: 'Give a reason: it is kept in the audit log.',
    missing: (target: string): string => `There is no ${target}. It may have been deleted meanwhile.`,
    decided: (status: string): string => `It has been decided already: its status is “${status}”.`,
    lastAdmin: 'This is the last administrator. Make somebody else an administrator first.',
    self: 'You can’t do this to your own account. Ask another administrator.',
    noLesson: 'The course has no lesson, so there is nothing to publish.',
    status: (found: string, expected: string): string => `The course is “${found}”, not “${expected}”.`,
    failed: 'The server could not carry this out. Its log says why.',
  },
  mail: {
    greeting: (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`),
    footer: 'This mail was sent by Lectern because of your account or your message.',
  },
  application: {
    label: (name: string, topic: string): string => `${name}: ${topic}`,
    accepted: 'You can teach on Lectern now',
    acceptedBody: 'Your application was accepted. Your first course can begin as a draft.',
    declined: 'Your application to teach was not accepted',
  },
  course: {
    published: (title: string): string => `“${title}” is published`,
    publishedBody: 'Everybody can find your course and enrol.',
    returned: (title: string): string => `“${title}” needs changes before it is published`,
    archived: (title: string): string => `“${title}” was archived`,
    archivedBody: 'Nobody new can enrol. Learners who are enrolled can go on.',
  },
  message: {
    answered: 'An answer to your message',
    quote: (message: string): string => `You wrote:\n${message}`,
  },
  report: {
    label: (course: string, author: string): string => `Review by ${author} of ${course}`,
    hidden: (course: string): string => `Your review of “${course}” was hidden`,
    hiddenBody: 'Other learners reported it, and it does not follow the rules of this site.',
    thanksHidden: 'The review that you reported is hidden',
    thanksKept: 'The review that you reported stays',
    thanksBody: 'Thank you for your report: we have read it, and what it is about.',
    postLabel: (kind: 'question' | 'answer', course: string, author: string): string =>
      `${kind === 'question' ? 'Question' : 'Answer'} by ${author} in ${course}`,
    postHidden: (kind: 'question' | 'answer', course: string): string => `Your ${kind} in “${course}” was hidden`,
    postThanks: (kind: 'question' | 'answer', isHidden: boolean): string =>
      `The ${kind} that you reported ${isHidden ? 'is hidden' : 'stays'}`,
  },
  refund: {
    label: (order: string, buyer: string): string => `Order ${order} of ${buyer}`,
    approved: (order: string): string => `Your refund for order ${order} is approved`,
    approvedBody: 'The money goes back the way you paid. It can take some days to arrive.',
    declined: (order: string): string => `Your refund for order ${order} was declined`,
  },
  account: {
    granted: { teacher: 'You can teach on Lectern now', admin: 'You are an administrator of Lectern now' },
    revoked: {
      teacher: 'You can no longer teach on Lectern',
      admin: 'You are no longer an administrator of Lectern',
    },
    signedOut: 'You have been signed out on all devices. Sign in again to go on.',
    disabled: 'Your account was disabled',
    disabledBody:
      'You can’t sign in until it is enabled again. If you think this is wrong, write to us on the contact page.',
    enabled: 'Your account is enabled again',
    enabledBody: 'You can sign in as before.',
  },
};
