import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ClockIcon, CourseCover, SearchIcon } from '../ui';
import { markedWords } from './markedWords';
import { listRecentSearches, saveRecentSearch } from './recentSearches';
import { SuggestionList } from './SuggestionList';
import styles from './SuggestionList.module.css';
import { searchBoxText } from './text/searchBox.en';
import type { Suggestion } from './useCombobox';
import { useSuggestedCourses, type SuggestedCourse } from './useSuggestedCourses';

/** The box, its value, and whether it was used before this code had loaded. */
export type SiteSuggestionsProps = {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (words: string) => void;
  startsOpen: boolean;
};

/**
 * Suggestions of the site's search boxes: courses for the typed words, then all results; in an empty box, recent
 * searches.
 */
export function SiteSuggestions({ input, typed, onType, startsOpen }: SiteSuggestionsProps) {
  const text = useText(searchBoxText);
  const navigate = useNavigate();
  const { recent, save } = useSubmittedSearches(input);
  const words = typed.trim();
  const courses = useSuggestedCourses(words);
  const search = (past: string) => (): void => {
    onType(past);
    save(past);
    void navigate(`/search?q=${encodeURIComponent(past)}`);
  };
  const open = (slug: string, id: string) => (): void => {
    save(words);
    onType('');
    void navigate(`/course/${slug}/${id}`);
  };
  const suggestions =
    words === ''
      ? recent.map((past) => recentSuggestion(past, search(past)))
      : [
          ...courses.map((course) => courseSuggestion(course, words, open(course.slug, course.id))),
          ...(courses.length > 0 ? [allResults(text.all(words), search(words))] : []),
        ];
  return (
    <SuggestionList
      input={input}
      suggestions={suggestions}
      startsOpen={startsOpen || typed !== ''}
      label={text.label}
      heading={words === '' ? text.recent : text.courses}
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

const courseSuggestion = (course: SuggestedCourse, typed: string, choose: () => void): Suggestion => ({
  id: course.id,
  icon: (
    <span className={styles.cover} aria-hidden="true">
      <CourseCover id={course.id} category={course.category} subcategory={course.subcategory} />
    </span>
  ),
  words: markedWords(course.title, typed),
  detail: course.teacherName,
  choose,
});

/** No course has an empty id. */
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
