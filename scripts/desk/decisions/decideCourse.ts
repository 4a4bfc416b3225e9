import { parseCourse } from '@lectern/shared/domain';
import { ownerOf } from '../courses/courseRequests';
import { reviewWrite } from '../courses/reviewState';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect } from '../contract';
import { change, need, put } from '../documents';
import { deskText } from '../text/desk.en';
import { decideDraft } from './decideDraft';

type CourseAction = 'course.publish' | 'course.return' | 'course.archive';

/** The statuses that a decision accepts, and the one that it leads to. */
const STEPS: Record<CourseAction, { from: readonly string[]; to: string }> = {
  'course.publish': { from: ['review', 'archived'], to: 'published' },
  'course.return': { from: ['review'], to: 'draft' },
  'course.archive': { from: ['published'], to: 'archived' },
};

/**
 * Publishes the course `target`, returns it to its teacher, or archives it. A target `<course>~<revision>` is the draft
 * of a course, as it was read. The message is also kept at `courses/{id}/decisions/{time}`, where the teacher finds it
 * beside the course.
 */
export function decideCourse(services: DeskServices, request: DeskRequest): Effect {
  const { target, message } = request;
  if (target.includes('~')) return decideDraft(services, request);
  const path = `courses/${target}`;
  const course = need(services, path, parseCourse, 'course');
  const action = request.action as CourseAction;
  const { from, to } = STEPS[action];
  if (!from.includes(course.status))
    throw new DeskRefusal(deskText.refusals.status(course.status, from.join('” or “')));
  if (to === 'published' && !hasLesson(services, path)) throw new DeskRefusal(deskText.refusals.noLesson);
  const at = new Date();
  const { title, body } = wordsOf(action, course.title);
  return {
    label: course.title,
    writes: [
      change(path, { status: to, updatedAt: at }),
      put(`${path}/decisions/${at.getTime()}`, { action, message, createdAt: at }),
      reviewWrite(services, target, ownerOf(course), { archivedBy: to === 'archived' ? 'desk' : null }),
    ],
    notices: [{ uid: course.teacherUid, kind: 'review', title, body: message === '' ? body : message, path: '/teach' }],
  };
}

function hasLesson({ documents }: DeskServices, path: string): boolean {
  return documents
    .query({ collection: `${path}/sections` })
    .some((section) => documents.query({ collection: `${section.path}/lessons`, limit: 1 }).length > 0);
}

function wordsOf(action: CourseAction, title: string): { title: string; body: string } {
  const text = deskText.course;
  if (action === 'course.publish') return { title: text.published(title), body: text.publishedBody };
  if (action === 'course.return') return { title: text.returned(title), body: '' };
  return { title: text.archived(title), body: text.archivedBody };
}
