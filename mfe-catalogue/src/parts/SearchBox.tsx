import { useId, useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Button, SearchIcon, TextField } from '@lectern/shared/ui';
import { searchWords } from '../text/search.en';
import { useText } from '../text/useText';
import styles from './SearchBox.module.css';

/** One line of what the box suggests: a course to open, or a search to make. */
export type Suggestion = { id: string; icon: ReactNode; words: ReactNode; detail?: string; choose: () => void };

type Props = { value: string; onType: (value: string) => void; onSubmit: () => void; suggestions: readonly Suggestion[] };

/** A search box with suggestions below: the arrow keys move through them, Enter takes one, Escape closes them. */
export function SearchBox({ value, onType, onSubmit, suggestions }: Props) {
  const text = useText(searchWords);
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const at = isShown && active < suggestions.length ? active : -1;
  const choose = (suggestion: Suggestion | undefined): void => {
    setIsOpen(false);
    setActive(-1);
    if (suggestion) suggestion.choose();
    else onSubmit();
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    choose(suggestions[at]);
  };
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && suggestions.length > 0) {
      event.preventDefault();
      setIsOpen(true);
      setActive(isShown ? nextOf(at, step, suggestions.length) : step === 1 ? 0 : suggestions.length - 1);
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
      setActive(-1);
    }
  };
  return (
    <form role="search" aria-label={text.label} className={styles.form} action="/search" onSubmit={submit}>
      <div className={styles.field} onBlur={() => setIsOpen(false)}>
        <TextField
          label={text.label} name="q" type="search" maxLength={200} autoComplete="off" autoCapitalize="none" spellCheck={false} enterKeyHint="search" value={value}
          role="combobox" aria-autocomplete="list" aria-expanded={isShown} aria-controls={listId} aria-activedescendant={at >= 0 ? `${listId}-${String(at)}` : undefined}
          onChange={(event) => {
            onType(event.currentTarget.value);
            setIsOpen(true);
            setActive(-1);
          }}
          onClick={() => setIsOpen(true)} onKeyDown={press}
        />
        <ul id={listId} role="listbox" aria-label={text.suggestions} className={styles.list} hidden={!isShown}>
          {isShown && suggestions.map((suggestion, index) => (
            <li
              key={suggestion.id} id={`${listId}-${String(index)}`} role="option" aria-selected={index === at} className={styles.option}
              onPointerDown={(event) => event.preventDefault()} onClick={() => choose(suggestion)}
            >
              {suggestion.icon}
              <span>{suggestion.words}{suggestion.detail && <small>{suggestion.detail}</small>}</span>
            </li>
          ))}
        </ul>
      </div>
      <Button type="submit" variant="accent" icon={<SearchIcon />}>{text.button}</Button>
    </form>
  );
}

/** The next place of a list that goes round; between its end and its start nothing is chosen. */
function nextOf(at: number, step: number, length: number): number {
  const next = at + step;
  return next < -1 ? length - 1 : next >= length ? -1 : next;
}
