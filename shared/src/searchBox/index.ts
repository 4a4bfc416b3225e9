export { forgetRecentSearches, listRecentSearches, saveRecentSearch } from './recentSearches';
export { SuggestionList, type Suggestion, type SuggestionListProps } from './SuggestionList';
export { useSiteSuggestions, type DeferredSuggestions } from './useSiteSuggestions';
export { useTypedWords } from './useTypedWords';
