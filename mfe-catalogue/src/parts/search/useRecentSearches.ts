import { useSyncExternalStore } from 'react';
import { forgetRecentSearches, listRecentSearches, saveRecentSearch } from '@lectern/shared/searchBox';

const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let recent: readonly string[] | null = null;

function change(act: () => void): void {
  act();
  recent = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // Another page of this device may have searched by the next visit.
    recent = null;
  };
}

const getSnapshot = (): readonly string[] => (recent ??= listRecentSearches());

/** Reads and changes the searches that this device remembers, newest first. A rendered page has none at first. */
export function useRecentSearches() {
  return {
    recent: useSyncExternalStore(subscribe, getSnapshot, () => NONE),
    save: (words: string): void => change(() => saveRecentSearch(words)),
    clear: (): void => change(forgetRecentSearches),
  };
}
