import { useRef, useState, type SubmitEvent } from 'react';
import { useNavigate } from '@lectern/shared/router';
import { useSiteSuggestions } from '@lectern/shared/searchBox';
import { Button, SearchField, SearchIcon } from '@lectern/shared/ui';
import * as styles from './SearchForm.module.css';

/** Search form that opens the search screen; suggests courses once it is used. */
export function SearchForm({ label, button }: { label: string; button: string }) {
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { prepare, Suggestions, isPressed } = useSiteSuggestions();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void navigate(`/search?${new URLSearchParams({ q: typed.trim() }).toString()}`);
  };
  return (
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      action="/search"
      onSubmit={submit}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    >
      <div className={styles.field}>
        <SearchField ref={input} label={label} value={typed} onType={setTyped} />
        {Suggestions && <Suggestions input={input} typed={typed} onType={setTyped} startsOpen={isPressed} />}
      </div>
      <Button type="submit" variant="accent" icon={<SearchIcon />}>
        {button}
      </Button>
    </form>
  );
}
