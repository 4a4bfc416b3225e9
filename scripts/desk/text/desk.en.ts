import type { MissingKind } from '@lectern/shared/domain';

/** The parts that a draft can lack, as the end of a sentence. */
const MISSING: Record<MissingKind, string> = {
  title: 'it has no title of at least three letters',
  summary: 'it has no description',
  outcomes: 'it says nothing about what people learn',
  category: 'it has no category',
  cover: 'it has no cover',
  lesson: 'it has no lesson',
  sectionTitle: 'a section has no title',
  emptySection: 'the section has no lesson',
  lessonTitle: 'a lesson has no title',
  duration: 'the length of the video is unknown',
  video: 'the lesson has no video',
  text: 'the lesson has no text',
  quiz: 'the quiz is not complete',
  code: 'the code lesson is not complete',
  captions: 'the video has no captions',
};

/** Sentences of the desk: refusals for administrators, notifications and mails for everybody else. */
export const deskText = {
  refusals: {
    notAdmin: 'The account that decided is no longer an administrator.',
    needsMessage: 'Write a message: the person has to know why.',
    needsReason: 'Give a reason: it is kept in the audit log.',
    missing: (target: string): string => `There is no such ${target}. It may have been deleted meanwhile.`,
    decided: (status: string): string => `It has been decided already: its status is “${status}”.`,
    lastAdmin: 'This is the last administrator. Make somebody else an administrator first.',
    self: 'You can’t do this to your own account. Ask another administrator.',
    noLesson: 'The course has no lesson, so there is nothing to publish.',
    status: (found: string, expected: string): string => `The course is “${found}”, not “${expected}”.`,
    notTeacher: 'Only teachers can do this, and this account is not one any more.',
    waiting: 'This version is waiting for its review already.',
    notWaiting: 'The course is not waiting for a review.',
    changedDraft: 'The course was changed in another window. Look at it again, then send it.',
    changedSince: 'The teacher has changed the course since you read it. Read it again, then decide.',
    archived: 'The course is archived. Restore it first.',
    archivedByDesk: 'The site’s team has archived this course. Write to them on the contact page.',
    deleted: 'The course was deleted, and its id is never free again.',
    category: 'The course’s category does not exist. Choose another one.',
    missingFile: (path: string): string => `The file “${path}” does not exist, or belongs to another course.`,
    incomplete: (kind: MissingKind, title: string, others: number): string =>
      [
        title === '' ? `The course is not complete: ${MISSING[kind]}.` : `“${title}”: ${MISSING[kind]}.`,
        others > 0 ? `${others} more ${others === 1 ? 'thing is' : 'things are'} missing.` : '',
      ]
        .filter(Boolean)
        .join(' '),
    failed: 'The server could not carry this out. Its log says why.',
  },
  mail: {
    greeting: (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`),
    footer: 'This mail was sent by Lectern because of your account or your message.',
  },
  certificate: {
    malformed: 'This is not the code of a certificate. A code has 12 letters and digits.',
    isRevoked: 'This certificate is revoked already.',
    isValid: 'This certificate is valid: there is nothing to reinstate.',
    label: (course: string, learner: string): string => `Certificate of ${learner} for ${course}`,
    revoked: (course: string): string => `Your certificate for ${course} was revoked`,
    reinstated: (course: string): string => `Your certificate for ${course} is valid again`,
    reinstatedBody: 'Anyone you send its link to can check it as before.',
    renewableBody: 'You had deleted it: you can get a new one on the page of the course.',
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
    unnamedTeacher: 'A teacher',
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
