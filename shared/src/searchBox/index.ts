export { forgetRecentSearches, listRecentSearches, saveRecentSearch } from './recentSearches';
export { SuggestionList, type SuggestionListProps } from './SuggestionList';
export type { Suggestion } from './useCombobox';
export { useSiteSuggestions, type DeferredSuggestions } from './useSiteSuggestions';
export { useTypedWords } from './useTypedWords';
