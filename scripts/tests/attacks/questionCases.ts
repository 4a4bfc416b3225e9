import { SERVER_TIME, casesOf, invalidVariants, type Case, type WriteAttempt } from './cases';
import * as good from './documents';
import { answer, hidden, postReport, question, vote } from './questionFixtures';

const fresh = { createdAt: SERVER_TIME, updatedAt: SERVER_TIME };
const mine = { ...question, ...fresh };
const reply = { ...answer, ...fresh };
const edit = { updatedAt: SERVER_TIME };
const FREE = 'courses/free/questions';
const THEIRS = `${FREE}/theirs`;
const PACE = 'users/learner/pace/posts';
const long = (length: number): string => 'x'.repeat(length);

const countOf = (path: string, count: number, first: boolean): WriteAttempt => {
  const last = path.slice(path.lastIndexOf('/') + 1);
  const data = { at: SERVER_TIME, count, last, ...(count === 1 ? { since: SERVER_TIME } : {}) };
  return first ? { create: PACE, data } : { update: PACE, data };
};

/** A post of the learner with the document that counts it. */
const paced = (path: string, data: Record<string, unknown>, count: number, first = false) => ({
  batch: [{ create: path, data }, countOf(path, count, first)],
});

const READS: Case[] = [
  ...casesOf('learner', 'allowed', {
    'reads questions of a course': { list: FREE },
    'reads answers to a question': { list: `${THEIRS}/answers` },
    'lists own questions': { list: 'questions', group: true, where: [['uid', '==', 'learner']] },
    'lists own votes': { list: 'votes', group: true, where: [['uid', '==', 'learner']] },
    'reads their own hidden question': { get: 'hiddenPosts/free~hidden' },
    'reads questions of an archived course': { list: 'courses/archived-enrolled/questions' },
  }),
  ...casesOf('teacher', 'allowed', { 'reads questions of their own course': { list: FREE } }),
  ...casesOf('admin', 'allowed', { 'reads questions of a course': { list: FREE } }),
  ...casesOf('visitor', 'refused', {
    'reads questions': { list: FREE },
    'reads a question': { get: THEIRS },
    'reads answers': { list: `${THEIRS}/answers` },
    'asks a question': { create: `${FREE}/visitor`, data: mine },
  }),
  ...casesOf('learner', 'refused', {
    'reads questions of a course without enrolment': { list: 'courses/full/questions' },
    'reads questions of a course after the refund': { list: 'courses/refunded/questions' },
    'lists questions of all courses': { list: 'questions', group: true },
    'lists questions of another account': { list: 'questions', group: true, where: [['uid', '==', 'other']] },
    'lists answers of another account': { list: 'answers', group: true, where: [['uid', '==', 'other']] },
    'sees who else has a question': { list: `${THEIRS}/votes` },
    'lists votes of another account': { list: 'votes', group: true, where: [['uid', '==', 'other']] },
    'reads answers to a hidden question': { list: `${FREE}/hidden/answers` },
    'reads a hidden question of another': { get: 'hiddenPosts/free~removed' },
    'lists hidden questions': { list: 'hiddenPosts' },
    'reads the pace of another': { get: 'users/other/pace/posts' },
  }),
  ...casesOf('rival', 'refused', { 'reads questions of a course of another teacher': { list: FREE } }),
];

const ASKING: Case[] = [
  ...casesOf('learner', 'allowed', {
    'asks a question': paced(`${FREE}/q1`, mine, 1, true),
    'answers a question': paced(`${THEIRS}/answers/a1`, reply, 2),
    'edits their own question': { update: `${FREE}/q1`, data: { title: 'Which flour is best?', ...edit } },
    'votes for a question': { create: `${THEIRS}/votes/learner`, data: { ...vote, createdAt: SERVER_TIME } },
    'takes the vote back': { remove: `${THEIRS}/votes/learner` },
  }),
  ...casesOf('learner', 'refused', {
    'asks without being counted': { create: `${FREE}/q2`, data: mine },
    'asks twice for one count': {
      batch: [{ create: `${FREE}/q3`, data: mine }, ...paced(`${FREE}/q2`, mine, 3).batch],
    },
    'starts counting again': paced(`${FREE}/q2`, mine, 1),
    'counts less than before': paced(`${FREE}/q2`, mine, 2),
    'resets the count': { remove: 'users/learner/pace/posts' },
    'moves the beginning of the hour': {
      update: 'users/learner/pace/posts',
      data: { at: SERVER_TIME, since: good.now, count: 3, last: 'x' },
    },
    'asks in a course without enrolment': paced('courses/full/questions/q', mine, 3),
    'asks in an archived course': paced('courses/archived-enrolled/questions/q', mine, 3),
    'asks after the refund': paced('courses/refunded/questions/q', mine, 3),
    'edits the question of another': { update: THEIRS, data: { title: 'Mine now', ...edit } },
    'moves the question to another lesson': { update: `${FREE}/q1`, data: { lessonId: 'open', ...edit } },
    'raises the votes': { update: `${FREE}/q1`, data: { voteCount: 100 } },
    'raises the answers': { update: `${FREE}/q1`, data: { answerCount: 1 } },
    'marks the question as answered by the teacher': { update: `${FREE}/q1`, data: { teacherAnswered: true } },
    'stops the notification of the teacher': { update: `${FREE}/q1`, data: { noticed: true } },
    'edits without a time': { update: `${FREE}/q1`, data: { text: 'Changed.' } },
    'renames the question after another': { update: `${FREE}/q1`, data: { authorName: 'Tea Cher' } },
    'gives the question away': { update: `${FREE}/q1`, data: { uid: 'other', ...edit } },
    'deletes the question of another': { remove: THEIRS },
    'asks again what was hidden': paced(`${FREE}/hidden`, mine, 3),
    'votes for their own question': {
      create: `${FREE}/q1/votes/learner`,
      data: { ...vote, createdAt: SERVER_TIME },
    },
    'votes for another account': { create: `${THEIRS}/votes/other`, data: { ...vote, uid: 'other' } },
    'votes for a question that does not exist': {
      create: `${FREE}/nothing/votes/learner`,
      data: { ...vote, createdAt: SERVER_TIME },
    },
    'removes the vote of another': { remove: `${THEIRS}/votes/rival` },
  }),
  ...casesOf('other', 'refused', {
    'asks more than twenty times in an hour': {
      batch: [
        { create: `${FREE}/q9`, data: { ...mine, uid: 'other', authorName: 'A learner' } },
        { update: 'users/other/pace/posts', data: { at: SERVER_TIME, count: 21, last: 'q9' } },
      ],
    },
  }),
  ...invalidVariants(
    'teacher',
    `${FREE}/bad`,
    { ...mine, uid: 'teacher', authorName: 'A learner' },
    {
      'the uid of another': { uid: 'learner' },
      'the name of another': { authorName: 'Lea' },
      'a title of two letters': { title: 'ab' },
      'a title of 151': { title: long(151) },
      'a text over 5,000': { text: long(5001) },
      'a time before the video': { timeSec: -1 },
      'a time that is text': { timeSec: '0:05' },
      'a lesson of no course': { lessonId: 'nowhere' },
      'votes from the start': { voteCount: 7 },
      'an accepted answer from the start': { acceptedAnswerId: 'a' },
      'the mark of the teacher': { teacherAnswered: true },
      'an old time': { createdAt: good.now },
    },
  ),
];

const ANSWERING: Case[] = [
  ...casesOf('teacher', 'allowed', {
    'answers without a limit': {
      create: `${FREE}/q1/answers/t1`,
      data: { ...reply, uid: 'teacher', authorName: 'A learner' },
    },
    'accepts an answer': { update: `${FREE}/q1`, data: { acceptedAnswerId: 't1', acceptedBy: 'teacher' } },
  }),
  ...casesOf('learner', 'allowed', {
    'accepts another answer to their own question': {
      update: `${FREE}/q1`,
      data: { acceptedAnswerId: null, acceptedBy: 'learner' },
    },
    'edits their own answer': { update: `${THEIRS}/answers/a1`, data: { text: 'Rye.', ...edit } },
  }),
  ...casesOf('learner', 'refused', {
    'answers as the teacher': paced(`${THEIRS}/answers/forged`, { ...reply, uid: 'teacher' }, 3),
    'answers with a mark of the teacher': paced(`${THEIRS}/answers/forged`, { ...reply, byTeacher: true }, 3),
    'answers a question that does not exist': paced(`${FREE}/nothing/answers/a`, reply, 3),
    'answers a hidden question': paced(`${FREE}/hidden/answers/a`, reply, 3),
    'restores a hidden answer': paced(`${THEIRS}/answers/hidden`, reply, 3),
    'answers with 5,001 characters': paced(`${THEIRS}/answers/forged`, { ...reply, text: long(5001) }, 3),
    'answers with nothing': paced(`${THEIRS}/answers/forged`, { ...reply, text: '' }, 3),
    'edits the answer of another': { update: `${THEIRS}/answers/first`, data: { text: 'No.', ...edit } },
    'deletes the answer of another': { remove: `${THEIRS}/answers/first` },
    'accepts an answer to the question of another': {
      update: THEIRS,
      data: { acceptedAnswerId: 'first', acceptedBy: 'learner' },
    },
    'accepts in the name of the teacher': {
      update: `${FREE}/q1`,
      data: { acceptedAnswerId: 't1', acceptedBy: 'teacher' },
    },
    'accepts an answer that does not exist': {
      update: `${FREE}/q1`,
      data: { acceptedAnswerId: 'nothing', acceptedBy: 'learner' },
    },
    'accepts an answer to another question': {
      update: `${FREE}/q1`,
      data: { acceptedAnswerId: 'first', acceptedBy: 'learner' },
    },
    'accepts and edits the title at once': {
      update: `${FREE}/q1`,
      data: { acceptedAnswerId: 't1', acceptedBy: 'learner', title: 'Another title' },
    },
    'hides a question': { create: 'hiddenPosts/free~theirs', data: hidden },
    'restores a hidden question of another': { remove: 'hiddenPosts/free~removed' },
  }),
  ...casesOf('rival', 'refused', {
    'answers in a course of another teacher': {
      create: `${THEIRS}/answers/r`,
      data: { ...reply, uid: 'rival', authorName: 'A learner' },
    },
    'accepts in a course of another teacher': {
      update: THEIRS,
      data: { acceptedAnswerId: 'first', acceptedBy: 'rival' },
    },
  }),
  ...casesOf('teacher', 'refused', {
    'edits the question of a learner': { update: THEIRS, data: { title: 'Better asked', ...edit } },
    'deletes the question of a learner': { remove: THEIRS },
    'reads a hidden question': { get: 'hiddenPosts/free~hidden' },
  }),
  ...casesOf('admin', 'refused', {
    'deletes a question without the audit list': { remove: THEIRS },
    'hides a question without the audit list': { create: 'hiddenPosts/free~theirs', data: hidden },
  }),
];

const ANSWER_REPORT = 'reports/answer~free~theirs~first~learner';
const REPORTS: Case[] = [
  ...casesOf('learner', 'allowed', {
    'reports a question': {
      create: 'reports/question~free~theirs~learner',
      data: { ...postReport, createdAt: SERVER_TIME },
    },
    'reports an answer': {
      create: ANSWER_REPORT,
      data: { ...postReport, kind: 'answer', answerId: 'first', createdAt: SERVER_TIME },
    },
    'asks whether they have reported an answer': { get: 'reports/answer~free~q1~t1~learner' },
  }),
  ...casesOf('learner', 'refused', {
    'asks whether another has reported an answer': { get: 'reports/answer~free~q1~learner~other' },
    'reports their own question': {
      create: 'reports/question~free~q1~learner',
      data: { ...postReport, questionId: 'q1', authorUid: 'learner', createdAt: SERVER_TIME },
    },
    'reports an answer under the name of another author': {
      create: 'reports/answer~free~q1~t1~learner',
      data: { ...postReport, kind: 'answer', questionId: 'q1', answerId: 't1', createdAt: SERVER_TIME },
    },
    'closes their own report': { update: 'reports/question~free~theirs~learner', data: { status: 'hidden' } },
  }),
  ...casesOf('rival', 'refused', {
    'reports a question of a course that they can’t read': {
      create: 'reports/question~free~theirs~rival',
      data: { ...postReport, by: 'rival', createdAt: SERVER_TIME },
    },
  }),
];

/** Cases of questions and answers: reading, asking, answering, accepting, votes, hiding and reports. */
export const QUESTION_CASES: Case[] = [...READS, ...ASKING, ...ANSWERING, ...REPORTS];
