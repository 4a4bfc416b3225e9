import { UNNAMED_REVIEWER, type Answer, type Course, type Question } from '@lectern/shared/domain';
import type { Notice } from '../desk';
import { questionsText as text } from './text/questions.en';

/** Characters of a post that a notification shows. */
const EXCERPT = 400;

const nameOf = ({ authorName }: { authorName: string }): string =>
  authorName === UNNAMED_REVIEWER ? text.unnamed : authorName;

const excerpt = (words: string): string => (words.length > EXCERPT ? `${words.slice(0, EXCERPT)}…` : words);

/** The question in its lesson, which learners can open. */
const lessonPath = ({ id, slug }: Course, question: Question): string =>
  `/watch/${id}/me/${slug}?lesson=${question.lessonId}&tab=questions&question=${question.id}`;

/** The question among those of the course, in the studio. */
const studioPath = ({ id }: Course, question: Question): string =>
  `/teach?course=${id}&part=questions&question=${question.id}`;

/** Notifies the teacher of a new question. */
export const askedNotice = (course: Course, question: Question): Notice => ({
  uid: course.teacherUid,
  kind: 'question',
  title: text.asked(course.title),
  body: text.said(nameOf(question), [question.title, excerpt(question.text)].filter(Boolean).join('\n\n')),
  path: studioPath(course, question),
});

/** Notifies the asker of an answer. */
export const answeredNotice = (course: Course, question: Question, answer: Answer): Notice => ({
  uid: question.uid,
  kind: 'answer',
  title: text.answered(question.title, answer.uid === course.teacherUid),
  body: text.said(nameOf(answer), excerpt(answer.text)),
  path: pathFor(question.uid, course, question),
});

/** Notifies the author of an answer that it was accepted. */
export const acceptedNotice = (course: Course, question: Question, answer: Answer): Notice => ({
  uid: answer.uid,
  kind: 'answer',
  title: text.accepted(question.title),
  body: course.title,
  path: pathFor(answer.uid, course, question),
});

const pathFor = (uid: string, course: Course, question: Question): string =>
  uid === course.teacherUid ? studioPath(course, question) : lessonPath(course, question);
