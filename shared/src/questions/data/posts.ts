import {
  parseAnswer,
  parseHiddenPost,
  parsePostPace,
  parseQuestion,
  POSTS_PER_HOUR,
  type HiddenPost,
  type Question,
} from '../../domain';
import { kindOf } from '../../failure';
import { textOf } from '@lectern/shared/text';
import { questionsText } from '../text/questions.en';

const documents = () => import('@lectern/shared/firebase/documents');

const FRESH = { fresh: true };
const HOUR_MS = 3_600_000;

/** A course as its discussion needs it. Nothing is written once it is no longer open. */
export type DiscussedCourse = { id: string; teacherUid: string; isOpen: boolean };

/** Context of a post that an account writes; `isPaced` is false for who teaches the course or runs the site. */
type Written = { courseId: string; questionId: string; authorName: string; isPaced: boolean };

/** A change by an account that is stored on the device until the backend has it. */
export type PostChange =
  | (Written & { kind: 'question'; lessonId: string; timeSec: number | null; title: string; text: string })
  | (Written & { kind: 'answer'; answerId: string; text: string })
  | { kind: 'remove'; courseId: string; questionId: string; answerId: string | null }
  | { kind: 'vote'; courseId: string; questionId: string; isOn: boolean }
  | { kind: 'accept'; courseId: string; questionId: string; answerId: string | null };

/** Returns the path of a question, or of one of its answers. */
export function postPath(courseId: string, questionId: string, answerId: string | null = null): string {
  const question = `courses/${courseId}/questions/${questionId}`;
  return answerId === null ? question : `${question}/answers/${answerId}`;
}

/** Sends a change. Sending it twice has no further effect. Rejects with an Error whose sentence is for people. */
export async function sendChange(uid: string, change: PostChange): Promise<void> {
  const { deleteDocument, serverTime, setDocument, updateDocument } = await documents();
  const { courseId, questionId } = change;
  const question = postPath(courseId, questionId);
  if (change.kind === 'question') return sendQuestion(uid, change);
  if (change.kind === 'answer') return sendAnswer(uid, change);
  if (change.kind === 'remove') return deleteDocument(postPath(courseId, questionId, change.answerId));
  if (change.kind === 'accept') return updateDocument(question, { acceptedAnswerId: change.answerId, acceptedBy: uid });
  const vote = `${question}/votes/${uid}`;
  return change.isOn ? setDocument(vote, { uid, courseId, createdAt: serverTime }) : deleteDocument(vote);
}

async function sendQuestion(uid: string, change: PostChange & { kind: 'question' }): Promise<void> {
  const { getDocument, serverTime, updateDocument } = await documents();
  const { courseId, questionId, authorName, lessonId, timeSec, title, text } = change;
  const path = postPath(courseId, questionId);
  if (await getDocument(path, parseQuestion, FRESH))
    return updateDocument(path, { title, text, authorName, updatedAt: serverTime });
  const counts = { acceptedAnswerId: null, answerCount: 0, voteCount: 0 };
  return create(uid, path, { uid, authorName, lessonId, timeSec, title, text, ...counts }, change.isPaced);
}

async function sendAnswer(uid: string, change: PostChange & { kind: 'answer' }): Promise<void> {
  const { getDocument, serverTime, updateDocument } = await documents();
  const { courseId, questionId, answerId, authorName, text } = change;
  const path = postPath(courseId, questionId, answerId);
  if (await getDocument(path, parseAnswer, FRESH))
    return updateDocument(path, { text, authorName, updatedAt: serverTime });
  return create(uid, path, { uid, authorName, text }, change.isPaced);
}

/** Creates a post in the commit that counts it: the rules admit POSTS_PER_HOUR. */
async function create(uid: string, path: string, fields: object, isPaced: boolean): Promise<void> {
  const { getDocument, serverTime, setDocument, writeDocuments } = await documents();
  const data = { ...fields, createdAt: serverTime, updatedAt: serverTime };
  if (!isPaced) return setDocument(path, data);
  const pacePath = `users/${uid}/pace/posts`;
  const pace = await getDocument(pacePath, parsePostPace, FRESH);
  const isSameHour = pace !== null && Date.now() - pace.since.getTime() < HOUR_MS;
  if (isSameHour && pace.count >= POSTS_PER_HOUR) throw new Error(textOf(questionsText).tooMany(POSTS_PER_HOUR));
  const last = path.slice(path.lastIndexOf('/') + 1);
  const counted = isSameHour
    ? { at: serverTime, last, count: pace.count + 1 }
    : { at: serverTime, last, count: 1, since: serverTime };
  return writeDocuments([
    { path, data },
    { path: pacePath, data: counted, merge: pace !== null },
  ]);
}

/** Filter of questions: of a course or one lesson, all or those without an answer. The newest are listed first. */
export type QuestionFilter = { courseId: string; lessonId: string | null; isUnanswered: boolean; limit: number };

/** Lists questions. Rejects with a BackendError; without a network those stored on this device. */
export async function listQuestions(filter: QuestionFilter): Promise<Question[]> {
  const { courseId, lessonId, isUnanswered, limit } = filter;
  return (await documents()).listDocuments(
    {
      collection: `courses/${courseId}/questions`,
      where: [
        ...(lessonId === null ? [] : [['lessonId', '==', lessonId] as const]),
        ...(isUnanswered ? [['answerCount', '==', 0] as const] : []),
      ],
      orderBy: [['createdAt', 'desc']],
      limit,
    },
    parseQuestion,
  );
}

/** Returns the hidden posts of an account in a course, for that account. Rejects with a BackendError. */
export async function listHiddenPosts(uid: string, courseId: string): Promise<HiddenPost[]> {
  const query = { collection: 'hiddenPosts', where: [['uid', '==', uid]] as const };
  const found = await (await documents()).listDocuments(query, parseHiddenPost);
  return found.filter((post) => post.courseId === courseId);
}

/** A report of a question, or of an answer to it. */
export type PostReport = {
  courseId: string;
  questionId: string;
  answerId: string | null;
  authorUid: string;
  reason: string;
  note: string;
};

/** Reports a post to those who run the site; does nothing the second time. Rejects with a BackendError. */
export async function sendReport(by: string, { answerId, ...report }: PostReport): Promise<void> {
  const { getDocument, serverTime, setDocument } = await documents();
  const kind = answerId === null ? 'question' : 'answer';
  const ids = [kind, report.courseId, report.questionId, ...(answerId === null ? [] : [answerId]), by];
  const path = `reports/${ids.join('~')}`;
  const data = { ...report, kind, by, status: 'open', createdAt: serverTime };
  try {
    await setDocument(path, answerId === null ? data : { ...data, answerId });
  } catch (error) {
    // A second report is refused, also when the answer to the first one was lost.
    const isKnown = kindOf(error) === 'denied' && (await getDocument(path, () => true, FRESH).catch(() => false));
    if (!isKnown) throw error;
  }
}
