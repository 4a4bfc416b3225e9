import { draftOutline, type DraftLesson, type OutlineSection } from '@lectern/shared/domain';
import type { EditedContent } from '../lesson/contract';
import { keyOf, lessonItem, type DraftView, type Item } from './items';
import { firstPositions, positionBetween } from './positions';

/** New items by key, null for removed ones. */
export type Edit = Readonly<Record<string, Item | null>>;

/** A new id of a section or lesson. */
export const newId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 20);

/** A lesson without content. */
export const EMPTY_CONTENT: EditedContent = {
  video: null,
  poster: null,
  captions: [],
  chapters: [],
  body: '',
  resources: [],
};

type Entry = { id: string; position: string };

/**
 * Returns a position at `index` among the others, and new positions of the others when there is no room between two.
 */
function placeAt(others: readonly Entry[], index: number): { position: string; moved: Record<string, string> } {
  try {
    const position = positionBetween(others[index - 1]?.position ?? null, others[index]?.position ?? null);
    return { position, moved: {} };
  } catch {
    const positions = firstPositions(others.length + 1);
    const [position = ''] = positions.splice(index, 1);
    return { position, moved: Object.fromEntries(others.map(({ id }, at) => [id, positions[at] ?? position])) };
  }
}

function sectionMoves({ sections }: DraftView, moved: Record<string, string>): Edit {
  return Object.fromEntries(
    Object.entries(moved).map(([id, position]) => [keyOf('section', id), { ...sections[id], position }]),
  );
}

function lessonMoves({ lessons }: DraftView, moved: Record<string, string>): Edit {
  return Object.fromEntries(
    Object.entries(moved).flatMap(([id, position]) => {
      const lesson = lessons[id];
      return lesson ? [[keyOf('lesson', id), lessonItem({ ...lesson, position })]] : [];
    }),
  );
}

/** Adds a section at the end. */
export function addSection(view: DraftView, id: string, title: string): Edit {
  const sections = draftOutline(view);
  const { position, moved } = placeAt(sections, sections.length);
  return { ...sectionMoves(view, moved), [keyOf('section', id)]: { title, position } };
}

/** Moves a section so that `index` others stand before it. */
export function moveSection(view: DraftView, id: string, index: number): Edit {
  const others = draftOutline(view).filter((section) => section.id !== id);
  const { position, moved } = placeAt(others, index);
  return { ...sectionMoves(view, moved), [keyOf('section', id)]: { ...view.sections[id], position } };
}

const lessonsOf = (view: DraftView, sectionId: string): OutlineSection['lessons'] =>
  draftOutline(view).find(({ id }) => id === sectionId)?.lessons ?? [];

/** Adds an empty lesson at the end of a section. */
export function addLesson(view: DraftView, id: string, lesson: Pick<DraftLesson, 'section' | 'title' | 'kind'>): Edit {
  const others = lessonsOf(view, lesson.section);
  const { position, moved } = placeAt(others, others.length);
  const entry: DraftLesson = { ...lesson, position, durationSec: 0, preview: false, edited: 0 };
  return {
    ...lessonMoves(view, moved),
    [keyOf('lesson', id)]: lessonItem(entry),
    [keyOf('content', id)]: EMPTY_CONTENT,
  };
}

/** Moves a lesson into a section, so that `index` others stand before it. */
export function moveLesson(view: DraftView, id: string, section: string, index: number): Edit {
  const lesson = view.lessons[id];
  if (!lesson) return {};
  const others = lessonsOf(view, section).filter((other) => other.id !== id);
  const { position, moved } = placeAt(others, index);
  return { ...lessonMoves(view, moved), [keyOf('lesson', id)]: lessonItem({ ...lesson, section, position }) };
}

/** Copies a lesson and its content right behind it. */
export function duplicateLesson(view: DraftView, id: string, copy: { id: string; title: string }): Edit {
  const lesson = view.lessons[id];
  if (!lesson) return {};
  const others = lessonsOf(view, lesson.section);
  const { position, moved } = placeAt(others, others.findIndex((other) => other.id === id) + 1);
  const entry: DraftLesson = { ...lesson, position, title: copy.title, edited: 0 };
  return {
    ...lessonMoves(view, moved),
    [keyOf('lesson', copy.id)]: lessonItem(entry),
    [keyOf('content', copy.id)]: view.contents[id] ?? EMPTY_CONTENT,
  };
}

/** Removes a lesson. */
export const removeLesson = (id: string): Edit => ({ [keyOf('lesson', id)]: null, [keyOf('content', id)]: null });

/** Removes a section with its lessons. */
export function removeSection(view: DraftView, id: string): Edit {
  const lessons = lessonsOf(view, id).map((lesson) => removeLesson(lesson.id));
  return Object.assign({ [keyOf('section', id)]: null }, ...lessons) as Edit;
}

/** Returns the edit that undoes another one, made on the draft before it. */
export function undoOf(edit: Edit, items: Readonly<Record<string, Item>>): Edit {
  return Object.fromEntries(Object.keys(edit).map((key) => [key, items[key] ?? null]));
}
