import { mergeChanges } from '@lectern/shared/sync';
import { isEqual } from './equal';
import type { Item } from './items';

/**
 * An unsent change of an item. `base` is the item in the backend that the change was made on, null for a new item;
 * `mine` is the item now, null for a removed one. `sent` is the last one sent whose outcome is unknown. `choices` names
 * the fields that another window has changed as well: they aren't sent until the teacher has chosen.
 */
export type Change = { base: Item | null; mine: Item | null; sent?: Item | null; choices: readonly string[] };

/**
 * Merges a change with the item that is now in the backend (three ways, field by field). Returns the change that
 * remains to be sent on top of `theirs`; null when nothing remains. An edit wins over a removal: nothing typed is lost.
 */
export function mergeItem(change: Change, theirs: Item | null): Change | null {
  const { mine } = change;
  if (mine === null) return mergeRemoval(change, theirs);
  if (theirs === null) {
    // Removed elsewhere. What was only sent again, and not changed since, stays removed.
    return change.base !== null && isEqual(mine, change.base) ? null : { base: null, mine, choices: [] };
  }
  return mergeFields(change, mine, theirs);
}

function mergeRemoval({ base, sent }: Change, theirs: Item | null): Change | null {
  if (theirs === null) return null;
  return isEqual(theirs, base) || isEqual(theirs, sent) ? { base: theirs, mine: null, choices: [] } : null;
}

function mergeFields(change: Change, mine: Item, theirs: Item): Change | null {
  const merged: Record<string, unknown> = {};
  const choices: string[] = [];
  for (const field of Object.keys({ ...theirs, ...mine })) {
    const base = baseOf(change, field, theirs);
    const { value, needsChoice } = mergeField(field, base, mine[field], theirs[field], change.choices.includes(field));
    merged[field] = value;
    if (needsChoice) choices.push(field);
  }
  return isEqual(merged, theirs) ? null : { base: theirs, mine: merged, choices };
}

/** The value that `theirs` is compared with: what this window sent counts as its own, although no answer came. */
const baseOf = ({ base, sent }: Change, field: string, theirs: Item): unknown =>
  sent && isEqual(theirs[field], sent[field]) ? theirs[field] : base?.[field];

/** Lists of a lesson whose entries have a key of their own, and are merged entry by entry. */
const LIST_KEYS: Record<string, (entry: Record<string, unknown>) => string> = {
  captions: ({ language, kind }) => `${String(language)} ${String(kind)}`,
  chapters: ({ startSec }) => String(startSec),
  resources: ({ path }) => String(path),
};

/** Fields that are measured or positions: the last change counts, there is nothing to choose. */
const LAST_COUNTS = new Set(['place', 'position', 'durationSec']);

/** The revision of a content is the backend's to tell. */
const BACKEND_FIELD = 'edited';

function mergeField(field: string, base: unknown, mine: unknown, theirs: unknown, isOpen: boolean) {
  const taken = (value: unknown) => ({ value, needsChoice: false });
  if (isEqual(mine, theirs) || field === BACKEND_FIELD) return taken(theirs);
  if (isOpen) return { value: mine, needsChoice: true };
  if (isEqual(mine, base)) return taken(theirs);
  if (isEqual(theirs, base) || LAST_COUNTS.has(field)) return taken(mine);
  return mergeLists(field, base, mine, theirs) ?? { value: mine, needsChoice: true };
}

type Entry = Record<string, unknown>;

function mergeLists(field: string, base: unknown, mine: unknown, theirs: unknown) {
  const entryKey = LIST_KEYS[field];
  if (!entryKey || !Array.isArray(base) || !Array.isArray(mine) || !Array.isArray(theirs)) return null;
  const [before, own, remote] = [base, mine, theirs].map(
    (list) => new Map((list as Entry[]).map((entry) => [entryKey(entry), entry])),
  ) as [Map<string, Entry>, Map<string, Entry>, Map<string, Entry>];
  const changed = (side: Map<string, Entry>) => (key: string) => !isEqual(side.get(key), before.get(key));
  const keys = [...new Set([...before.keys(), ...own.keys(), ...remote.keys()])];
  const clash = keys.some(
    (key) => changed(own)(key) && changed(remote)(key) && !isEqual(own.get(key), remote.get(key)),
  );
  const isKeyed = own.size === mine.length && remote.size === theirs.length;
  if (clash || !isKeyed) return null;
  return { value: mergeChanges(base as Entry[], mine as Entry[], theirs as Entry[], entryKey), needsChoice: false };
}
