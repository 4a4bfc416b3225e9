import type { SubmitEvent } from 'react';
import { IconButton, SearchIcon } from '@lectern/shared/ui';
import { useNavigate } from '@lectern/shared/router';
import { useText } from '../text/useText';
import classes from './SearchForm.module.css';

/** A search box that leads to `/search?q=…`. */
export function SearchForm({ look }: { look: 'header' | 'page' }) {
  const text = useText().header;
  const navigate = useNavigate();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = inputIn(event.currentTarget).value.trim();
    void navigate(words ? `/search?q=${encodeURIComponent(words)}` : '/search');
  };
  return (
    <form role="search" action="/search" className={classes.form} data-look={look} onSubmit={submit}>
      <input type="search" name="q" className={classes.input} aria-label={text.searchLabel} placeholder={text.searchPlaceholder} autoComplete="off" enterKeyHint="search" />
      <IconButton type="submit" size="small" label={text.search} icon={<SearchIcon />} className={classes.submit} />
    </form>
  );
}

function inputIn(form: HTMLFormElement): HTMLInputElement {
  return form.elements.namedItem('q') as HTMLInputElement;
}
