import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { BookCover, ClockIcon, CourseCover, icon, SearchIcon } from '../ui';
import { markedWords } from './markedWords';
import { listRecentSearches, saveRecentSearch } from './recentSearches';
import { SuggestionList } from './SuggestionList';
import * as styles from './SuggestionList.module.css';
import { searchBoxText } from './text/searchBox.en';
import type { Suggestion } from './useCombobox';
import { useSuggestedCourses, type SuggestedCourse } from './useSuggestedCourses';
import { useSuggestedPages, type SuggestedBook, type SuggestedCategory } from './useSuggestedPages';

/** The box, its value, and whether it was used before this code had loaded. */
export type SiteSuggestionsProps = {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (words: string) => void;
  startsOpen: boolean;
};

/**
 * Suggestions of the site's search boxes: courses, books and categories for the typed words, then all results; in an
 * empty box, recent searches.
 */
export function SiteSuggestions({ input, typed, onType, startsOpen }: SiteSuggestionsProps) {
  const text = useText(searchBoxText);
  const navigate = useNavigate();
  const { recent, save } = useSubmittedSearches(input);
  const words = typed.trim();
  const courses = useSuggestedCourses(words);
  const { books, categories } = useSuggestedPages(words);
  const search = (past: string) => (): void => {
    onType(past);
    save(past);
    void navigate(`/search?q=${encodeURIComponent(past)}`);
  };
  const open = (path: string) => (): void => {
    save(words);
    onType('');
    void navigate(path);
  };
  const found = [
    ...courses.map((one) => courseSuggestion(one, words, { group: text.courses, choose: open(coursePath(one)) })),
    ...books.map((one) => bookSuggestion(one, words, { group: text.books, choose: open(bookPath(one)) })),
    ...categories.map((one) => categorySuggestion(one, words, { group: text.categories, choose: open(one.path) })),
  ];
  const suggestions =
    words === ''
      ? recent.map((past) => recentSuggestion(past, search(past)))
      : [...found, ...(found.length > 0 ? [allResults(text.all(words), search(words))] : [])];
  return (
    <SuggestionList
      input={input}
      suggestions={suggestions}
      startsOpen={startsOpen || typed !== ''}
      label={text.label}
      heading={words === '' ? text.recent : undefined}
      announce={text.announce}
    />
  );
}

const recentSuggestion = (past: string, choose: () => void): Suggestion => ({
  id: past,
  icon: <ClockIcon />,
  words: past,
  choose,
});

const FolderIcon = /*#__PURE__*/ icon('M3.5 6h6l2 2.5h9V19h-17Z');

const coursePath = ({ slug, id }: SuggestedCourse): string => `/course/${slug}/${id}`;
const bookPath = ({ id }: SuggestedBook): string => `/books?${new URLSearchParams({ book: id }).toString()}`;

type Place = Pick<Suggestion, 'choose'> & { group: string };

/** Ids of different kinds may be the same. */
const courseSuggestion = (course: SuggestedCourse, typed: string, place: Place): Suggestion => ({
  ...place,
  id: `course ${course.id}`,
  icon: (
    <span className={styles.cover} aria-hidden="true">
      <CourseCover id={course.id} category={course.category} subcategory={course.subcategory} />
    </span>
  ),
  words: markedWords(course.title, typed),
  detail: course.teacherName,
});

const bookSuggestion = ({ id, title, authors, category }: SuggestedBook, typed: string, place: Place): Suggestion => ({
  ...place,
  id: `book ${id}`,
  icon: (
    <span className={styles.bookCover} aria-hidden="true">
      <BookCover id={id} category={category} title="" />
    </span>
  ),
  words: markedWords(title, typed),
  detail: authors,
});

const categorySuggestion = ({ path, name }: SuggestedCategory, typed: string, place: Place): Suggestion => ({
  ...place,
  id: path,
  icon: <FolderIcon />,
  words: markedWords(name, typed),
});

/** Nothing else has an empty id. */
const allResults = (words: string, choose: () => void): Suggestion => ({ id: '', icon: <SearchIcon />, words, choose });

/** Returns the recent searches of this device, and stores what the box's form submits. */
function useSubmittedSearches(input: RefObject<HTMLInputElement | null>) {
  const [recent, setRecent] = useState(listRecentSearches);
  const save = (searched: string): void => {
    saveRecentSearch(searched);
    setRecent(listRecentSearches());
  };
  const submit = useEffectEvent(save);
  useEffect(() => {
    const box = input.current;
    const listener = (): void => submit(box?.value ?? '');
    box?.form?.addEventListener('submit', listener);
    return () => box?.form?.removeEventListener('submit', listener);
  }, [input]);
  return { recent, save };
}
