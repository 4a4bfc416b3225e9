import * as good from './documents';

/** Valid documents of course reviews; their times are placeholders. */
export const request = {
  courseId: 'free',
  action: 'submit',
  revision: 3,
  note: '',
  by: 'teacher',
  status: 'pending',
  createdAt: good.now,
};
export const comment = {
  part: 'lesson.one',
  atSec: 12 as number | null,
  replyTo: null as string | null,
  text: 'The sound is too low.',
  by: 'admin',
  byName: 'A reviewer',
  role: 'reviewer',
  resolvedAt: null as unknown,
  createdAt: good.now,
};
export const review = {
  teacherUid: 'teacher',
  teacherName: 'Tea',
  title: 'Bread',
  status: 'waiting',
  revision: 3,
  publishedRevision: 0,
  note: '',
  message: '',
  archivedBy: null,
};
export const figures = { teacherUid: 'teacher', learners: 2, updatedAt: good.now };

/** Id of the stored comment. */
export const FIRST = 'comment-0000000001';
/** Returns the path of a document. Pads its id to 20 characters: the rules require at least 16. */
export const at = (collection: string, id: string): string => `${collection}/${id.padEnd(20, '0')}`;

/** Documents of these cases, stored before the first one. */
export const REVIEW_FIXTURES: Record<string, object> = {
  'courseReviews/free': { ...review, submittedAt: good.now, updatedAt: good.now },
  [`courseReviews/free/comments/${FIRST}`]: comment,
  [at('courseRequests', 'stored')]: request,
  'courseFigures/free': figures,
};
