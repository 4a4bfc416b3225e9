import type { CourseDraft, DraftLesson, DraftSection } from './courseDraft';

/** A section of a draft with its id and its lessons, in order. */
export type OutlineSection = DraftSection & { id: string; lessons: (DraftLesson & { id: string })[] };

/** Returns the sections and lessons of a draft in order. A lesson whose section is missing joins the last one. */
export function draftOutline({ sections, lessons }: Pick<CourseDraft, 'sections' | 'lessons'>): OutlineSection[] {
  const outline = inOrder(sections).map((section) => ({ ...section, lessons: [] as OutlineSection['lessons'] }));
  const byId = new Map(outline.map((section) => [section.id, section]));
  for (const lesson of inOrder(lessons)) (byId.get(lesson.section) ?? outline.at(-1))?.lessons.push(lesson);
  return outline;
}

function inOrder<T extends { position: string }>(items: Readonly<Record<string, T>>): (T & { id: string })[] {
  return Object.entries(items)
    .map(([id, item]) => ({ ...item, id }))
    .sort((one, other) => compare(one.position, other.position) || compare(one.id, other.id));
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
