import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from '@lectern/shared/router';
import { Button, SearchIcon, TextField } from '@lectern/shared/ui';
import styles from './SearchForm.module.css';

/** Asks for a search and goes to its results. */
export function SearchForm({ label, button, initial = '' }: { label: string; button: string; initial?: string }) {
  const [wanted, setWanted] = useState(initial);
  const navigate = useNavigate();
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void navigate(`/search?${new URLSearchParams({ q: wanted.trim() }).toString()}`);
  };
  return (
    <form role="search" aria-label={label} className={styles.form} action="/search" onSubmit={submit}>
      <TextField label={label} name="q" type="search" value={wanted} maxLength={200} autoComplete="off" onChange={(event) => setWanted(event.currentTarget.value)} />
      <Button type="submit" variant="accent" icon={<SearchIcon />}>{button}</Button>
    </form>
  );
}
