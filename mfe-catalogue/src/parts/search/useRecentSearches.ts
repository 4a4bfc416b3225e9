import { useState } from 'react';
import { forgetRecentSearches, listRecentSearches, saveRecentSearch } from '@lectern/shared/searchBox';

/** Reads and changes the searches that this device remembers, newest first. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(listRecentSearches);
  return {
    recent,
    save: (words: string): void => {
      saveRecentSearch(words);
      setRecent(listRecentSearches());
    },
    clear: (): void => {
      forgetRecentSearches();
      setRecent([]);
    },
  };
}
