import { nullable, object, oneOf } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { boolean, chars, id, integer, time, withDefault } from '../parsing/fields';

/** The longest title and text of a question, and text of an answer, in characters. The rules hold the same limits. */
export const QUESTION_LIMITS = { titleMin: 3, title: 150, text: 5000 } as const;

/** A learner posts at most this many questions and answers in an hour. The rules hold the same number. */
export const POSTS_PER_HOUR = 20;

const written = { uid: chars(1, 128), authorName: chars(1, 60), createdAt: time, updatedAt: time };

/**
 * `courses/{id}/questions/{id}`: a question about a lesson; `timeSec` is a second of its video, or null. The server
 * keeps the counts and `teacherAnswered`, a moment behind the answers.
 */
export type Question = ReturnType<typeof parseQuestion>;

/** Parses `courses/{id}/questions/{id}`; throws a DocumentError. */
export const parseQuestion = documentParser(
  object({
    ...written,
    lessonId: id,
    timeSec: nullable(integer(0)),
    title: chars(QUESTION_LIMITS.titleMin, QUESTION_LIMITS.title),
    text: chars(0, QUESTION_LIMITS.text),
    acceptedAnswerId: nullable(id),
    /** Account that accepted the answer, or withdrew that, last. */
    acceptedBy: withDefault<string | null>(nullable(chars(1, 128)), null),
    answerCount: integer(0),
    voteCount: integer(0),
    teacherAnswered: withDefault<boolean>(boolean, false),
  }),
);

/** `courses/{id}/questions/{id}/answers/{id}`. That of the course's teacher is known by its `uid`. */
export type Answer = ReturnType<typeof parseAnswer>;

/** Parses `courses/{id}/questions/{id}/answers/{id}`; throws a DocumentError. */
export const parseAnswer = documentParser(object({ ...written, text: chars(1, QUESTION_LIMITS.text) }));

/** `courses/{id}/questions/{id}/votes/{uid}`: somebody has this question, too. */
export type QuestionVote = ReturnType<typeof parseQuestionVote>;

/** Parses `courses/{id}/questions/{id}/votes/{uid}`; throws a DocumentError. `questionId` is taken from the path. */
export const parseQuestionVote = (data: unknown, path: string) => ({
  ...vote(data, path),
  questionId: path.split('/').at(-3) ?? '',
});

const vote = /*#__PURE__*/ documentParser(object({ uid: chars(1, 128), courseId: id, createdAt: time }));

/**
 * `hiddenPosts/{course}~{question}`, or with `~{answer}`: a post that the desk has hidden. Its author and those who
 * run the site read it. `message` is what the desk wrote to the author.
 */
export type HiddenPost = ReturnType<typeof parseHiddenPost>;

/** Parses `hiddenPosts/{id}`; throws a DocumentError. */
export const parseHiddenPost = documentParser(
  object({
    ...written,
    kind: oneOf('question', 'answer'),
    courseId: id,
    lessonId: id,
    questionId: id,
    title: chars(0, QUESTION_LIMITS.title),
    text: chars(0, QUESTION_LIMITS.text),
    message: chars(0, 2000),
    hiddenAt: time,
  }),
);

/**
 * `users/{uid}/pace/posts`: the number of questions and answers that a learner has posted since `since`. Each post
 * changes it in the same commit, and the rules refuse more than POSTS_PER_HOUR.
 */
export type PostPace = ReturnType<typeof parsePostPace>;

/** Parses `users/{uid}/pace/posts`; throws a DocumentError. */
export const parsePostPace = documentParser(object({ at: time, since: time, count: integer(1), last: id }));
