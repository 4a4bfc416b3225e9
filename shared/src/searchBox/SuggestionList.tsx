import { useEffect, useEffectEvent, useId, useState, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../ui';
import classes from './SuggestionList.module.css';

/**
 * One line of what a search box suggests: a course to open, or a search to make. `words` is what it says, `detail` a
 * second line.
 */
export type Suggestion = { id: string; icon: ReactNode; words: ReactNode; detail?: string; choose: () => void };

export type SuggestionListProps = {
  /** The box to suggest for. It lies in an element that this list is placed below. */
  input: RefObject<HTMLInputElement | null>;
  suggestions: readonly Suggestion[];
  /** The name of the list for screen readers. */
  label: string;
  /** Stands above the suggestions, such as "Your recent searches". */
  heading?: string | undefined;
  /** How the number of suggestions is said. */
  said: (count: number) => string;
  /** The list is open from its first moment: for a box that was pressed, or typed into, before this code had come. */
  startsOpen?: boolean;
};

const HEARD = ['input', 'click', 'keydown', 'blur'] as const;

/**
 * Makes a plain search box a combobox, and gives it back as it was. The arrow keys move through the suggestions, Home
 * and End to the first and the last, Enter takes one, Escape closes them. Without this code the box is a box. Source:
 * ARIA Authoring Practices, "Combobox", list autocomplete with manual selection.
 */
export function SuggestionList({ input, suggestions, label, heading, said, startsOpen = false }: SuggestionListProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isShown = isOpen && suggestions.length > 0;
  const at = isShown ? suggestions.findIndex(({ id }) => id === activeId) : -1;
  const optionId = (index: number): string => `${listId}-${String(index)}`;
  const moveTo = (index: number): void => {
    setIsOpen(true);
    setActiveId(suggestions[index]?.id ?? null);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const close = (): void => {
    setIsOpen(false);
    setActiveId(null);
  };
  const choose = (suggestion: Suggestion): void => {
    close();
    suggestion.choose();
  };
  const press = (event: KeyboardEvent): void => {
    // While an input method composes a word, the keys are its own.
    if (event.isComposing) return;
    const step = stepOf(event, { at, last: suggestions.length - 1, isShown });
    if (step === null) return;
    if (step.isTaken) event.preventDefault();
    const chosen = suggestions[at];
    if (step.to === 'choose' && chosen) choose(chosen);
    else if (step.to === 'close') close();
    else if (step.to === 'open') setIsOpen(true);
    else if (step.to === 'text') setActiveId(null);
    else if (typeof step.to === 'number') moveTo(step.to);
  };
  const hear = useEffectEvent((event: Event) => {
    if (event.type === 'keydown') press(event as KeyboardEvent);
    else if (event.type === 'blur') close();
    else if (event.type === 'click') setIsOpen(true);
    else {
      setIsOpen(true);
      setActiveId(null);
    }
  });
  useEffect(() => {
    const box = input.current;
    const listener = (event: Event): void => hear(event);
    for (const type of HEARD) box?.addEventListener(type, listener);
    return () => HEARD.forEach((type) => box?.removeEventListener(type, listener));
  }, [input]);
  useTies(input, { listId, isShown, activeId: at >= 0 ? optionId(at) : null });
  return (
    <>
      <div className={classes.popup} hidden={!isShown}>
        {isShown && heading && (
          <p className={classes.heading} aria-hidden="true">
            {heading}
          </p>
        )}
        <ul id={listId} role="listbox" aria-label={label} className={classes.list}>
          {isShown &&
            suggestions.map((suggestion, index) => (
              <li
                key={suggestion.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === at}
                className={classes.option}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                {suggestion.icon}
                <span>
                  {suggestion.words}
                  {suggestion.detail && <small>{suggestion.detail}</small>}
                </span>
              </li>
            ))}
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">{isShown ? said(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </>
  );
}

type Place = { at: number; last: number; isShown: boolean };
type Step = { to: number | 'text' | 'open' | 'close' | 'choose'; /** The key does nothing else. */ isTaken: boolean };

/**
 * What a key does to a list of suggestions; null for a key that is the box's own. Between the end of the list and its
 * start lies the box.
 */
function stepOf({ key, altKey }: KeyboardEvent, { at, last, isShown }: Place): Step | null {
  const isAt = at >= 0;
  if (key === 'ArrowDown')
    return altKey ? { to: 'open', isTaken: true } : { to: at === last ? 'text' : at + 1, isTaken: last >= 0 };
  if (key === 'ArrowUp')
    return altKey
      ? { to: 'close', isTaken: true }
      : { to: isAt ? (at === 0 ? 'text' : at - 1) : last, isTaken: last >= 0 };
  if (isAt && (key === 'Home' || key === 'End')) return { to: key === 'Home' ? 0 : last, isTaken: true };
  if (isAt && (key === 'ArrowLeft' || key === 'ArrowRight')) return { to: 'text', isTaken: false };
  if (key === 'Enter') return { to: isAt ? 'choose' : 'close', isTaken: isAt };
  if (key === 'Escape' && isShown) return { to: 'close', isTaken: true };
  return null;
}

const TIES = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant'] as const;

/** Keeps the attributes of a box in step; takes them away in the end. */
function useTies(
  input: RefObject<HTMLInputElement | null>,
  { listId, isShown, activeId }: { listId: string; isShown: boolean; activeId: string | null },
): void {
  useEffect(() => {
    const values = ['combobox', 'list', listId, String(isShown), activeId];
    TIES.forEach((name, index) => {
      const value = values[index] ?? null;
      if (value === null) input.current?.removeAttribute(name);
      else input.current?.setAttribute(name, value);
    });
  }, [input, listId, isShown, activeId]);
  useEffect(() => {
    const box = input.current;
    return () => TIES.forEach((name) => box?.removeAttribute(name));
  }, [input]);
}
