import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from '@lectern/shared/router';
import { useSiteSuggestions } from '@lectern/shared/searchBox';
import { useText } from '@lectern/shared/text';
import { IconButton, SearchIcon } from '@lectern/shared/ui';
import { shellText } from '../../text/shell.en';
import * as styles from './SearchForm.module.css';

const INPUT = {
  type: 'search',
  name: 'q',
  autoComplete: 'off',
  autoCapitalize: 'none',
  spellCheck: false,
  maxLength: 200,
  enterKeyHint: 'search',
} as const;

/**
 * Search box that leads to `/search?q=…`. Suggestions load when the visitor first uses it; without them it still
 * searches.
 */
export function SearchForm({ look }: { look: 'header' | 'page' }) {
  const text = useText(shellText).header;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { Suggestions, prepare, isPressed } = useSiteSuggestions();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(searchPath(typed.trim()));
  };
  return (
    <form
      role="search"
      aria-label={text.searchLabel}
      action="/search"
      className={styles.form}
      data-look={look}
      onSubmit={submit}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    >
      <input
        {...INPUT}
        ref={input}
        className={styles.input}
        aria-label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <IconButton type="submit" size="small" label={text.search} icon={<SearchIcon />} className={styles.submit} />
      {Suggestions && <Suggestions input={input} typed={typed} onType={setTyped} startsOpen={isPressed} />}
    </form>
  );
}

function searchPath(query: string): string {
  return query ? `/search?q=${encodeURIComponent(query)}` : '/search';
}
