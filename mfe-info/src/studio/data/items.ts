import type { CourseDraft, DraftDetails, DraftLesson, DraftSection } from '@lectern/shared/domain';
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

const views = new WeakMap<Item, unknown>();

/** Returns the draft that items describe. Equal items give the same objects, so that their rows don't render again. */
export function viewOf(items: Items): DraftView {
  const sections: Record<string, DraftSection> = {};
  const lessons: Record<string, DraftLesson> = {};
  const contents: Record<string, EditedContent> = {};
  for (const [key, item] of Object.entries(items)) {
    const { kind, id } = splitKey(key);
    if (kind === 'section') sections[id] = item as DraftSection;
    else if (kind === 'lesson') lessons[id] = entryCache(item as LessonItem);
    else if (kind === 'content') contents[id] = item as EditedContent;
  }
  return { details: items.details as DraftDetails, sections, lessons, contents };
}

function entryCache(item: LessonItem): DraftLesson {
  const known = views.get(item) as DraftLesson | undefined;
  if (known) return known;
  const entry = entryOf(item);
  views.set(item, entry);
  return entry;
}

const mapEntries = <T, R>(record: Readonly<Record<string, T>>, map: (value: T, name: string) => [string, R]) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => map(value, name)));
