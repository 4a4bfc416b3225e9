import { SERVER_TIME, casesOf, invalidVariants, type Case, type WriteAttempt } from './cases';
import * as good from './documents';

const draft = (data: object = {}): Record<string, unknown> => ({ ...good.draft, updatedAt: SERVER_TIME, ...data });
const long = (length: number): string => 'x'.repeat(length);
const details = (change: object) => ({ details: { ...good.draft.details, ...change } });
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
    'deletes the content of a draft': { remove: 'courseDrafts/free/lessons/one' },
  }),
];

const { subtitle: _subtitle, ...unsubtitled } = good.draft.details;
const NEW = 'courseDrafts/spoilt';
const VARIANTS: Case[] = [
  ...invalidVariants('teacher', NEW, draft(), {
    'a later revision': { revision: 2 },
    'another teacher': { teacherUid: 'rival' },
    'an extra key': { featured: true },
    'sections as a list': { sections: [] },
    '501 lessons': { lessons: Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`l${index}`, {}])) },
    'a title of 121': details({ title: long(121) }),
    'a summary of 5,001': details({ summary: long(5001) }),
    'nine outcomes': details({ outcomes: Array(9).fill('x') }),
    'an outcome of two lines': details({ outcomes: ['a\nb'] }),
    'a category with spaces': details({ category: 'a b' }),
    'an unknown level': details({ level: 'expert' }),
    'an invalid language': details({ language: 'klingon!' }),
    'eleven tags': details({ tags: Array(11).fill('t') }),
    'tags as text': details({ tags: 'bread' }),
    'the cover of another course': details({ cover: 'courses/free/cover.png' }),
    'a cover path that leaves its folder': details({ cover: 'courses/spoilt/../x.png' }),
    'a price': details({ productId: 'prod-free' }),
    'no subtitle': { details: unsubtitled },
  }),
  ...invalidVariants('teacher', 'courseDrafts/fresh', next(), {
    'another teacher as its owner': { teacherUid: 'rival' },
    ratings: { ratingSum: 5, ratingCount: 1 },
    'a product': { productId: 'prod-free' },
    'the published state': { status: 'published' },
    'a time chosen by the client': { updatedAt: good.now },
  }),
  ...invalidVariants(
    'teacher',
    `${NEW}/lessons/one`,
    { ...good.draftContent, revision: 1 },
    {
      'a body over 100,000': { body: long(100_001) },
      'a video outside the courses': { video: '/etc/passwd' },
      'the video of another course': { video: 'courses/full/one.mp4' },
      'the poster of another course': { poster: 'courses/full/one.png' },
      'captions as a map': { captions: {} },
      '21 resources': { resources: Array(21).fill({}) },
      'the mark of a preview': { preview: true },
    },
    [{ create: NEW, data: draft({ lessons: edited(1) }) }],
  ),
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
export const DRAFT_CASES: Case[] = [...WRITES, ...VARIANTS, ...OTHERS];
