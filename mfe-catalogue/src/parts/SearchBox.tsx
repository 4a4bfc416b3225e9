import { useRef, type SubmitEvent } from 'react';
import { SuggestionList, type Suggestion } from '@lectern/shared/searchBox';
import { Button, SearchIcon, TextField } from '@lectern/shared/ui';
import { searchWords } from '../text/search.en';
import { useText } from '../text/useText';
import styles from './SearchBox.module.css';

type Props = { value: string; onType: (value: string) => void; onSubmit: () => void; suggestions: readonly Suggestion[]; heading: string | undefined };

/** The search screen's own box: what it suggests comes from the index in this page. */
export function SearchBox({ value, onType, onSubmit, suggestions, heading }: Props) {
  const text = useText(searchWords);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form role="search" aria-label={text.label} className={styles.form} action="/search" onSubmit={submit}>
      <div className={styles.field}>
        <TextField
          ref={input} label={text.label} name="q" type="search" maxLength={200} autoComplete="off" autoCapitalize="none" spellCheck={false} enterKeyHint="search" value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        <SuggestionList input={input} suggestions={suggestions} label={text.suggestions} heading={heading} said={text.suggested} />
      </div>
      <Button type="submit" variant="accent" icon={<SearchIcon />}>{text.button}</Button>
    </form>
  );
}
