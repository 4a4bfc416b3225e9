import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useNavigate } from '@lectern/shared/router';
import { BookIcon, ClockIcon } from '../ui';
import { listRecentSearches, saveRecentSearch } from './recentSearches';
import { SuggestionList, type Suggestion } from './SuggestionList';
import { searchBoxText as text } from './text';
import { useSuggestedCourses } from './useSuggestedCourses';

/** The box, what is typed into it, and whether it was pressed before this code had come. */
export type SiteSuggestionsProps = {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onType: (words: string) => void;
  startsOpen: boolean;
};

/**
 * What the site's search boxes suggest: courses for what is typed; before anything is, the searches made on this device
 * lately.
 */
export function SiteSuggestions({ input, typed, onType, startsOpen }: SiteSuggestionsProps) {
  const navigate = useNavigate();
  const [recent, setRecent] = useState(listRecentSearches);
  const words = typed.trim();
  const courses = useSuggestedCourses(words);
  const remember = (searched: string): void => {
    saveRecentSearch(searched);
    setRecent(listRecentSearches());
  };
  const search = (past: string): void => {
    remember(past);
    void navigate(`/search?q=${encodeURIComponent(past)}`);
  };
  const keep = useEffectEvent(remember);
  useEffect(() => {
    const box = input.current;
    const listener = (): void => keep(box?.value ?? '');
    box?.form?.addEventListener('submit', listener);
    return () => box?.form?.removeEventListener('submit', listener);
  }, [input]);
  const suggestions: Suggestion[] =
    words === ''
      ? recent.map((past) => ({
          id: past,
          icon: <ClockIcon />,
          words: past,
          choose: () => {
            onType(past);
            search(past);
          },
        }))
      : courses.map(({ id, slug, title, teacherName }) => ({
          id,
          icon: <BookIcon />,
          words: title,
          detail: teacherName,
          choose: () => {
            remember(words);
            onType('');
            void navigate(`/course/${slug}/${id}`);
          },
        }));
  return (
    <SuggestionList
      input={input}
      suggestions={suggestions}
      startsOpen={startsOpen || typed !== ''}
      label={text.label}
      heading={words === '' ? text.recent : undefined}
      said={text.said}
    />
  );
}
