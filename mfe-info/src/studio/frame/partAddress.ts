/** The parts of the studio of a course, in the order of the menu. */
export const STUDIO_PART_NAMES = [
  'outline',
  'details',
  'preview',
  'review',
  'questions',
  'figures',
  'transfer',
] as const;

/** A part of the studio of a course. */
export type StudioPart = (typeof STUDIO_PART_NAMES)[number];

/** Returns the address of a part of a course, or of one of its lessons. */
export function partAddress(courseId: string, part: StudioPart, lesson?: string): { search: string } {
  const query = new URLSearchParams({ course: courseId, part });
  if (lesson !== undefined) query.set('lesson', lesson);
  return { search: query.toString() };
}
