import * as good from './documents';

const times = { createdAt: good.now, updatedAt: good.now };

/** Valid questions, answers, votes and reports; times are placeholders. */
export const question = {
  uid: 'learner',
  authorName: 'Lea',
  lessonId: 'one',
  timeSec: 5 as number | null,
  title: 'Which flour?',
  text: 'Is **rye** fine?',
  acceptedAnswerId: null as string | null,
  answerCount: 0,
  voteCount: 0,
  ...times,
};
export const answer = { uid: 'learner', authorName: 'Lea', text: 'Wheat.', ...times };
export const vote = { uid: 'learner', courseId: 'free', createdAt: good.now };
export const hidden = {
  ...answer,
  kind: 'question',
  courseId: 'free',
  lessonId: 'one',
  questionId: 'hidden',
  title: 'Which flour?',
  message: '',
  hiddenAt: good.now,
};
export const postReport = {
  kind: 'question',
  courseId: 'free',
  authorUid: 'other',
  questionId: 'theirs',
  by: 'learner',
  reason: 'spam',
  note: '',
  status: 'open',
  createdAt: good.now,
};

/** Documents of these cases, stored before the first one. */
export const QUESTION_FIXTURES: Record<string, object> = {
  'courses/free/questions/theirs': { ...question, uid: 'other' },
  'courses/free/questions/theirs/answers/first': { ...answer, uid: 'other' },
  'courses/free/questions/theirs/votes/rival': { ...vote, uid: 'rival' },
  'courses/free/questions/hidden/answers/left': { ...answer, uid: 'other' },
  'courses/archived-enrolled/questions/old': { ...question, uid: 'other' },
  'hiddenPosts/free~hidden': hidden,
  'hiddenPosts/free~removed': { ...hidden, uid: 'other', questionId: 'removed' },
  'hiddenPosts/free~theirs~hidden': { ...hidden, kind: 'answer', questionId: 'theirs' },
  // The limit of this hour is used up.
  'users/other/pace/posts': { at: good.now, since: new Date(), count: 20, last: 'theirs' },
};
