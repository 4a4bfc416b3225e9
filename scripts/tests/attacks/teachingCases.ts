import { SERVER_TIME, casesOf, type Case } from './cases';
import * as good from './documents';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const firstDraft = { ...good.course, status: 'draft', ...fresh };

const READS: Case[] = [
  ...casesOf('visitor', 'allowed', {
    'reads a published course': { get: 'courses/free' },
    'asks for a course that does not exist': { get: 'courses/none' },
    'lists published courses': { list: 'courses', where: [['status', '==', 'published']] },
    'lists published courses of a category': {
      list: 'courses',
      where: [
        ['status', '==', 'published'],
        ['category', '==', 'cooking'],
      ],
    },
    'counts published courses': { list: 'courses', where: [['status', '==', 'published']], count: true },
    'reads the outline of a published course': { list: 'courses/free/sections' },
    'reads the lessons of a published course': { list: 'courses/free/sections/s/lessons' },
    'asks for the outline of a course that never was': { list: 'courses/never/sections' },
    'asks for lessons of a course that never was': { list: 'courses/never/sections/s/lessons' },
    'asks for a content of a course that never was': { get: 'courses/never/content/one' },
    'reads a preview': { get: 'courses/free/content/open' },
    'reads the preview of a paid course': { get: 'courses/full/content/open' },
    'reads reviews': { list: 'courses/free/reviews' },
    'reads categories': { list: 'categories' },
    'reads a published book': { get: 'books/paid-book' },
    'lists published books': { list: 'books', where: [['status', '==', 'published']] },
  }),
  ...casesOf('visitor', 'refused', {
    'reads a draft': { get: 'courses/draft' },
    'reads a course in review': { get: 'courses/review' },
    'reads an archived course': { get: 'courses/archived' },
    'lists courses without the filter': { list: 'courses' },
    'lists drafts': { list: 'courses', where: [['status', '==', 'draft']] },
    'lists published courses and drafts': { list: 'courses', where: [['status', 'in', ['published', 'draft']]] },
    'lists courses that are not drafts': { list: 'courses', where: [['status', '!=', 'draft']] },
    'counts courses without the filter': { list: 'courses', count: true },
    'reads the outline of a draft': { list: 'courses/draft/sections' },
    "reads a lesson's content": { get: 'courses/free/content/one' },
    'reads the preview of a draft': { get: 'courses/draft/content/open' },
    'asks for a content that a draft lacks': { get: 'courses/draft/content/never' },
    'lists the contents of a course that never was': { list: 'courses/never/content' },
    'lists the contents of a course': { list: 'courses/free/content' },
    'lists all contents of the site': { list: 'content', group: true },
    'reads a draft of a book': { get: 'books/draft-book' },
    'lists books without the filter': { list: 'books' },
    "finds where a book's file is": { get: 'books/free-book/private/file' },
    'writes a category': { create: 'categories/new', data: { name: 'New', parent: null, order: 1, icon: 'x' } },
    'writes a review': { create: 'courses/free/reviews/visitor', data: { ...good.review, ...fresh } },
  }),
  ...casesOf('learner', 'allowed', {
    'reads content of a course': { get: 'courses/free/content/one' },
    'lists contents of a course': { list: 'courses/free/content' },
    'reviews a course': { create: 'courses/free/reviews/learner', data: { ...good.review, ...fresh } },
    'changes their own review': { update: 'courses/free/reviews/learner', data: { rating: 4, updatedAt: SERVER_TIME } },
  }),
  ...casesOf('learner', 'refused', {
    'reads content of a course without enrolment': { get: 'courses/full/content/one' },
    'reads a draft of a teacher': { get: 'courses/draft' },
    'reviews without enrolment': { create: 'courses/full/reviews/learner', data: { ...good.review, ...fresh } },
    'reviews under another name': { create: 'courses/done/reviews/other', data: { ...good.review, ...fresh } },
    'changes the review of another': {
      update: 'courses/free/reviews/other',
      data: { rating: 1, updatedAt: SERVER_TIME },
    },
    'deletes the review of another': { remove: 'courses/free/reviews/other' },
    'creates a course': { create: 'courses/mine', data: { ...firstDraft, teacherUid: 'learner' } },
    'changes a course': { update: 'courses/free', data: { title: 'Mine now', updatedAt: SERVER_TIME } },
    'raises a rating': { update: 'courses/free', data: { ratingSum: 5000, ratingCount: 1000, updatedAt: SERVER_TIME } },
    'deletes a course': { remove: 'courses/free' },
    'writes a lesson': { create: 'courses/free/sections/s/lessons/two', data: good.lesson },
    'makes content a preview': { update: 'courses/free/content/one', data: { preview: true } },
    'publishes a book': { update: 'books/draft-book', data: { status: 'published', updatedAt: SERVER_TIME } },
  }),
];

const TEACHERS: Case[] = [
  ...casesOf('teacher', 'allowed', {
    'reads their own draft': { get: 'courses/draft' },
    'lists own courses': { list: 'courses', where: [['teacherUid', '==', 'teacher']] },
    'reads content of their own course': { get: 'courses/free/content/one' },
  }),
  ...casesOf('teacher', 'refused', {
    'creates a course document': { create: 'courses/new', data: firstDraft },
    'changes a course document in draft': {
      update: 'courses/draft',
      data: { title: 'Better bread', updatedAt: SERVER_TIME },
    },
    'moves a course document to review': {
      update: 'courses/draft',
      data: { status: 'review', updatedAt: SERVER_TIME },
    },
    'writes a section of a course document': { create: 'courses/draft/sections/two', data: { title: 'Two', order: 1 } },
    'writes a lesson of a course document': { create: 'courses/draft/sections/s/lessons/two', data: good.lesson },
    'writes content of a course document': {
      create: 'courses/draft/content/two',
      data: { ...good.content, video: 'courses/draft/two.mp4' },
    },
    'publishes their own course': { update: 'courses/review', data: { status: 'published', updatedAt: SERVER_TIME } },
    'publishes their own draft': { update: 'courses/draft', data: { status: 'published', updatedAt: SERVER_TIME } },
    'changes a published course': { update: 'courses/free', data: { title: 'Changed', updatedAt: SERVER_TIME } },
    'withdraws a published course': { update: 'courses/free', data: { status: 'draft', updatedAt: SERVER_TIME } },
    'deletes a published course': { remove: 'courses/free' },
    'reviews their own course': { create: 'courses/free/reviews/teacher', data: { ...good.review, ...fresh } },
    'writes lessons of a published course': { create: 'courses/free/sections/s/lessons/two', data: good.lesson },
    "reads learners' progress": { list: 'progress', group: true },
    'reads contact messages': { list: 'contactMessages' },
    'writes a category': { create: 'categories/mine', data: { name: 'Mine', parent: null, order: 1, icon: 'x' } },
  }),
  ...casesOf('rival', 'refused', {
    'reads the draft of another teacher': { get: 'courses/draft' },
    'changes the draft of another teacher': {
      update: 'courses/draft',
      data: { title: 'Stolen', updatedAt: SERVER_TIME },
    },
    'writes lessons of another teacher': { create: 'courses/draft/sections/s/lessons/two', data: good.lesson },
    'reads content of another teacher': { get: 'courses/draft/content/one' },
    'lists courses of another teacher': { list: 'courses', where: [['teacherUid', '==', 'teacher']] },
  }),
  ...casesOf('admin', 'allowed', {
    'reads a draft': { get: 'courses/draft' },
    'writes a category': {
      create: 'categories/baking',
      data: { name: 'Baking', parent: 'cooking', order: 1, icon: 'oven' },
    },
    'publishes a book': { update: 'books/draft-book', data: { status: 'published', updatedAt: SERVER_TIME } },
    'lists all courses': { list: 'courses' },
  }),
  ...casesOf('admin', 'refused', {
    'publishes a course past the audit log': {
      update: 'courses/review',
      data: { status: 'published', updatedAt: SERVER_TIME },
    },
    'changes the words of a published course': { update: 'courses/free', data: { title: 'x', updatedAt: SERVER_TIME } },
    'raises the rating of a course': { update: 'courses/free', data: { ratingSum: 5, updatedAt: SERVER_TIME } },
    'creates a course past the audit log': { create: 'courses/new3', data: firstDraft },
    'writes a section': { create: 'courses/free/sections/two', data: { title: 'Two', order: 1 } },
    'removes a section': { remove: 'courses/free/sections/s' },
    'writes a lesson': { create: 'courses/free/sections/s/lessons/two', data: good.lesson },
    'removes a lesson': { remove: 'courses/free/sections/s/lessons/one' },
    'writes the content of a lesson': { update: 'courses/free/content/one', data: { body: 'x' } },
    'makes content a preview': { update: 'courses/free/content/one', data: { preview: true } },
    'removes the content of a lesson': { remove: 'courses/free/content/one' },
    "reads a learner's progress": { get: 'users/learner/progress/free' },
    "reads a learner's notes": { list: 'users/learner/notes' },
    "changes a course's teacher": { update: 'courses/review', data: { teacherUid: 'rival', updatedAt: SERVER_TIME } },
    'writes a payment': { create: 'customers/learner/payments/x', data: { status: 'succeeded' } },
    'writes a price': {
      create: 'products/prod-book/prices/x',
      data: { unit_amount: 0, currency: 'eur', active: true, type: 'one_time' },
    },
  }),
];

/** Cases of courses, books and reviews: reading drafts and deciding on publication. */
export const TEACHING_CASES: Case[] = [...READS, ...TEACHERS];
