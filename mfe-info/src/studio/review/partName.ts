import type { CourseDraft } from '@lectern/shared/domain';
import { textOf } from '@lectern/shared/text';
import { reviewText } from '../../text/review.en';

type Named = Pick<CourseDraft, 'sections' | 'lessons'>;

/** Returns the name of a part of a draft (`details.title`, `section.<id>`, `lesson.<id>`) for people. */
export function partName(part: string, { sections, lessons }: Named): string {
  const text = textOf(reviewText);
  const [kind, id] = splitPart(part);
  if (kind === 'details') return text.parts.field(id);
  const found = kind === 'section' ? sections[id] : lessons[id];
  if (!found) return text.parts.removed;
  return found.title || text.untitled;
}

/** Returns the address of a part in the studio of its course. */
export function partAddress(courseId: string, part: string): { search: string } {
  const [kind, id] = splitPart(part);
  const isDetail = kind === 'details' && id !== 'outline';
  const query = new URLSearchParams({ course: courseId, part: isDetail ? 'details' : 'outline' });
  if (kind === 'lesson') query.set('lesson', id);
  return { search: query.toString() };
}

function splitPart(part: string): [kind: string, id: string] {
  const dot = part.indexOf('.');
  return [part.slice(0, dot), part.slice(dot + 1)];
}
