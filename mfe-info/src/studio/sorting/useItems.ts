import { useState } from 'react';

/** An entry of an edited list. `key` is stable while the list is open, and belongs to no document. */
export type Keyed<T> = T & { key: string };

let count = 0;
/** Returns a key that no other entry of this page has. */
const newKey = (): string => `item-${String((count += 1))}`;

/** Adds a key to an entry. */
export const keyed = <T extends object>(item: T): Keyed<T> => ({ ...item, key: newKey() });

/** A deleted entry with its former position. */
type Deleted<T> = { item: Keyed<T>; index: number };

/** Operations on an edited list: all call `onChange` with the whole new list. */
export function useItems<T extends object>(items: readonly Keyed<T>[], onChange: (items: Keyed<T>[]) => void) {
  const [deleted, setDeleted] = useState<Deleted<T> | null>(null);
  const [restored, setRestored] = useState<string | null>(null);
  const insert = (index: number, item: Keyed<T>): void =>
    onChange([...items.slice(0, index), item, ...items.slice(index)]);
  const undo = (): void => {
    if (deleted) insert(Math.min(deleted.index, items.length), deleted.item);
    setRestored(deleted?.item.key ?? null);
    setDeleted(null);
  };
  return {
    deleted: deleted?.item ?? null,
    /** Position that the deleted entry had; null without one. */
    deletedFrom: deleted?.index ?? null,
    /** Key of the entry that `undo` brought back last. */
    restored,
    change: (next: Keyed<T>) => onChange(items.map((item) => (item.key === next.key ? next : item))),
    /** Returns the key of the new entry. */
    add: (item: T): string => {
      const added = keyed(item);
      insert(items.length, added);
      return added.key;
    },
    insertAfter: (key: string, item: T): void => insert(items.findIndex((entry) => entry.key === key) + 1, keyed(item)),
    remove: (key: string): void => {
      const index = items.findIndex((item) => item.key === key);
      const item = items[index];
      if (!item) return;
      setDeleted({ item, index });
      onChange(items.filter((entry) => entry !== item));
    },
    undo,
    /** Properties of UndoDelete, beside the name of the deleted entry. */
    deletion: { id: deleted?.item.key, onUndo: undo },
    move: (from: number, to: number): void => {
      const next = items.slice();
      next.splice(to, 0, ...next.splice(from, 1));
      onChange(next);
    },
  };
}
