import { publishDraft } from '../courses/publishDraft';
import { readDraft } from '../courses/readDraft';
import { readReview, reviewWrite } from '../courses/reviewState';
import { DeskRefusal, type DeskRequest, type DeskServices, type Effect } from '../contract';
import { put } from '../documents';
import { deskText } from '../text/desk.en';

const TARGET = /^([A-Za-z0-9_-]{1,128})~(\d{1,15})$/;
const text = deskText.refusals;

/**
 * Publishes the draft that `target` names as `<course>~<revision>`, or returns it to its teacher. A draft that has
 * changed since it was read is neither published nor returned unseen. Throws FilesNeeded when files have to be copied
 * before.
 */
export function decideDraft(services: DeskServices, { action, target, message }: DeskRequest): Effect {
  const [, courseId = '', named = ''] = TARGET.exec(target) ?? [];
  const review = courseId === '' ? null : readReview(services, courseId);
  const full = review && readDraft(services, courseId);
  if (!review || !full) throw new DeskRefusal(text.missing('draft under review'));
  if (review.status !== 'waiting') throw new DeskRefusal(text.decided(review.status));
  const { revision, teacherUid } = full.draft;
  if (String(revision) !== named) throw new DeskRefusal(text.changedSince);
  if (teacherUid !== review.teacherUid) throw new DeskRefusal(text.missing('draft under review'));
  const title = full.draft.details.title.trim() || review.title;
  const owner = { teacherUid, teacherName: review.teacherName, title };
  const path = `/teach?course=${courseId}`;
  if (action === 'course.return')
    return {
      label: title,
      writes: [reviewWrite(services, courseId, owner, { status: 'returned', message })],
      notices: [{ uid: teacherUid, kind: 'review', title: deskText.course.returned(title), body: message, path }],
    };
  if (action !== 'course.publish') throw new DeskRefusal(text.missing('decision about a draft'));
  const at = new Date();
  const published = { status: 'published', message, publishedRevision: revision, archivedBy: null } as const;
  const body = message === '' ? deskText.course.publishedBody : message;
  return {
    label: title,
    writes: [
      ...publishDraft(services, courseId, full),
      put(`courses/${courseId}/decisions/${at.getTime()}`, { action, message, createdAt: at }),
      reviewWrite(services, courseId, owner, published),
    ],
    notices: [{ uid: teacherUid, kind: 'review', title: deskText.course.published(title), body, path }],
  };
}
