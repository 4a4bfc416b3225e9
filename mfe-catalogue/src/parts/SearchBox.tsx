import { useRef, useState, type RefObject, type ReactNode, type SubmitEvent } from 'react';
import { Button, SearchField, SearchIcon } from '@lectern/shared/ui';
import { searchWords } from '../text/search.en';
import { useText } from '../text/useText';
import styles from './SearchBox.module.css';

type Props = {
  value: string;
  onType: (value: string) => void;
  onSubmit: () => void;
  /** Called when somebody seems to be about to use the box. */
  onApproach: () => void;
  /** What it suggests; `isUsed` once it was pressed or typed into. */
  suggestions: (input: RefObject<HTMLInputElement | null>, isUsed: boolean) => ReactNode;
};

/** The search screen's own box. */
export function SearchBox({ value, onType, onSubmit, onApproach, suggestions }: Props) {
  const text = useText(searchWords);
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit();
    // A keyboard on the glass gives way to what it found.
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
