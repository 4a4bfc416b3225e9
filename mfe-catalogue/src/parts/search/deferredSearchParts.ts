/** Parts of the search screen that only a search needs: one chunk. */
export { SearchResults } from './SearchResults';
export { SearchSuggestions } from './SearchSuggestions';
