import { parseAnswer, parseQuestion, parseQuestionVote, type Answer, type Question } from '../../domain';
import { keepPreviousData, queryOptions } from '@lectern/shared/query';
import { listHiddenPosts, listQuestions, postPath, type QuestionFilter } from './posts';

const documents = () => import('@lectern/shared/firebase/documents');

/** Polling interval for new questions and answers while they are shown, in milliseconds. */
const POLL_MS = 60_000;
/** Answers that a question shows. */
const MAX_ANSWERS = 200;

const keyOf = (courseId: string) => ['courses', courseId, 'questions'] as const;

/** Key of everything about the questions of a course. */
export const questionsKey = keyOf;

/** Query of questions, newest first. */
export const questionList = (filter: QuestionFilter) =>
  queryOptions({
    queryKey: [...keyOf(filter.courseId), 'list', filter.lessonId, filter.isUnanswered, filter.limit],
    queryFn: () => listQuestions(filter),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });

/** Query of one question; null when it was deleted or hidden. */
export const oneQuestion = (courseId: string, questionId: string) =>
  queryOptions({
    queryKey: [...keyOf(courseId), 'one', questionId],
    queryFn: async (): Promise<Question | null> =>
      (await documents()).getDocument(postPath(courseId, questionId), parseQuestion),
  });

/** Query of the answers to a question, oldest first. */
export const answerList = (courseId: string, questionId: string) =>
  queryOptions({
    queryKey: [...keyOf(courseId), 'answers', questionId],
    queryFn: async (): Promise<Answer[]> =>
      (await documents()).listDocuments(
        {
          collection: `${postPath(courseId, questionId)}/answers`,
          orderBy: [['createdAt', 'asc']],
          limit: MAX_ANSWERS,
        },
        parseAnswer,
      ),
    refetchInterval: POLL_MS,
  });

/** Query of the ids of the questions that the account has, too. */
export const ownVotes = (uid: string, courseId: string) =>
  queryOptions({
    queryKey: [...keyOf(courseId), 'votes', uid],
    queryFn: async (): Promise<string[]> => {
      const votes = await (
        await documents()
      ).listDocuments(
        {
          collection: 'votes',
          group: true,
          where: [
            ['uid', '==', uid],
            ['courseId', '==', courseId],
          ],
        },
        parseQuestionVote,
      );
      return votes.map(({ questionId }) => questionId);
    },
  });

/** Query of the account's own hidden posts in a course. */
export const hiddenPosts = (uid: string, courseId: string) =>
  queryOptions({
    queryKey: [...keyOf(courseId), 'hidden', uid],
    queryFn: () => listHiddenPosts(uid, courseId),
  });
