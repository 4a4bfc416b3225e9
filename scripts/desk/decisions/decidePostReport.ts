import type { AdminWrite } from '@lectern/backend';
import { parseAnswer, parseCourse, parseQuestion, parseReport, type Answer, type Report } from '@lectern/shared/domain';
import type { DeskServices, Effect, Notice } from '../contract';
import { change, plainFields, put, read } from '../documents';
import { deskText } from '../text/desk.en';

const text = deskText.report;

/**
 * Hides the question or answer that a report is about, or leaves it, and closes every open report of it. A hidden post
 * is moved to `hiddenPosts`, where its author still sees it. Answers to a hidden question stay stored as they are, but
 * only their authors find them.
 */
export function decidePostReport(
  services: DeskServices,
  report: Report,
  { hides, message }: { hides: boolean; message: string },
): Effect {
  const { kind, courseId, authorUid, questionId, answerId } = report;
  const questionPath = `courses/${courseId}/questions/${questionId ?? ''}`;
  const question = read(services, questionPath, parseQuestion);
  const post = answerId === null ? question && { ...question, path: questionPath } : readAnswer(services, report);
  const course = read(services, `courses/${courseId}`, parseCourse);
  const about = { course: course?.title ?? courseId, kind: kind === 'answer' ? 'answer' : 'question' } as const;
  const path = course && question ? lessonPath(course, question) : '/';
  const open = reportsOf(services, report);
  const notices = open.map(({ by }): Notice => ({
    uid: by,
    kind: 'decision',
    title: text.postThanks(about.kind, hides),
    body: text.thanksBody,
    path,
  }));
  const writes: AdminWrite[] = open.map(({ id }) => change(`reports/${id}`, { status: hides ? 'hidden' : 'kept' }));
  if (hides && post) {
    writes.push({ delete: post.path }, hiddenWrite(report, { ...post, lessonId: question?.lessonId ?? '' }, message));
    const body = message === '' ? text.hiddenBody : message;
    notices.push({ uid: authorUid, kind: 'decision', title: text.postHidden(about.kind, about.course), body, path });
  }
  return { label: text.postLabel(about.kind, about.course, post?.authorName ?? authorUid), writes, notices };
}

type Post = Pick<Answer, 'uid' | 'authorName' | 'text' | 'createdAt' | 'updatedAt'> & { title?: string };

function readAnswer(services: DeskServices, { courseId, questionId, answerId }: Report) {
  const path = `courses/${courseId}/questions/${questionId ?? ''}/answers/${answerId ?? ''}`;
  const answer = read(services, path, parseAnswer);
  return answer && { ...answer, title: '', path };
}

function hiddenWrite(
  { kind, courseId, questionId, answerId }: Report,
  { uid, authorName, title = '', text: words, createdAt, updatedAt, lessonId }: Post & { lessonId: string },
  message: string,
): AdminWrite {
  const written = { uid, authorName, title, text: words, createdAt, updatedAt };
  const data = { ...written, kind, courseId, lessonId, questionId, message, hiddenAt: new Date() };
  return put(`hiddenPosts/${[courseId, questionId, answerId].filter(Boolean).join('~')}`, data);
}

const lessonPath = (course: { id: string; slug: string }, { lessonId }: { lessonId: string }): string =>
  `/watch/${course.id}/me/${course.slug}?lesson=${lessonId}&tab=questions`;

function reportsOf({ documents }: DeskServices, { kind, courseId, questionId, answerId }: Report): Report[] {
  const wanted = { kind, courseId, questionId, status: 'open', ...(answerId === null ? {} : { answerId }) };
  const where = Object.entries(wanted).map(([field, value]) => ({
    field,
    op: '==' as const,
    value: { stringValue: value ?? '' },
  }));
  const found = documents.query({ collection: 'reports', where });
  return found.map(({ path, fields }) => parseReport(plainFields(fields), path));
}
