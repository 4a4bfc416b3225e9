import { ADVICE, missingParts } from '@lectern/shared/domain';
import { DeskRefusal, type DeskServices } from '../contract';
import { deskText } from '../text/desk.en';
import type { DraftInFull } from './readDraft';

const text = deskText.refusals;

/** Throws a DeskRefusal that names the first thing a draft lacks, and how many more there are. */
export function checkDraft({ documents }: DeskServices, courseId: string, { draft, contents }: DraftInFull): void {
  const owner = documents.get(`courses/${courseId}`)?.fields.teacherUid;
  const isPublished = owner !== undefined;
  if (isPublished && !('stringValue' in owner && owner.stringValue === draft.teacherUid))
    throw new DeskRefusal(text.missing('course of this teacher'));
  const missing = missingParts(draft, contents, isPublished).filter(({ kind }) => !ADVICE.has(kind));
  const [first, ...others] = missing;
  if (first) throw new DeskRefusal(text.incomplete(first.kind, first.title, others.length));
  const { category, subcategory } = draft.details;
  if (documents.get(`deletedCourses/${courseId}`) !== null) throw new DeskRefusal(text.deleted);
  if (documents.get(`categories/${category ?? ''}`) === null) throw new DeskRefusal(text.category);
  const parent = subcategory === null ? null : documents.get(`categories/${subcategory}`)?.fields.parent;
  if (subcategory !== null && !(parent && 'stringValue' in parent && parent.stringValue === category))
    throw new DeskRefusal(text.category);
}
