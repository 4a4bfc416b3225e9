import { isEqual } from './equal';
import { keyOf, splitKey, type Item, type Items, type LessonItem } from './items';
import { mergeItem, type Change } from './mergeItem';

/**
 * The unsent changes of one window, by the key of the changed item. `context` holds the lesson of changed content and
 * the section of a changed lesson: if another window has removed them meanwhile, they are restored from it.
 */
export type Patch = { changes: Readonly<Record<string, Change>>; context: Items };

export const NO_PATCH: Patch = { changes: {}, context: {} };

/** Returns the items with the changes of a patch. Content of a lesson that doesn't exist is left out. */
export function applyPatch(base: Items, { changes }: Patch): Items {
  const items: Record<string, Item> = { ...base };
  for (const [key, { mine }] of Object.entries(changes)) {
    if (mine) items[key] = mine;
    else Reflect.deleteProperty(items, key);
  }
  return items;
}

/** Returns `applyPatch(base, patch)`, computing only the items of `keys` again; the others are those of `items`. */
export function updateItems(items: Items, base: Items, patch: Patch, keys: readonly string[]): Items {
  const updated: Record<string, Item> = { ...items };
  for (const key of keys) {
    const item = itemOf(base, patch, key);
    if (item) updated[key] = item;
    else Reflect.deleteProperty(updated, key);
  }
  return updated;
}

/** Returns the patch after an edit: `next` has the new items by key, null for removed ones. */
export function editPatch(patch: Patch, base: Items, next: Readonly<Record<string, Item | null>>): Patch {
  const changes: Record<string, Change> = { ...patch.changes };
  const context: Record<string, Item> = { ...patch.context };
  for (const [key, mine] of Object.entries(next)) {
    const known = changes[key];
    const before = known ? known.base : (base[key] ?? null);
    // Removing a lesson removes its entry only. The document with its content stays: the lesson may be restored.
    const isDropped = mine === null && splitKey(key).kind === 'content';
    if (isDropped || (isEqual(mine, before) && !known?.sent)) Reflect.deleteProperty(changes, key);
    else changes[key] = { ...known, base: before, mine, choices: mine ? (known?.choices ?? []) : [] };
    if (mine)
      Object.assign(
        context,
        contextOf(key, mine, (name) => next[name] ?? itemOf(base, patch, name)),
      );
  }
  return { changes, context };
}

/** Returns one item of `applyPatch(base, patch)`. */
function itemOf(base: Items, { changes }: Patch, key: string): Item | null {
  const change = changes[key];
  return change ? change.mine : (base[key] ?? null);
}

/** Returns the lesson of content with its section, or the section of a lesson. */
function contextOf(key: string, item: Item, find: (key: string) => Item | null): Items {
  const { kind, id } = splitKey(key);
  const lessonKey = keyOf('lesson', id);
  const lesson = (kind === 'lesson' ? item : kind === 'content' ? find(lessonKey) : null) as LessonItem | null;
  if (!lesson) return {};
  const sectionKey = keyOf('section', lesson.place.section);
  const section = find(sectionKey);
  return { ...(kind === 'content' ? { [lessonKey]: lesson } : {}), ...(section ? { [sectionKey]: section } : {}) };
}

/**
 * Returns the patch rebased on `theirs`, the items that are now in the backend. Changes are merged field by field. A
 * lesson with unsent content, and the section of each lesson, are restored if another window has removed them.
 */
export function rebasePatch(patch: Patch, theirs: Items): Patch {
  const changes: Record<string, Change> = {};
  for (const [key, change] of Object.entries(patch.changes)) {
    const merged = mergeItem(change, theirs[key] ?? null);
    if (merged) changes[key] = merged;
  }
  restoreLessons(changes, theirs, patch.context);
  restoreSections(changes, theirs, patch.context);
  return { changes, context: Object.keys(changes).length === 0 ? {} : patch.context };
}

/** Returns the ids of changed lessons that were stored before: sending the patch restores those removed elsewhere. */
export const restorableLessons = ({ changes }: Patch): string[] =>
  Object.entries(changes).flatMap(([key, { base, mine }]) => {
    const { kind, id } = splitKey(key);
    return kind === 'lesson' && mine && (base ?? Number(mine.edited) > 0) ? [id] : [];
  });

/**
 * Returns the patch whose lessons name the given `revisions` of their content, by lesson id. A restored lesson must
 * name the content that is stored now: another window may have changed it before removing the lesson.
 */
export function withRevisions(patch: Patch, revisions: Readonly<Record<string, number>>): Patch {
  const changes: Record<string, Change> = { ...patch.changes };
  for (const [id, edited] of Object.entries(revisions)) {
    const change = changes[keyOf('lesson', id)];
    if (!change?.mine) continue;
    const { base, mine, ...rest } = change;
    changes[keyOf('lesson', id)] = { ...rest, base: base && { ...base, edited }, mine: { ...mine, edited } };
  }
  return { ...patch, changes };
}

function restoreLessons(changes: Record<string, Change>, theirs: Items, context: Items): void {
  for (const key of Object.keys(changes)) {
    const { kind, id } = splitKey(key);
    const lessonKey = keyOf('lesson', id);
    if (kind !== 'content' || theirs[lessonKey] || changes[lessonKey]) continue;
    const lesson = context[lessonKey];
    if (lesson) changes[lessonKey] = { base: null, mine: lesson, choices: [] };
  }
}

/** A section that still has lessons stays, whoever removed it. */
function restoreSections(changes: Record<string, Change>, theirs: Items, context: Items): void {
  const items = applyPatch(theirs, { changes, context });
  for (const [key, item] of Object.entries(items)) {
    if (splitKey(key).kind !== 'lesson') continue;
    const sectionKey = keyOf('section', (item as LessonItem).place.section);
    if (items[sectionKey] || changes[sectionKey]?.mine) continue;
    if (theirs[sectionKey]) Reflect.deleteProperty(changes, sectionKey);
    else changes[sectionKey] = { base: null, mine: context[sectionKey] ?? LOST_SECTION, choices: [] };
  }
}

/** Section for lessons whose section was removed and is in no context. It sorts last. */
const LOST_SECTION: Item = { title: '', position: 'zz' };

/** One field that two windows have changed: the teacher chooses between the two values. */
export type Choice = { key: string; field: string; mine: unknown; theirs: unknown };

/** Returns the open choices of a patch. */
export const choicesOf = ({ changes }: Patch): Choice[] =>
  Object.entries(changes).flatMap(([key, { base, mine, choices }]) =>
    choices.map((field) => ({ key, field, mine: mine?.[field], theirs: base?.[field] })),
  );

/** Returns the patch after a choice: this window's value is sent, or given up. */
export function choose(patch: Patch, { key, field }: Pick<Choice, 'key' | 'field'>, side: 'mine' | 'theirs'): Patch {
  const change = patch.changes[key];
  if (!change?.mine) return patch;
  const choices = change.choices.filter((name) => name !== field);
  const mine = side === 'mine' ? change.mine : { ...change.mine, [field]: change.base?.[field] };
  const changes: Record<string, Change> = { ...patch.changes, [key]: { ...change, mine, choices } };
  if (isEqual(mine, change.base)) Reflect.deleteProperty(changes, key);
  return { ...patch, changes };
}
