import { SERVER_TIME, casesOf, type Case, type WriteAttempt } from './cases';
import * as good from './documents';

const draft = (data: object = {}): Record<string, unknown> => ({ ...good.draft, updatedAt: SERVER_TIME, ...data });
const details = (change: object): Record<string, unknown> => draft({ details: { ...good.draft.details, ...change } });
/** The next revision of `courseDrafts/free`, which is at 3. */
const next = (data: object = {}): Record<string, unknown> => draft({ revision: 4, ...data });
const edited = (revision: number) => ({ one: { ...good.draft.lessons.one, edited: revision } });
const content = (revision: number, data: object = {}): WriteAttempt => ({
  create: 'courseDrafts/free/lessons/one',
  data: { ...good.draftContent, revision, ...data },
});
const tombstone = (uid: string) => ({ deletedBy: uid, deletedAt: SERVER_TIME });

const WRITES: Case[] = [
  ...casesOf('teacher', 'allowed', {
    'starts a draft of a new course': { create: 'courseDrafts/brand-new', data: draft() },
    'starts a draft of their own course': { create: 'courseDrafts/second', data: draft() },
    'starts a draft with content': {
      batch: [
        { create: 'courseDrafts/with-content', data: draft({ lessons: edited(1) }) },
        { create: 'courseDrafts/with-content/lessons/one', data: { ...good.draftContent, revision: 1 } },
      ],
    },
    'asks for a draft that does not exist': { get: 'courseDrafts/nothing' },
    'reads their own draft of a course': { get: 'courseDrafts/free' },
    'reads content of their own draft': { get: 'courseDrafts/free/lessons/one' },
    'lists own drafts': { list: 'courseDrafts', where: [['teacherUid', '==', 'teacher']] },
    'changes a draft and content in one commit': {
      batch: [{ create: 'courseDrafts/free', data: next({ lessons: edited(4) }) }, content(4)],
    },
    'changes the outline of a draft': { create: 'courseDrafts/free', data: next({ revision: 5, lessons: {} }) },
    'discards the draft of a published course': { remove: 'courseDrafts/second' },
    'deletes a draft that was never published': {
      batch: [{ remove: 'courseDrafts/brand-new' }, { create: 'deletedCourses/brand-new', data: tombstone('teacher') }],
    },
  }),
  ...casesOf('teacher', 'refused', {
    'skips a revision of a draft': { create: 'courseDrafts/free', data: next({ revision: 9 }) },
    'repeats a revision of a draft': { create: 'courseDrafts/free', data: next({ revision: 3 }) },
    'starts a draft at a later revision': { create: 'courseDrafts/other-new', data: draft({ revision: 2 }) },
    'starts a draft for another teacher': { create: 'courseDrafts/other-new', data: draft({ teacherUid: 'rival' }) },
    'gives a draft to another teacher': { update: 'courseDrafts/fresh', data: next({ teacherUid: 'rival' }) },
    'starts a draft under the id of a deleted course': { create: 'courseDrafts/gone', data: draft() },
    'deletes a draft without a tombstone of its own': { remove: 'courseDrafts/fresh' },
    'changes content behind the revision': content(3),
    'changes content of a revision to come': content(6),
    'raises the revision without naming the lesson': {
      batch: [{ create: 'courseDrafts/fresh', data: next() }, draftContentOf('fresh', 4)],
    },
    'names the lesson without raising the revision': {
      batch: [
        { create: 'courseDrafts/fresh', data: next({ revision: 3, lessons: edited(3) }) },
        draftContentOf('fresh', 3),
      ],
    },
    'adds the published state to a draft': { create: 'courseDrafts/fresh', data: next({ status: 'published' }) },
    'changes a draft at another time': { create: 'courseDrafts/fresh', data: next({ updatedAt: good.now }) },
    'deletes the content of a draft': { remove: 'courseDrafts/free/lessons/one' },
    'stores a title of 121 in a draft': { create: 'courseDrafts/other-new', data: details({ title: 'x'.repeat(121) }) },
    'stores nine outcomes in a draft': {
      create: 'courseDrafts/other-new',
      data: details({ outcomes: Array(9).fill('x') }),
    },
    'stores an outcome of two lines': { create: 'courseDrafts/other-new', data: details({ outcomes: ['a\nb'] }) },
    'takes the cover of another course': {
      create: 'courseDrafts/other-new',
      data: details({ cover: 'courses/free/cover.png' }),
    },
    'stores a price in a draft': { create: 'courseDrafts/other-new', data: details({ productId: 'prod-free' }) },
    'stores 501 lessons in a draft': {
      create: 'courseDrafts/other-new',
      data: draft({ lessons: Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`l${index}`, {}])) }),
    },
    'takes the video of another course': {
      batch: [
        { create: 'courseDrafts/other-new', data: draft({ lessons: edited(1) }) },
        {
          create: 'courseDrafts/other-new/lessons/one',
          data: { ...good.draftContent, revision: 1, video: 'courses/full/one.mp4' },
        },
      ],
    },
  }),
];

const OTHERS: Case[] = [
  ...casesOf('rival', 'refused', {
    'reads the course draft of another teacher': { get: 'courseDrafts/free' },
    'reads draft content of another teacher': { get: 'courseDrafts/free/lessons/one' },
    'lists drafts of another teacher': { list: 'courseDrafts', where: [['teacherUid', '==', 'teacher']] },
    'lists draft lessons of another teacher': { list: 'courseDrafts/free/lessons' },
    'lists all drafts': { list: 'courseDrafts' },
    'starts a draft of the course of another': {
      create: 'courseDrafts/review',
      data: draft({ teacherUid: 'rival' }),
    },
    'changes the course draft of another teacher': {
      create: 'courseDrafts/fresh',
      data: next({ teacherUid: 'rival' }),
    },
    'changes draft content of another teacher': draftContentOf('fresh', 3),
    'discards the draft of another teacher': { remove: 'courseDrafts/free' },
    'deletes the draft of another with its id': {
      batch: [{ remove: 'courseDrafts/fresh' }, { create: 'deletedCourses/fresh', data: tombstone('rival') }],
    },
    'takes the id of a draft of another': { create: 'deletedCourses/fresh', data: tombstone('rival') },
  }),
  ...casesOf('learner', 'refused', {
    'reads the draft of a course that they take': { get: 'courseDrafts/free' },
    'reads draft content of a course that they take': { get: 'courseDrafts/free/lessons/one' },
    'asks for a draft': { get: 'courseDrafts/nothing' },
    'starts a draft': { create: 'courseDrafts/learners', data: draft({ teacherUid: 'learner' }) },
  }),
  ...casesOf('visitor', 'refused', {
    'reads the draft of a course': { get: 'courseDrafts/free' },
    'lists draft lessons': { list: 'courseDrafts/free/lessons' },
    'lists draft lessons of the site': { list: 'lessons', group: true },
  }),
  ...casesOf('admin', 'allowed', {
    'reads the draft of a teacher': { get: 'courseDrafts/free' },
    'reads draft content of a teacher': { get: 'courseDrafts/free/lessons/one' },
  }),
  ...casesOf('admin', 'refused', {
    'changes the draft of a teacher': { create: 'courseDrafts/fresh', data: next() },
    'discards the draft of a teacher': { remove: 'courseDrafts/fresh' },
  }),
];

function draftContentOf(course: string, revision: number): WriteAttempt {
  return { create: `courseDrafts/${course}/lessons/one`, data: { ...good.draftContent, revision } };
}

/** Cases of drafts of courses: revisions, ownership, and what others may see of them. */
export const DRAFT_CASES: Case[] = [...WRITES, ...OTHERS];
