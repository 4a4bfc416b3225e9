import type { AdminWrite, StoredDocument } from '@lectern/backend';
import {
  parseAnswer,
  parseCourse,
  parseQuestion,
  type Answer,
  type Course,
  type Question,
} from '@lectern/shared/domain';
import { change, noticeWrites, plainFields, read, type DeskServices } from '../desk';
import { acceptedNotice, answeredNotice, askedNotice } from './notices';

/** Marks of the server beside a question and an answer: whether the people concerned were notified. */
type Marks = { noticed?: unknown; acceptedNoticed?: unknown };

type Thread = {
  path: string;
  course: Course;
  question: Question & Marks;
  answers: (Answer & Marks & { path: string })[];
};

/** Documents deleted in one commit. */
const BATCH = 200;

/**
 * Brings the question at `path` up to date after a change of it, its answers or its votes: its counts, and the
 * notifications of the people concerned, each once. Deletes what is left below a deleted question, but not below a
 * hidden one. May be called at any time, and again. Throws when the store fails.
 */
export function reconcileQuestion(services: DeskServices, path: string): void {
  services.documents.transaction(() => {
    const [, courseId = '', , questionId = ''] = path.split('/');
    const stored = services.documents.get(path);
    if (stored === null) {
      if (services.documents.get(`hiddenPosts/${courseId}~${questionId}`) === null) removeRest(services, path);
      return;
    }
    const course = read(services, `courses/${courseId}`, parseCourse);
    if (course === null) return;
    const question = { ...plainFields(stored.fields), ...parseQuestion(plainFields(stored.fields), path) };
    const thread = { path, course, question, answers: answersOf(services, path) };
    const writes = [...tallyWrites(services, thread), ...notificationWrites(services, thread)];
    if (writes.length > 0) services.documents.commit(writes);
  });
}

function answersOf({ documents }: DeskServices, path: string): Thread['answers'] {
  return documents.query({ collection: `${path}/answers` }).flatMap((found: StoredDocument) => {
    try {
      const data = plainFields(found.fields);
      return [{ ...data, ...parseAnswer(data, found.path), path: found.path }];
    } catch {
      // A malformed answer is shown to nobody either.
      return [];
    }
  });
}

function tallyWrites({ documents }: DeskServices, { path, course, question, answers }: Thread): AdminWrite[] {
  const accepted = question.acceptedAnswerId;
  const tally = {
    answerCount: answers.length,
    voteCount: documents.query({ collection: `${path}/votes` }).length,
    teacherAnswered: answers.some(({ uid }) => uid === course.teacherUid),
    acceptedAnswerId: answers.some(({ id }) => id === accepted) ? accepted : null,
  };
  const isSame = Object.entries(tally).every(([name, value]) => question[name as keyof typeof tally] === value);
  return isSame ? [] : [change(path, tally)];
}

function notificationWrites(services: DeskServices, { path, course, question, answers }: Thread): AdminWrite[] {
  const writes: AdminWrite[] = [];
  // Authors choose the ids of their posts: one alone could be that of a post elsewhere, and replace its notification.
  const id = `${course.id}~${question.id}`;
  if (question.noticed !== true) {
    if (question.uid !== course.teacherUid)
      writes.push(...noticeWrites(services, askedNotice(course, question), `asked-${id}`));
    writes.push(change(path, { noticed: true }));
  }
  for (const answer of answers.filter(({ noticed }) => noticed !== true)) {
    if (answer.uid !== question.uid)
      writes.push(...noticeWrites(services, answeredNotice(course, question, answer), `answered-${id}~${answer.id}`));
    writes.push(change(answer.path, { noticed: true }));
  }
  const accepted = answers.find(({ id }) => id === question.acceptedAnswerId);
  // The question's mark names the last one; who accepts answers in turn notifies nobody a second time.
  if (accepted && question.acceptedNoticed !== accepted.id && accepted.acceptedNoticed !== true) {
    if (accepted.uid !== question.acceptedBy)
      writes.push(
        ...noticeWrites(services, acceptedNotice(course, question, accepted), `accepted-${id}~${accepted.id}`),
      );
    writes.push(change(path, { acceptedNoticed: accepted.id }), change(accepted.path, { acceptedNoticed: true }));
  }
  return writes;
}

function removeRest({ documents }: DeskServices, path: string): void {
  const rest = ['answers', 'votes'].flatMap((name) => documents.query({ collection: `${path}/${name}`, limit: BATCH }));
  if (rest.length === 0) return;
  // The commit is itself reported as a change of this question, so this runs again until nothing is left.
  documents.commit(rest.map((found) => ({ delete: found.path })));
}
