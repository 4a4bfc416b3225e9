import { translatable } from '@lectern/shared/translations';

/** Texts of a course's outline in the studio. */
export const studioOutlineText = translatable('studioOutline', (format) => ({
  title: 'Outline',
  lead: (sections: number, lessons: number) =>
    `${format.count(sections, { one: 'section', other: 'sections' })}, ` +
    format.count(lessons, { one: 'lesson', other: 'lessons' }),
  empty: 'Start with a section',
  emptyBody: 'Sections group lessons. A short course may have only one.',
  addSection: 'Add section',
  newSection: (number: number) => `Section ${format.number(number)}`,
  addLesson: 'Add lesson',
  addLessonTo: (section: string) => `Add a lesson to “${section}”`,
  newLesson: { video: 'New video', text: 'New text', quiz: 'New quiz', pen: 'New code lesson' },
  kinds: { video: 'Video', text: 'Text', quiz: 'Quiz', pen: 'Code' },
  section: (number: number) => `Title of section ${format.number(number)}`,
  lesson: (number: number, section: number) =>
    `Title of lesson ${format.number(number)} in section ${format.number(section)}`,
  noLessons: 'No lessons yet.',
  full: (max: number) => `A course has at most ${format.number(max)} lessons.`,
  open: (title: string) => `Edit “${title}”`,
  edit: 'Edit',
  duplicate: (title: string) => `Duplicate “${title}”`,
  duplicated: (title: string) => `“${title}” was duplicated`,
  duplicateFailed: (reason: string) => `The lesson could not be duplicated. ${reason}`,
  copyOf: (title: string) => `${title} (copy)`,
  remove: (title: string) => `Delete “${title}”`,
  removed: (title: string) => `“${title}” was deleted`,
  undo: 'Undo',
  undone: (title: string) => `“${title}” was restored`,
  preview: 'Free preview',
  required: 'Enter a title',
  move: (title: string) => `Move “${title}”`,
  help:
    'Drag a handle, or click it for buttons that move the row. With the keyboard: press Space on a handle, move with ' +
    'the arrow keys, and press Space again. Escape puts it back.',
  grabbed: (title: string, place: string) => `“${title}” grabbed, ${place}. Move it with the arrow keys.`,
  moved: (title: string, place: string) => `“${title}” moved: ${place}`,
  dropped: (title: string, place: string) => `“${title}” dropped, ${place}`,
  cancelled: (title: string, place: string) => `“${title}” is back in its place, ${place}`,
  edge: 'It can’t move any further.',
  place: (index: number, count: number) => `${format.number(index)} of ${format.number(count)}`,
  placeIn: (index: number, count: number, section: string) =>
    `${format.number(index)} of ${format.number(count)} in “${section}”`,
}));
