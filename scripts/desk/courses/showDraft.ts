import { missingParts, type MissingPart } from '@lectern/shared/domain';
import { DeskRefusal, type DeskServices } from '../contract';
import { deskText } from '../text/desk.en';
import { readDraft } from './readDraft';
import { readReview } from './reviewState';

/** Summary of a draft, and what it lacks. `status` is that of its review, or `draft` before the first one. */
export type ShownDraft = {
  title: string;
  revision: number;
  status: string;
  lessons: number;
  missing: MissingPart[];
};

/** Returns the summary of a course's draft. Throws a DeskRefusal when there is none. */
export function showDraft(services: DeskServices, courseId: string): ShownDraft {
  const full = /^[A-Za-z0-9_-]{1,128}$/.test(courseId) ? readDraft(services, courseId) : null;
  if (full === null) throw new DeskRefusal(deskText.refusals.missing('draft'));
  const { draft, contents } = full;
  const isPublished = services.documents.get(`courses/${courseId}`) !== null;
  return {
    title: draft.details.title,
    revision: draft.revision,
    status: readReview(services, courseId)?.status ?? 'draft',
    lessons: Object.keys(draft.lessons).length,
    missing: missingParts(draft, contents, isPublished),
  };
}

/**
 * Returns the target of a decision about the draft of a course that waits for its review: of `revision`, or of the one
 * that it has now. Null when none waits.
 */
export function waitingDraft(services: DeskServices, courseId: string, revision?: number): string | null {
  if (!/^[A-Za-z0-9_-]{1,128}$/.test(courseId)) return null;
  if (readReview(services, courseId)?.status !== 'waiting') return null;
  return `${courseId}~${revision ?? readDraft(services, courseId)?.draft.revision ?? 0}`;
}
