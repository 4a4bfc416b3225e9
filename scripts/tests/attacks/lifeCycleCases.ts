import { SERVER_TIME, casesOf, type Attempt, type Case } from './cases';
import * as good from './documents';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const tombstone = (uid: string): Record<string, unknown> => ({ deletedBy: uid, deletedAt: SERVER_TIME });
const status = (course: string, to: string): Attempt => ({
  update: `courses/${course}`,
  data: { status: to, updatedAt: SERVER_TIME },
});
const bookStatus = (book: string, to: string): Attempt => ({
  update: `books/${book}`,
  data: { status: to, updatedAt: SERVER_TIME },
});
const deletion = (course: string, uid: string, data = tombstone(uid)): Attempt => ({
  batch: [{ remove: `courses/${course}` }, { create: `deletedCourses/${course}`, data }],
});
const bookDeletion = (book: string): Attempt => ({
  batch: [{ remove: `books/${book}` }, { create: `deletedBooks/${book}`, data: tombstone('admin') }],
});
const course = (teacherUid: string, data: object = {}): Record<string, unknown> => ({
  ...good.course,
  status: 'draft',
  teacherUid,
  ...fresh,
  ...data,
});
const purchase = { source: 'purchase', entitlement: 'prod-course', createdAt: SERVER_TIME };

const DELETIONS: Case[] = [
  ...casesOf('teacher', 'refused', {
    'deletes a draft without a tombstone': { remove: 'courses/draft' },
    'deletes a course in review': deletion('review', 'teacher'),
    'deletes a published course with a tombstone': deletion('free', 'teacher'),
    'deletes an archived course': deletion('archived', 'teacher'),
    'deletes a draft in the name of another': deletion('draft', 'teacher', tombstone('rival')),
    'deletes a draft at another time': deletion('draft', 'teacher', { deletedBy: 'teacher', deletedAt: good.now }),
    'leaves words on a tombstone': deletion('draft', 'teacher', { ...tombstone('teacher'), reason: 'x' }),
    'buries a course that stays': { create: 'deletedCourses/draft', data: tombstone('teacher') },
    'takes an id before anyone uses it': { create: 'deletedCourses/next', data: tombstone('teacher') },
    'takes the id of a deleted course': { create: 'courses/gone', data: course('teacher') },
    'reads what a deleted course left': { get: 'courses/gone/content/one' },
    'lists what a deleted course left': { list: 'courses/gone/sections' },
    'reads a tombstone': { get: 'deletedCourses/gone' },
    'removes a tombstone': { remove: 'deletedCourses/gone' },
    'removes a tombstone to take the id': {
      batch: [{ remove: 'deletedCourses/gone' }, { create: 'courses/gone', data: course('teacher') }],
    },
    'rewrites a tombstone': { update: 'deletedCourses/gone', data: { deletedBy: 'teacher' } },
    'deletes a draft and makes it again at once': {
      batch: [
        { remove: 'courses/draft' },
        { create: 'deletedCourses/draft', data: tombstone('teacher') },
        { create: 'courses/draft', data: course('teacher') },
      ],
    },
    'moves a rejected course back to the public': status('draft', 'archived'),
  }),
  ...casesOf('rival', 'refused', {
    'deletes the draft of another with a tombstone': deletion('draft', 'rival'),
    'takes the id of a course that another deleted': { create: 'courses/gone', data: course('rival') },
    'reads what the course of another left': { get: 'courses/gone/content/one' },
    'writes below a deleted course': { create: 'courses/gone/sections/mine', data: { title: 'Mine', order: 0 } },
    'writes content below a deleted course': {
      create: 'courses/gone/content/mine',
      data: { ...good.content, video: null },
    },
    'buries the course of another': { create: 'deletedCourses/free', data: tombstone('rival') },
  }),
  ...casesOf('visitor', 'refused', {
    'reads the outline that a deleted course left': { list: 'courses/gone/sections' },
    'asks for a content of a deleted course': { get: 'courses/gone/content/never' },
    'reads the preview that a deleted course left': { get: 'courses/gone/content/open' },
    'reads tombstones': { list: 'deletedCourses' },
    'buries a course': { create: 'deletedCourses/free', data: { deletedBy: 'visitor', deletedAt: SERVER_TIME } },
  }),
  ...casesOf('admin', 'refused', {
    'deletes a draft without a tombstone': { remove: 'courses/draft' },
    'deletes a published course': deletion('free', 'admin'),
    'archives a published course past the audit log': status('second', 'archived'),
    'publishes an archived course past the audit log': status('archived', 'published'),
    'sends a course back past the audit log': status('third', 'draft'),
    'withdraws a published course to a draft': status('free', 'draft'),
    'withdraws an archived course to review': status('archived', 'review'),
    'takes the id of a deleted course': { create: 'courses/gone', data: course('teacher') },
    'takes the id of a deleted course for a published one': {
      create: 'courses/gone',
      data: course('teacher', { status: 'published' }),
    },
    'removes a tombstone': { remove: 'deletedCourses/gone' },
    'deletes a published book': bookDeletion('paid-book'),
    'deletes a draft of a book without a tombstone': { remove: 'books/spare-book' },
    'takes the id of a deleted book': { create: 'books/gone-book', data: { ...good.book, status: 'draft', ...fresh } },
    'makes a published book a draft': bookStatus('paid-book', 'draft'),
    'removes the tombstone of a book': { remove: 'deletedBooks/gone-book' },
  }),
  ...casesOf('admin', 'allowed', {
    'deletes a draft with a tombstone': deletion('spare', 'admin'),
    'reads tombstones': { list: 'deletedCourses' },
    'archives a book': bookStatus('free-book', 'archived'),
    'publishes an archived book again': bookStatus('free-book', 'published'),
    'deletes a draft of a book with a tombstone': bookDeletion('spare-book'),
  }),
  ...casesOf('teacher', 'allowed', {
    'deletes their own draft with a tombstone': deletion('short-lived', 'teacher'),
  }),
  ...casesOf('rival', 'refused', {
    'takes the id of the draft just deleted': { create: 'courses/short-lived', data: course('rival') },
  }),
];

const READERS: Case[] = [
  ...casesOf('learner', 'allowed', {
    'reads an archived course as enrolled': { get: 'courses/archived-enrolled' },
    'reads the outline of an archived course as enrolled': { list: 'courses/archived-enrolled/sections' },
    'reads the lessons of an archived course as enrolled': { list: 'courses/archived-enrolled/sections/s/lessons' },
    'reads content of an archived course as enrolled': { get: 'courses/archived-enrolled/content/one' },
    'saves progress in an archived course': {
      create: 'users/learner/progress/archived-enrolled',
      data: { ...good.progress, updatedAt: SERVER_TIME },
    },
  }),
  ...casesOf('other', 'refused', {
    'reads an archived course without being enrolled': { get: 'courses/archived-enrolled' },
    'reads the outline of an archived course without being enrolled': { list: 'courses/archived-enrolled/sections' },
    'reads content of an archived course without being enrolled': { get: 'courses/archived-enrolled/content/one' },
    'lists archived courses': { list: 'courses', where: [['status', '==', 'archived']] },
    'reads the preview of an archived course': { get: 'courses/archived-enrolled/content/open' },
  }),
  ...casesOf('other', 'allowed', {
    'enrols in a bought course': { create: 'users/other/enrolments/full', data: purchase },
    'reads content of a bought course': { get: 'courses/full/content/one' },
    'lists contents of a bought course': { list: 'courses/full/content' },
  }),
  ...casesOf('learner', 'refused', {
    'reads content after a refund': { get: 'courses/refunded/content/one' },
    'lists contents after a refund': { list: 'courses/refunded/content' },
  }),
];

/** Cases of the life of courses and books: deletion, archiving, and who keeps reading. */
export const LIFE_CYCLE_CASES: Case[] = [...DELETIONS, ...READERS];
