import { type RefObject } from 'react';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { useNavigate } from '@lectern/shared/router';
import type { ListScope } from '@lectern/shared/search';
import { SuggestionList, type Suggestion } from '@lectern/shared/searchBox';
import { BookIcon, ClockIcon } from '@lectern/shared/ui';
import { listAnswer } from '../data/listAnswer';
import { suggestionWords } from '../text/suggestions.en';
import { useText } from '../text/useText';
import { coursePath } from './coursePath';
import { Marked } from './Marked';

const ALL: ListScope = {};
const MOST = 6;

/** `keep` remembers a search that was made, `ask` makes one again. */
type From = { typed: string; recent: readonly string[]; keep: (words: string) => void; ask: (words: string) => void };

/** What the search screen's box suggests, from the index in this page. `isUsed`: the box was pressed or typed into before this code had come. */
export function SearchSuggestions({ input, isUsed, ...from }: From & { input: RefObject<HTMLInputElement | null>; isUsed: boolean }) {
  const text = useText(suggestionWords);
  const isPast = from.typed.trim() === '';
  return <SuggestionList input={input} suggestions={useSuggestions(from)} startsOpen={isUsed} label={text.suggestions} heading={isPast ? text.recent : undefined} said={text.suggested} />;
}

/** The best courses for what is typed; before anything is, the searches made here lately. */
function useSuggestions({ typed, recent, keep, ask }: From): Suggestion[] {
  const navigate = useNavigate();
  const { backend } = useHost().config;
  const words = typed.trim();
  const { data } = useQuery({ ...listAnswer(backend, { words, scope: ALL, chosen: {}, sort: 'relevance', page: 1, limit: MOST }), enabled: words !== '' });
  if (words === '') return recent.map((past) => ({ id: past, icon: <ClockIcon />, words: past, choose: () => { keep(past); ask(past); } }));
  const terms = new Set(data?.terms);
  return (data?.courses ?? []).map((course) => ({
    id: course.id, icon: <BookIcon />, words: <Marked text={course.title} terms={terms} />, detail: course.teacherName,
    choose: () => {
      keep(words);
      void navigate(coursePath(course));
    },
  }));
}
