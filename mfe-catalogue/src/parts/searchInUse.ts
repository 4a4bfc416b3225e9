/** What the search screen shows once somebody searches: one file to load. */
export { SearchResults } from './SearchResults';
export { SearchSuggestions } from './SearchSuggestions';
