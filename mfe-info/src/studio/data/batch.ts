import type { CourseDraft } from '@lectern/shared/domain';
import type { DraftCommit } from './draftBackend';
import { keyOf, splitKey, viewOf, type Item, type Items, type LessonItem } from './items';
import type { Patch } from './patch';

/** Most contents in one commit. The rules check each against the draft, and the size of a request is limited. */
const MAX_CONTENTS = 10;

/**
 * One commit: the items of the draft after it, and the contents that it writes, by lesson. `keys` are those of the
 * changes that it sends.
 */
export type Batch = { items: Items; contents: Readonly<Record<string, Item>>; keys: readonly string[] };

/**
 * Returns the next commit of a patch; null when nothing can be sent. Fields with an open choice keep the backend's
 * value. A new lesson is sent together with its content, never before it.
 */
export function nextBatch(base: Items, { changes }: Patch): Batch | null {
  const { contents, postponed } = nextContents(base, changes);
  const keys: string[] = Object.keys(contents).map((id) => keyOf('content', id));
  const items: Record<string, Item> = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const { kind, id } = splitKey(key);
    const isNew = change.base === null;
    if (kind === 'content' || (isNew && postponed.has(id))) continue;
    const item = sendable(change);
    if (item === change.base) continue;
    keys.push(key);
    if (item) items[key] = item;
    else Reflect.deleteProperty(items, key);
  }
  return keys.length === 0 ? null : { items, contents, keys };
}

/** Returns the changed contents that fit into one commit, by lesson, and the lessons whose content has to wait. */
function nextContents(
  base: Items,
  changes: Patch['changes'],
): { contents: Record<string, Item>; postponed: ReadonlySet<string> } {
  const isRemoved = (id: string): boolean => {
    const lesson = changes[keyOf('lesson', id)];
    return lesson ? lesson.mine === null : !base[keyOf('lesson', id)];
  };
  const contents: Record<string, Item> = {};
  const postponed = new Set<string>();
  for (const [key, change] of Object.entries(changes)) {
    const { kind, id } = splitKey(key);
    const item = sendable(change);
    if (kind !== 'content' || item === null || isRemoved(id) || item === change.base) continue;
    if (Object.keys(contents).length === MAX_CONTENTS) postponed.add(id);
    else contents[id] = item;
  }
  return { contents, postponed };
}

/**
 * Returns a changed item as it can be sent: fields with an open choice keep the value of the base. Returns the base
 * itself when nothing else has changed, and null for a removed item.
 */
function sendable({ base, mine, choices }: Patch['changes'][string]): Item | null {
  if (mine === null || choices.length === 0) return mine;
  const item = { ...mine };
  for (const field of choices) item[field] = base?.[field];
  const isChanged = Object.keys(item).some((name) => item[name] !== base?.[name]);
  return isChanged ? item : base;
}

/**
 * Returns the part of a draft that a commit has to write, to turn the items in the backend into `items`. Only a removal
 * needs the whole draft: a merged commit can't remove an entry.
 */
export function draftChanges(base: Items, items: Items): Pick<DraftCommit, 'merge' | keyof DraftParts> {
  const isRemoval = Object.keys(base).some((key) => splitKey(key).kind !== 'content' && !items[key]);
  if (isRemoval) return { ...partsOf(items), merge: false };
  return {
    ...partsOf(Object.fromEntries(Object.entries(items).filter(([key, item]) => item !== base[key]))),
    merge: true,
  };
}

type DraftParts = Pick<CourseDraft, 'details' | 'sections' | 'lessons'>;

/** The draft that items describe, without parts that have none: merging an empty map would write it. */
function partsOf(items: Items): Partial<DraftParts> {
  const { details, sections, lessons } = viewOf(items);
  return {
    ...(items.details ? { details } : {}),
    ...(Object.keys(sections).length > 0 ? { sections } : {}),
    ...(Object.keys(lessons).length > 0 ? { lessons } : {}),
  };
}

/** Returns the items after a commit: lessons whose content it wrote name its revision as their last edit. */
export function stamped({ items, contents }: Batch, revision: number): Items {
  const stampedItems: Record<string, Item> = { ...items };
  for (const id of Object.keys(contents)) {
    const key = keyOf('lesson', id);
    const lesson = stampedItems[key] as LessonItem | undefined;
    if (lesson) stampedItems[key] = { ...lesson, edited: revision };
  }
  return stampedItems;
}
