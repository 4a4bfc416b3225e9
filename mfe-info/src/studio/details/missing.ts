import type { DraftDetails } from '@lectern/shared/domain';

/** A detail that a course needs before its review. */
export type MissingDetail = 'title' | 'summary' | 'outcomes' | 'category' | 'cover';

/** Returns the details that are still missing, in the order of the form. A published course needs no new cover. */
export function missingDetails(
  { title, summary, outcomes, category, cover }: DraftDetails,
  isPublished: boolean,
): MissingDetail[] {
  const isMissing: Record<MissingDetail, boolean> = {
    title: title.trim().length < 3,
    summary: summary.trim() === '',
    outcomes: !outcomes.some((outcome) => outcome.trim() !== ''),
    category: category === null,
    cover: cover === null && !isPublished,
  };
  return (Object.keys(isMissing) as MissingDetail[]).filter((name) => isMissing[name]);
}
