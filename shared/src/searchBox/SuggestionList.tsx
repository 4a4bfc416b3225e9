import { useEffect, useId, type RefObject } from 'react';
import { VisuallyHidden } from '../ui';
import { useCombobox, type Suggestion } from './useCombobox';
import styles from './SuggestionList.module.css';

export type SuggestionListProps = {
  /** The search box. Its parent element positions the list. */
  input: RefObject<HTMLInputElement | null>;
  suggestions: readonly Suggestion[];
  /** Name of the list for screen readers. */
  label: string;
  /** Heading above the suggestions, such as “Your recent searches”. */
  heading?: string | undefined;
  /** Returns the announcement of the number of suggestions. */
  announce: (count: number) => string;
  /** Opens the list when it mounts: for a box that was used before this code had loaded. */
  startsOpen?: boolean;
};

/**
 * Turns a plain search box into a combobox, and back when it unmounts. Arrow keys move through the suggestions, Home
 * and End go to the first and last, Enter chooses, Escape closes. Follows the ARIA Authoring Practices, “Combobox”,
 * list autocomplete with manual selection.
 */
export function SuggestionList({ input, suggestions, label, heading, announce, startsOpen }: SuggestionListProps) {
  const listId = useId();
  const optionId = (index: number): string => `${listId}-${String(index)}`;
  const { isShown, active, choose } = useCombobox({ input, suggestions, startsOpen: startsOpen ?? false, optionId });
  useComboboxAttributes(input, { listId, isShown, activeId: active >= 0 ? optionId(active) : null });
  return (
    <>
      <div className={styles.popup} hidden={!isShown}>
        {isShown && heading && (
          <p className={styles.heading} aria-hidden="true">
            {heading}
          </p>
        )}
        <ul id={listId} role="listbox" aria-label={label} className={styles.list}>
          {isShown &&
            suggestions.map((suggestion, index) => (
              <li
                key={suggestion.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === active}
                className={styles.option}
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
        <span role="status">{isShown ? announce(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </>
  );
}

const ATTRIBUTES = ['role', 'aria-autocomplete', 'aria-controls', 'aria-expanded', 'aria-activedescendant'] as const;

/** Sets the combobox attributes of a box, and removes them when the list unmounts. */
function useComboboxAttributes(
  input: RefObject<HTMLInputElement | null>,
  { listId, isShown, activeId }: { listId: string; isShown: boolean; activeId: string | null },
): void {
  useEffect(() => {
    const values = ['combobox', 'list', listId, String(isShown), activeId];
    ATTRIBUTES.forEach((name, index) => {
      const value = values[index] ?? null;
      if (value === null) input.current?.removeAttribute(name);
      else input.current?.setAttribute(name, value);
    });
  }, [input, listId, isShown, activeId]);
  useEffect(() => {
    const box = input.current;
    return () => ATTRIBUTES.forEach((name) => box?.removeAttribute(name));
  }, [input]);
}
