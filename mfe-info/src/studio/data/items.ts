import type { CourseDraft, DraftDetails, DraftLesson } from '@lectern/shared/domain';
import type { EditedContent } from '../lesson/contract';

/** The fields of an item. Plain data, never changed in place. */
export type Item = Readonly<Record<string, unknown>>;

/** Items by key: `details`, `section:<id>`, `lesson:<id>` (its entry) and `content:<id>` (its content). */
export type Items = Readonly<Record<string, Item>>;

/** Position of a lesson: one field, so that the section of one move is not merged with the position of another. */
type Place = Pick<DraftLesson, 'section' | 'position'>;

/** A lesson's entry as an item. */
export type LessonItem = Omit<DraftLesson, 'section' | 'position'> & { place: Place };

/** The draft as screens see it. `contents` holds the lessons that were opened. */
export type DraftView = Pick<CourseDraft, 'details' | 'sections' | 'lessons'> & {
  contents: Readonly<Record<string, EditedContent>>;
};

/** Returns the key of a section, a lesson's entry or a lesson's content. */
export const keyOf = <K extends 'section' | 'lesson' | 'content'>(kind: K, id: string): `${K}:${string}` =>
  `${kind}:${id}`;

/** Splits a key into its kind and its id; the id of the details is empty. */
export function splitKey(key: string): { kind: 'details' | 'section' | 'lesson' | 'content'; id: string } {
  const end = key.indexOf(':');
  if (end < 0) return { kind: 'details', id: '' };
  return { kind: key.slice(0, end) as 'section' | 'lesson' | 'content', id: key.slice(end + 1) };
}

/** Returns the entry of a lesson as an item. */
export const lessonItem = ({ section, position, ...lesson }: DraftLesson): LessonItem => ({
  ...lesson,
  place: { section, position },
});

const entryOf = ({ place, ...lesson }: LessonItem): DraftLesson => ({ ...place, ...lesson });

/** Returns the items of a draft, without contents. */
export function itemsOf({ details, sections, lessons }: Pick<CourseDraft, 'details' | 'sections' | 'lessons'>): Items {
  return {
    details,
    ...mapEntries(sections, (section, id) => [keyOf('section', id), section]),
    ...mapEntries(lessons, (lesson, id) => [keyOf('lesson', id), lessonItem(lesson)]),
  };
}

/** Items, and the draft that they describe. */
export type ShownItems = { items: Items; view: DraftView };

const NOTHING: ShownItems = {
  items: {},
  view: { details: {} as DraftDetails, sections: {}, lessons: {}, contents: {} },
};

/**
 * Returns the draft that items describe, made from an earlier one. Parts and entries that have not changed stay the
 * same objects, so that an edit costs no more than its own items, and renders no other rows.
 */
export function viewOf(items: Items, before: ShownItems = NOTHING): DraftView {
  const view: Record<string, unknown> = { ...before.view };
  const copies = new Set<string>();
  for (const key of changedKeys(before.items, items)) {
    const { kind, id } = splitKey(key);
    const item = items[key];
    if (kind === 'details') {
      view.details = item;
      continue;
    }
    const part = `${kind}s`;
    if (!copies.has(part)) view[part] = { ...(view[part] as object) };
    copies.add(part);
    const entries = view[part] as Record<string, unknown>;
    if (!item) Reflect.deleteProperty(entries, id);
    else entries[id] = kind === 'lesson' ? entryOf(item as LessonItem) : item;
  }
  return view as DraftView;
}

const changedKeys = (before: Items, items: Items): string[] => [
  ...Object.keys(items).filter((key) => items[key] !== before[key]),
  ...Object.keys(before).filter((key) => !items[key]),
];

const mapEntries = <T, R>(record: Readonly<Record<string, T>>, map: (value: T, name: string) => [string, R]) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => map(value, name)));
