import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as fixtures from './deskFixtures';
import * as good from './documents';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const entry = { ...fixtures.entry, createdAt: SERVER_TIME };
const application = { ...good.application, ...fresh };
const notice = { ...fixtures.notice, createdAt: SERVER_TIME };
const mail = { off: ['answer'], updatedAt: SERVER_TIME };
const draft = { name: 'Lea', topic: '', experience: '', sample: '', updatedAt: SERVER_TIME };
const message = { ...good.message, status: 'new', uid: null as string | null, createdAt: SERVER_TIME };
const report = { ...fixtures.report, createdAt: SERVER_TIME };
const REPORT = 'reports/review~free~other~learner';
const NOTICE = 'users/learner/notifications/n';
const long = (length: number): string => 'x'.repeat(length);

const AUDIT: Case[] = [
  ...casesOf('admin', 'allowed', {
    'decides through the audit log': { create: 'audit/decision', data: entry },
    'reads the audit log': { list: 'audit' },
    'reads an entry of the audit log': { get: 'audit/stored' },
  }),
  ...casesOf('admin', 'refused', {
    'changes an entry of the audit log': { update: 'audit/stored', data: { reason: 'Another.' } },
    'marks an entry as done': { update: 'audit/stored', data: { status: 'done' } },
    'deletes an entry of the audit log': { remove: 'audit/stored' },
    'replaces an entry of the audit log': { create: 'audit/stored', data: entry },
    'reads the outbox': { list: 'outbox' },
    'reads a mail of the outbox': { get: 'outbox/m' },
    'writes a mail to the outbox': {
      create: 'outbox/m',
      data: { to: 'x@x.example', subject: 'x', text: 'x', path: '/' },
    },
    'reads the state of the desk': { get: 'deskState/messages' },
    'writes the state of the desk': { create: 'deskState/messages', data: { completedAt: SERVER_TIME } },
    'settles a failure without the audit log': { remove: 'processingFailures/f' },
    'writes a role into the account’s document': { update: 'users/other', data: { admin: true } },
  }),
  ...casesOf('learner', 'refused', {
    'reads the audit log': { list: 'audit' },
    'reads an entry of the audit log': { get: 'audit/stored' },
    'counts the audit log': { list: 'audit', count: true },
    'decides as an administrator': { create: 'audit/forged', data: entry },
    'decides under their own name': { create: 'audit/forged', data: { ...entry, by: 'learner' } },
    'deletes an entry of the audit log': { remove: 'audit/stored' },
    'reads what the payments processor set aside': { list: 'processingFailures' },
  }),
  ...casesOf('teacher', 'refused', {
    'publishes their own course through the audit log': {
      create: 'audit/forged',
      data: { ...entry, action: 'course.publish', target: 'review', by: 'teacher' },
    },
    'makes themselves an administrator': {
      create: 'audit/forged',
      data: { ...entry, action: 'account.grantAdmin', target: 'teacher', by: 'teacher' },
    },
    'forges a decision on their own course': {
      create: 'courses/draft/decisions/d',
      data: { action: 'course.publish', message: '', createdAt: SERVER_TIME },
    },
  }),
  ...casesOf('visitor', 'refused', {
    'reads the audit log': { list: 'audit' },
    decides: { create: 'audit/forged', data: entry },
    'reads the decisions on a course': { list: 'courses/free/decisions' },
  }),
  ...casesOf('teacher', 'allowed', { 'reads the decisions on their own course': { list: 'courses/draft/decisions' } }),
  ...casesOf('rival', 'refused', { 'reads the decisions on a course of another': { list: 'courses/draft/decisions' } }),
  ...invalidVariants('admin', 'audit/bad', entry, {
    'another administrator as its author': { by: 'boss' },
    'an unknown action': { action: 'account.delete' },
    'an outcome': { status: 'done' },
    'an invented problem': { problem: null },
    'a name of the author': { byName: 'The boss' },
    'a target of 301 characters': { target: long(301) },
    'an empty target': { target: '' },
    'a reason over 500': { reason: long(501) },
    'a message over 2,000': { message: long(2001) },
    'a time chosen by the client': { createdAt: good.now },
    'no reason field': { reason: undefined },
    'a reason that is a list': { reason: ['x'] },
  }),
];

const APPLICATIONS: Case[] = [
  ...casesOf('rival', 'allowed', {
    'applies again after a refusal': { create: 'teacherApplications/rival', data: application },
  }),
  ...casesOf('rival', 'refused', {
    'applies again while undecided': { create: 'teacherApplications/rival', data: application },
    'accepts their own application': { update: 'teacherApplications/rival', data: { status: 'accepted' } },
    'writes the message of the decision': { update: 'teacherApplications/rival', data: { message: 'Welcome.' } },
  }),
  ...casesOf('other', 'refused', {
    'applies with a message of the desk': {
      create: 'teacherApplications/other',
      data: { ...application, message: 'Welcome.' },
    },
  }),
  ...casesOf('teacher', 'refused', {
    'reads the application of another': { get: 'teacherApplications/rival' },
    'applies with a status other than submitted': {
      create: 'teacherApplications/teacher',
      data: { ...application, status: 'declined' },
    },
    'lists declined applications': { list: 'teacherApplications', where: [['status', '==', 'declined']] },
  }),
];

const NOTIFICATIONS: Case[] = [
  ...casesOf('learner', 'allowed', {
    'reads own notifications': { list: 'users/learner/notifications' },
    'marks a notification as read': { update: NOTICE, data: { readAt: SERVER_TIME } },
    'chooses which mails to get': { create: 'users/learner/settings/mail', data: mail },
    'stores the draft of an application': { create: 'users/learner/drafts/application', data: draft },
    'reads their own draft': { get: 'users/learner/drafts/application' },
  }),
  ...casesOf('learner', 'refused', {
    'writes a notification': { create: 'users/learner/notifications/forged', data: notice },
    'changes the words of a notification': { update: NOTICE, data: { title: 'You won.' } },
    'moves the time of a notification': { update: NOTICE, data: { createdAt: SERVER_TIME } },
    'marks a notification as read at a time of their own': { update: NOTICE, data: { readAt: good.now } },
    'writes a notification for another': { create: 'users/other/notifications/forged', data: notice },
    'reads notifications of another': { list: 'users/other/notifications' },
    'lists the notifications of all accounts': { list: 'notifications', group: true },
    'reads the mail settings of another': { get: 'users/other/settings/mail' },
    'writes other settings': { create: 'users/learner/settings/roles', data: { admin: true } },
    'reads the draft of another': { get: 'users/other/drafts/application' },
    'stores another draft': { create: 'users/learner/drafts/course', data: draft },
  }),
  ...casesOf('admin', 'refused', {
    'reads notifications of a learner': { list: 'users/learner/notifications' },
    'writes a notification': { create: 'users/learner/notifications/forged', data: notice },
    'reads the draft of a learner': { get: 'users/learner/drafts/application' },
  }),
  ...invalidVariants('learner', 'users/learner/settings/mail', mail, {
    'an unknown kind': { off: ['password'] },
    'six kinds': { off: ['answer', 'question', 'decision', 'review', 'refund', 'answer'] },
    'a kind that is not a list': { off: 'answer' },
    'another key': { admin: true },
    'a time chosen by the client': { updatedAt: good.now },
  }),
  ...invalidVariants('learner', 'users/learner/drafts/application', draft, {
    'an experience over 5,000': { experience: long(5001) },
    'a status': { status: 'accepted' },
    'a number as its topic': { topic: 7 },
  }),
];

const MESSAGES: Case[] = [
  ...casesOf('visitor', 'allowed', {
    'sends a message with its status': { create: 'contactMessages/v', data: message },
  }),
  ...casesOf('learner', 'allowed', {
    'sends a message of their own account': { create: 'contactMessages/w', data: { ...message, uid: 'learner' } },
    'asks whether they have reported a review': { get: 'reports/review~paid~other~learner' },
    'reports a review': { create: REPORT, data: report },
    'reads their own report': { get: REPORT },
  }),
  ...invalidVariants('visitor', 'contactMessages/bad2', message, {
    'the account of another': { uid: 'other' },
    'a decided status': { status: 'answered' },
    'an answer': { answer: 'Yes.' },
  }),
  ...casesOf('admin', 'refused', {
    'deletes a message': { remove: 'contactMessages/m' },
    'answers a message without the audit log': {
      update: 'contactMessages/m',
      data: { status: 'answered', answer: 'Yes.' },
    },
    'marks a business lead without the audit log': { update: 'businessLeads/l', data: { status: 'spam' } },
    'closes a report without the audit log': { update: 'reports/stored', data: { status: 'kept' } },
    'hides a review without the audit log': { create: 'hiddenReviews/free~other', data: good.review },
  }),
  ...casesOf('admin', 'allowed', {
    'reads reports': { list: 'reports' },
    'reads hidden reviews': { list: 'hiddenReviews' },
  }),
  ...casesOf('learner', 'refused', {
    'reads reports': { list: 'reports' },
    'reads the report of another': { get: 'reports/stored' },
    'asks whether another has reported': { get: 'reports/review~free~other~rival' },
    'changes their own report': { update: REPORT, data: { reason: 'abuse' } },
    'reads hidden reviews': { list: 'hiddenReviews' },
    'restores a hidden review': { remove: 'hiddenReviews/second~other' },
  }),
  ...casesOf('other', 'refused', {
    'reviews again after the review was hidden': {
      create: 'courses/second/reviews/other',
      data: { uid: 'other', ...good.review, authorName: 'Lea Rner', ...fresh },
    },
    'reports their own review': {
      create: 'reports/review~free~other~other',
      data: { ...report, by: 'other' },
    },
    'reports in the name of another': { create: 'reports/review~free~other~rival', data: { ...report, by: 'rival' } },
  }),
  ...casesOf('visitor', 'refused', { 'reports a review': { create: 'reports/review~free~other~x', data: report } }),
  ...invalidVariants(
    'rival',
    'reports/review~free~other~rival',
    { ...report, by: 'rival' },
    {
      'a decided status': { status: 'hidden' },
      'an unknown reason': { reason: 'boring' },
      'a note over 500': { note: long(501) },
      'another course': { courseId: 'second' },
      'a review that does not exist': { authorUid: 'nobody' },
    },
  ),
];

/** Cases of running the site: decisions, the audit log, applications, notifications, messages and reports. */
export const DESK_CASES: Case[] = [...AUDIT, ...APPLICATIONS, ...NOTIFICATIONS, ...MESSAGES];
