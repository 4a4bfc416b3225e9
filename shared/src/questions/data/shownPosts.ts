import type { Answer, Question } from '../../domain';
import type { PendingPost } from './postOutbox';

/** State of a post being sent: whether the backend lacks its newest version, and why the last attempt failed. */
type Sending = { pending: PendingPost | null };

/** A question to show. */
export type ShownQuestion = Question & Sending;

/** An answer to show. */
export type ShownAnswer = Answer & Sending;

type Of<K extends PendingPost['kind']> = Extract<PendingPost, { kind: K }>;

const isKind =
  <K extends PendingPost['kind']>(kind: K) =>
  (change: PendingPost): change is Of<K> =>
    change.kind === kind;

/** Returns the questions with what this device has not sent yet: new and changed ones, and without removed ones. */
export function withPendingQuestions(
  stored: readonly Question[],
  pending: readonly PendingPost[],
  uid: string,
): ShownQuestion[] {
  const removed = new Set(
    pending.flatMap((change) => (change.kind === 'remove' && change.answerId === null ? [change.questionId] : [])),
  );
  const written = new Map(pending.filter(isKind('question')).map((change) => [change.questionId, change]));
  const accepted = new Map(pending.filter(isKind('accept')).map((change) => [change.questionId, change]));
  const known = new Set(stored.map(({ id }) => id));
  const shown = stored.map((question): ShownQuestion => {
    const change = written.get(question.id);
    const choice = accepted.get(question.id);
    return {
      ...question,
      ...(change && { title: change.title, text: change.text }),
      ...(choice && { acceptedAnswerId: choice.answerId }),
      pending: change ?? choice ?? null,
    };
  });
  const added = [...written.values()].filter(({ questionId }) => !known.has(questionId));
  return [...added.map((change) => pendingQuestion(change, uid)), ...shown].filter(({ id }) => !removed.has(id));
}

function pendingQuestion(change: Of<'question'>, uid: string): ShownQuestion {
  const { questionId, authorName, lessonId, timeSec, title, text, madeAt } = change;
  const at = new Date(madeAt);
  return {
    ...{ id: questionId, uid, authorName, lessonId, timeSec, title, text },
    ...{ acceptedAnswerId: null, acceptedBy: null, answerCount: 0, voteCount: 0, teacherAnswered: false },
    ...{ createdAt: at, updatedAt: at, pending: change },
  };
}

/** Returns the answers to a question with what this device has not sent yet. */
export function withPendingAnswers(
  stored: readonly Answer[],
  pending: readonly PendingPost[],
  { uid, questionId }: { uid: string; questionId: string },
): ShownAnswer[] {
  const own = pending.filter((change) => change.questionId === questionId);
  const removed = new Set(own.flatMap((change) => (change.kind === 'remove' ? [change.answerId] : [])));
  const written = new Map(own.filter(isKind('answer')).map((change) => [change.answerId, change]));
  const known = new Set(stored.map(({ id }) => id));
  const shown = stored.map((answer): ShownAnswer => {
    const change = written.get(answer.id);
    return change ? { ...answer, text: change.text, pending: change } : { ...answer, pending: null };
  });
  const added = [...written.values()].flatMap((change): ShownAnswer[] => {
    const at = new Date(change.madeAt);
    const { answerId: id, authorName, text } = change;
    return known.has(id) ? [] : [{ id, uid, authorName, text, createdAt: at, updatedAt: at, pending: change }];
  });
  return [...shown, ...added].filter(({ id }) => !removed.has(id));
}

/** Sorts questions by how near they are to a second of the lesson; those without a time come last. */
export function sortByMoment<Q extends Pick<Question, 'timeSec'>>(questions: readonly Q[], second: number): Q[] {
  const distance = ({ timeSec }: Q): number => (timeSec === null ? Infinity : Math.abs(timeSec - second));
  return questions.toSorted((a, b) => distance(a) - distance(b) || 0);
}

/** Returns the questions whose title or text contains every word of a search, without regard to case and accents. */
export function findQuestions<Q extends Pick<Question, 'title' | 'text'>>(
  questions: readonly Q[],
  search: string,
): Q[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return questions.filter(({ title, text }) => {
    const all = fold(`${title} ${text}`);
    return words.every((word) => all.includes(word));
  });
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
