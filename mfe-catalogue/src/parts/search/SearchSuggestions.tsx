import type { RefObject } from 'react';
import { SuggestionList } from '@lectern/shared/searchBox';
import { ClockIcon } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { suggestionText } from '../../text/suggestions.en';

type Props = {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  recent: readonly string[];
  /** Stores a search as the newest. */
  save: (words: string) => void;
  /** Searches at once. */
  ask: (words: string) => void;
  /** The box was used before this code had loaded. */
  isUsed: boolean;
};

/** Recent searches, suggested while the box is empty. A typed query gets none: they would cover its results. */
export function SearchSuggestions({ input, isUsed, typed, recent, save, ask }: Props) {
  const text = useText(suggestionText);
  if (recent.length === 0) return null;
  const choose = (past: string): void => {
    save(past);
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
      announce={text.suggested}
    />
  );
}
