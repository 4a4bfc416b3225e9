import { useRef, useState, type RefObject, type ReactNode, type SubmitEvent } from 'react';
import { Button, SearchField, SearchIcon } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { searchText } from '../../text/search.en';
import * as styles from './SearchBox.module.css';

type Props = {
  value: string;
  onType: (value: string) => void;
  onSubmit: () => void;
  /** Called when the pointer or the focus reaches the box. */
  onApproach: () => void;
  /** Renders the suggestions; `isUsed` once the box was pressed or typed into. */
  suggestions: (input: RefObject<HTMLInputElement | null>, isUsed: boolean) => ReactNode;
};

/** Search box of the search screen. */
export function SearchBox({ value, onType, onSubmit, onApproach, suggestions }: Props) {
  const text = useText(searchText);
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit();
    // Hides the on-screen keyboard, which covers the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
  };
  return (
    <form
      role="search"
      aria-label={text.label}
      className={styles.form}
      action="/search"
      onSubmit={submit}
      onPointerEnter={onApproach}
      onFocus={onApproach}
    >
      <div className={styles.field} onPointerDown={() => setIsUsed(true)} onInput={() => setIsUsed(true)}>
        <SearchField ref={input} label={text.label} value={value} onType={onType} />
        {suggestions(input, isUsed)}
      </div>
      <Button type="submit" variant="accent" icon={<SearchIcon />}>
        {text.button}
      </Button>
    </form>
  );
}
