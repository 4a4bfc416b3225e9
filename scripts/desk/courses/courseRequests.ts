import { parseCourse, parseCourseRequest, type CourseRequest } from '@lectern/shared/domain';
import type { AdminWrite } from '@lectern/backend';
import { DeskRefusal, type DeskServices } from '../contract';
import { change, need, put, read } from '../documents';
import { deskText } from '../text/desk.en';
import { checkDraft } from './checkDraft';
import { teacherName } from './publishDraft';
import { readDraft } from './readDraft';
import { readReview, reviewWrite } from './reviewState';

const text = deskText.refusals;

/**
 * Carries out the pending `courseRequests/{id}` of a teacher: sends a draft for review, withdraws it, archives or
 * restores a course. Its effect and its outcome are one transaction. Does nothing for one that is decided. Throws when
 * the store fails.
 */
export function carryOutRequest(services: DeskServices, id: string): void {
  services.documents.transaction(() => {
    const path = `courseRequests/${id}`;
    const request = read(services, path, parseCourseRequest);
    if (request?.status !== 'pending') return;
    try {
      services.documents.commit([...perform(services, request), change(path, { status: 'done', problem: null })]);
    } catch (error) {
      if (!(error instanceof DeskRefusal)) throw error;
      services.documents.commit([change(path, { status: 'refused', problem: error.message.slice(0, 500) })]);
    }
  });
}

/** Marks a request that can't be carried out because of an error in the program or in stored data. */
export function refuseRequest({ documents }: DeskServices, id: string): void {
  documents.commit([change(`courseRequests/${id}`, { status: 'refused', problem: text.failed })]);
}

const STEPS: Record<CourseRequest['action'], (services: DeskServices, request: CourseRequest) => AdminWrite[]> = {
  submit,
  withdraw,
  archive: (services, request) => setStatus(services, request, 'published', 'archived'),
  restore: (services, request) => setStatus(services, request, 'archived', 'published'),
};

function perform(services: DeskServices, request: CourseRequest): AdminWrite[] {
  const account = services.accounts.getAccount(request.by);
  if (account === null || account.disabled || account.claims.teacher !== true) throw new DeskRefusal(text.notTeacher);
  return STEPS[request.action](services, request);
}

function submit(services: DeskServices, { courseId, by, revision, note }: CourseRequest): AdminWrite[] {
  const full = readDraft(services, courseId);
  if (full?.draft.teacherUid !== by) throw new DeskRefusal(text.missing('draft'));
  if (full.draft.revision !== revision) throw new DeskRefusal(text.changedDraft);
  const review = readReview(services, courseId);
  if (review?.status === 'waiting' && review.revision === revision) throw new DeskRefusal(text.waiting);
  if (read(services, `courses/${courseId}`, parseCourse)?.status === 'archived') throw new DeskRefusal(text.archived);
  checkDraft(services, courseId, full);
  const owner = { teacherUid: by, teacherName: teacherName(services, by), title: full.draft.details.title.trim() };
  const submittedAt = new Date();
  return [reviewWrite(services, courseId, owner, { status: 'waiting', revision, note, message: '', submittedAt })];
}

function withdraw(services: DeskServices, { courseId, by }: CourseRequest): AdminWrite[] {
  const review = readReview(services, courseId);
  if (review?.teacherUid !== by || review.status !== 'waiting') throw new DeskRefusal(text.notWaiting);
  return [change(`courseReviews/${courseId}`, { status: 'withdrawn', updatedAt: new Date() })];
}

function setStatus(
  services: DeskServices,
  { courseId, by, note }: CourseRequest,
  from: 'published' | 'archived',
  to: 'published' | 'archived',
): AdminWrite[] {
  const path = `courses/${courseId}`;
  const course = need(services, path, parseCourse, 'course');
  if (course.teacherUid !== by) throw new DeskRefusal(text.missing('course'));
  if (course.status !== from) throw new DeskRefusal(text.status(course.status, from));
  const archivedBy = readReview(services, courseId)?.archivedBy ?? 'desk';
  if (to === 'published' && archivedBy !== 'teacher') throw new DeskRefusal(text.archivedByDesk);
  const at = new Date();
  const action = to === 'archived' ? 'course.archive' : 'course.publish';
  return [
    change(path, { status: to, updatedAt: at }),
    put(`${path}/decisions/${at.getTime()}`, { action, message: note, createdAt: at }),
    reviewWrite(services, courseId, ownerOf(course), { archivedBy: to === 'archived' ? 'teacher' : null }),
  ];
}

/** Returns who a course belongs to, as its review names them. */
export const ownerOf = ({ teacherUid, teacherName, title }: ReturnType<typeof parseCourse>) => ({
  teacherUid,
  teacherName,
  title,
});
