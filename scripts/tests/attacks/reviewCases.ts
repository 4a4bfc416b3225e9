import { SERVER_TIME, casesOf, invalidVariants, type Case } from './cases';
import * as good from './documents';
import * as fixtures from './reviewFixtures';

const { at, figures, FIRST, review } = fixtures;
const request = { ...fixtures.request, createdAt: SERVER_TIME };
const comment = { ...fixtures.comment, createdAt: SERVER_TIME };
const COMMENT = `courseReviews/free/comments/${FIRST}`;
const reply = { ...comment, by: 'teacher', role: 'teacher', replyTo: FIRST };

const REQUESTS: Case[] = [
  ...casesOf('teacher', 'allowed', {
    'asks for a review': { create: at('courseRequests', 'submit'), data: request },
    'asks to archive a course': { create: at('courseRequests', 'archive'), data: { ...request, action: 'archive' } },
    'reads their own request': { get: at('courseRequests', 'stored') },
  }),
  ...invalidVariants('teacher', at('courseRequests', 'bad'), request, {
    'another teacher as its author': { by: 'rival' },
    'an outcome': { status: 'done' },
    'an invented problem': { problem: null },
    'a decision of the desk': { action: 'publish' },
    'a negative revision': { revision: -1 },
    'a revision that is a text': { revision: '3' },
    'a note over 2,000': { note: 'x'.repeat(2001) },
    'a course that is a path': { courseId: 'free/content' },
    'a time chosen by the client': { createdAt: good.now },
    'no note': { note: undefined },
  }),
  ...casesOf('teacher', 'refused', {
    'asks under a short id': { create: 'courseRequests/short', data: request },
    'changes a request': { update: at('courseRequests', 'stored'), data: { action: 'archive' } },
    'marks a request as done': { update: at('courseRequests', 'stored'), data: { status: 'done' } },
    'deletes a request': { remove: at('courseRequests', 'stored') },
    'lists all requests': { list: 'courseRequests' },
  }),
  ...casesOf('rival', 'refused', {
    'reads the request of another teacher': { get: at('courseRequests', 'stored') },
    'asks in the name of another': { create: at('courseRequests', 'forged'), data: request },
  }),
  ...casesOf('learner', 'refused', {
    'asks for a review': { create: at('courseRequests', 'learner'), data: { ...request, by: 'learner' } },
    'reads the request of a teacher': { get: at('courseRequests', 'stored') },
  }),
  ...casesOf('visitor', 'refused', {
    'asks for a review': { create: at('courseRequests', 'visitor'), data: { ...request, by: 'visitor' } },
  }),
];

const REVIEWS: Case[] = [
  ...casesOf('teacher', 'allowed', {
    'reads the review of their own course': { get: 'courseReviews/free' },
    'asks for a review that does not exist': { get: 'courseReviews/none' },
    'lists reviews of own courses': { list: 'courseReviews', where: [['teacherUid', '==', 'teacher']] },
    'reads comments on their own course': { list: 'courseReviews/free/comments' },
  }),
  ...casesOf('admin', 'allowed', {
    'lists courses that wait for a review': { list: 'courseReviews', where: [['status', '==', 'waiting']] },
    'reads comments on a course': { list: 'courseReviews/free/comments' },
  }),
  ...casesOf('teacher', 'refused', {
    'publishes through the review': { update: 'courseReviews/free', data: { status: 'published' } },
    'names another revision in the review': { update: 'courseReviews/free', data: { revision: 9 } },
    'lifts the desk’s archiving': { update: 'courseReviews/free', data: { archivedBy: 'teacher' } },
    'creates a review': { create: 'courseReviews/mine', data: { ...review, updatedAt: SERVER_TIME } },
    'deletes a review': { remove: 'courseReviews/free' },
    'lists reviews of all teachers': { list: 'courseReviews' },
  }),
  ...casesOf('admin', 'refused', {
    'publishes through the review': { update: 'courseReviews/free', data: { status: 'published' } },
    'deletes a review': { remove: 'courseReviews/free' },
    'comments on a course without a review': {
      create: at('courseReviews/none/comments', 'c'),
      data: { ...comment },
    },
  }),
  ...casesOf('rival', 'refused', {
    'reads the review of another’s course': { get: 'courseReviews/free' },
    'reads comments on another’s course': { list: 'courseReviews/free/comments' },
    'reads a comment on another’s course': { get: COMMENT },
    'replies on another’s course': {
      create: at('courseReviews/free/comments', 'rival'),
      data: { ...reply, by: 'rival' },
    },
    'marks a comment on another’s course': { update: COMMENT, data: { resolvedAt: SERVER_TIME } },
    'reads figures of another’s course': { get: 'courseFigures/free' },
    'lists all comments of the site': { list: 'comments', group: true },
  }),
  ...casesOf('learner', 'refused', {
    'reads a review of a course': { get: 'courseReviews/free' },
    'asks for a review that does not exist': { get: 'courseReviews/none' },
    'reads comments of the desk': { list: 'courseReviews/free/comments' },
    'reads figures of a course': { get: 'courseFigures/free' },
    'comments as a reviewer': { create: at('courseReviews/free/comments', 'l'), data: { ...comment, by: 'learner' } },
  }),
  ...casesOf('visitor', 'refused', {
    'reads a review of a course': { get: 'courseReviews/free' },
    'reads figures of a course': { get: 'courseFigures/free' },
  }),
];

const COMMENTS: Case[] = [
  ...casesOf('admin', 'allowed', {
    'comments on a lesson at a second': { create: at('courseReviews/free/comments', 'a'), data: comment },
    'comments on the title': {
      create: at('courseReviews/free/comments', 'b'),
      data: { ...comment, part: 'details.title', atSec: null },
    },
  }),
  ...casesOf('teacher', 'allowed', {
    'replies to a comment': { create: at('courseReviews/free/comments', 'r'), data: reply },
    'marks a comment as resolved': { update: COMMENT, data: { resolvedAt: SERVER_TIME } },
    'opens a comment again': { update: COMMENT, data: { resolvedAt: null } },
    'reads figures of their own course': { get: 'courseFigures/free' },
  }),
  ...casesOf('teacher', 'refused', {
    'comments as a reviewer': { create: at('courseReviews/free/comments', 't'), data: { ...comment, by: 'teacher' } },
    'replies in the name of the reviewer': {
      create: at('courseReviews/free/comments', 't'),
      data: { ...reply, by: 'admin' },
    },
    'comments without replying': { create: at('courseReviews/free/comments', 't'), data: { ...reply, replyTo: null } },
    'replies to a comment that does not exist': {
      create: at('courseReviews/free/comments', 't'),
      data: { ...reply, replyTo: 'nothing-there' },
    },
    'changes the words of the reviewer': { update: COMMENT, data: { text: 'All good.' } },
    'deletes a comment': { remove: COMMENT },
    'resolves at another time': { update: COMMENT, data: { resolvedAt: good.now } },
    'writes own figures': { create: 'courseFigures/free', data: { ...figures, learners: 1000 } },
    'lists figures of all courses': { list: 'courseFigures' },
  }),
  ...invalidVariants('admin', at('courseReviews/free/comments', 'bad'), comment, {
    'a part that does not exist': { part: 'price' },
    'a part that is a path': { part: 'lesson.a/b' },
    'a second before the start': { atSec: -1 },
    'a second that is a text': { atSec: '12' },
    'no words': { text: '' },
    'words over 2,000': { text: 'x'.repeat(2001) },
    'another author': { by: 'boss' },
    'the name of another': { byName: 'The boss' },
    'the role of a teacher': { role: 'teacher' },
    'the mark that it is resolved': { resolvedAt: SERVER_TIME },
    'a field more': { hidden: true },
  }),
];

/** Cases of reviews: what teachers ask for, comments at parts of a draft, and figures. */
export const REVIEW_CASES: Case[] = [...REQUESTS, ...REVIEWS, ...COMMENTS];
