import { useRef, useState, type SubmitEvent } from 'react';
import { IconButton, SearchIcon } from '@lectern/shared/ui';
import { useNavigate } from '@lectern/shared/router';
import { useSiteSuggestions } from '@lectern/shared/searchBox';
import { useText } from '../text/useText';
import classes from './SearchForm.module.css';

/**
 * A search box that leads to `/search?q=…`. It suggests once it is used; where the code for that does not come, it is a
 * box.
 */
export function SearchForm({ look }: { look: 'header' | 'page' }) {
  const text = useText().header;
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { Suggestions, prepare, isPressed } = useSiteSuggestions();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = typed.trim();
    void navigate(words ? `/search?q=${encodeURIComponent(words)}` : '/search');
  };
  return (
    <form
      role="search"
      aria-label={text.searchLabel}
      action="/search"
      className={classes.form}
      data-look={look}
      onSubmit={submit}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    >
      <input
        ref={input}
        type="search"
        name="q"
        className={classes.input}
        aria-label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <IconButton type="submit" size="small" label={text.search} icon={<SearchIcon />} className={classes.submit} />
      {Suggestions && <Suggestions input={input} typed={typed} onType={setTyped} startsOpen={isPressed} />}
    </form>
  );
}
