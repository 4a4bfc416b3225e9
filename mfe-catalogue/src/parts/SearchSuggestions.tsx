import { type RefObject } from 'react';
import { SuggestionList } from '@lectern/shared/searchBox';
import { ClockIcon } from '@lectern/shared/ui';
import { suggestionWords } from '../text/suggestions.en';
import { useText } from '../text/useText';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  recent: readonly string[];
  /** Remembers a search that was made. */
  keep: (words: string) => void;
  /** Makes one again. */
  ask: (words: string) => void;
  /** The box was pressed or typed into before this code had come. */
  isUsed: boolean;
};

/**
 * What the search screen's box suggests before anything is typed: the searches made here lately. The courses for what
 * is typed stand below it, with nothing over them.
 */
export function SearchSuggestions({ input, isUsed, typed, recent, keep, ask }: Props) {
  const text = useText(suggestionWords);
  if (recent.length === 0) return null;
  const choose = (past: string): void => {
    keep(past);
    ask(past);
  };
  const suggestions =
    typed.trim() === ''
      ? recent.map((past) => ({ id: past, icon: <ClockIcon />, words: past, choose: () => choose(past) }))
      : [];
  return (
    <SuggestionList
      input={input}
      suggestions={suggestions}
      startsOpen={isUsed}
      label={text.suggestions}
      heading={text.recent}
      said={text.suggested}
    />
  );
}
