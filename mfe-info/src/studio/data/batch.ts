import type { CourseDraft } from '@lectern/shared/domain';
import type { DraftCommit } from './draftBackend';
import { keyOf, splitKey, viewOf, type Item, type Items, type LessonItem } from './items';
import type { Patch } from './patch';

/** Contents in one commit. Each is checked with the draft, and a request has a limit of bytes. */
const MAX_CONTENTS = 10;

/** One commit: the draft's items after it, and the contents that it writes. `keys` names the changes that it sends. */
export type Batch = { items: Items; contents: Readonly<Record<string, Item>>; keys: readonly string[] };

/**
 * Returns the next commit of a patch; null when nothing can be sent. Fields with an open choice keep the backend's
 * value. A new lesson is sent together with its content, never before it.
 */
export function nextBatch(base: Items, { changes }: Patch): Batch | null {
  const removed = (id: string): boolean => {
    const lesson = changes[keyOf('lesson', id)];
    return lesson ? lesson.mine === null : !base[keyOf('lesson', id)];
  };
  const contents: Record<string, Item> = {};
  const waiting = new Set<string>();
  const keys: string[] = [];
  const items: Record<string, Item> = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const { kind, id } = splitKey(key);
    const item = sendable(change);
    if (kind !== 'content' || item === null || removed(id) || item === change.base) continue;
    if (Object.keys(contents).length === MAX_CONTENTS) waiting.add(id);
    else {
      contents[id] = item;
      keys.push(key);
    }
  }
  for (const [key, change] of Object.entries(changes)) {
    const { kind, id } = splitKey(key);
    if (kind === 'content' || (change.base === null && waiting.has(id))) continue;
    const item = sendable(change);
    if (item === change.base) continue;
    keys.push(key);
    if (item) items[key] = item;
    else Reflect.deleteProperty(items, key);
  }
  return keys.length === 0 ? null : { items, contents, keys };
}

/** The item without open choices; the base itself when nothing else has changed. */
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

/** Returns the items with the revision of a commit: each written content is of that revision. */
export function stamped({ items, contents }: Batch, revision: number): Items {
  const stampedItems: Record<string, Item> = { ...items };
  for (const id of Object.keys(contents)) {
    const key = keyOf('lesson', id);
    const lesson = stampedItems[key] as LessonItem | undefined;
    if (lesson) stampedItems[key] = { ...lesson, edited: revision };
  }
  return stampedItems;
}
