import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import { VisuallyHidden } from '../ui';
import { useCombobox, type Suggestion } from './useCombobox';
import * as styles from './SuggestionList.module.css';

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
            groupsOf(suggestions).map(({ group, first, members }) => (
              <Group key={group ?? first} name={group}>
                {members.map((suggestion, index) => (
                  <Option
                    key={suggestion.id}
                    id={optionId(first + index)}
                    suggestion={suggestion}
                    isActive={first + index === active}
                    onChoose={choose}
                  />
                ))}
              </Group>
            ))}
        </ul>
      </div>
      <VisuallyHidden>
        <span role="status">{isShown ? announce(suggestions.length) : ''}</span>
      </VisuallyHidden>
    </>
  );
}

/** Suggestions of one kind that follow one another; `first` is the index of the first one. */
type SuggestionGroup = { group: string | undefined; first: number; members: Suggestion[] };

function groupsOf(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [];
  suggestions.forEach((suggestion, index) => {
    const last = groups.at(-1);
    if (last && last.group === suggestion.group) last.members.push(suggestion);
    else groups.push({ group: suggestion.group, first: index, members: [suggestion] });
  });
  return groups;
}

/** A group of options with its heading; the options alone without a name. */
function Group({ name, children }: { name: string | undefined; children: ReactNode }) {
  const heading = useId();
  if (name === undefined) return children;
  return (
    <li role="group" aria-labelledby={heading}>
      <p id={heading} role="presentation" className={styles.heading}>
        {name}
      </p>
      <ul role="presentation" className={styles.list}>
        {children}
      </ul>
    </li>
  );
}

type OptionProps = {
  id: string;
  suggestion: Suggestion;
  isActive: boolean;
  onChoose: (suggestion: Suggestion) => void;
};

function Option({ id, suggestion, isActive, onChoose }: OptionProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(suggestion)}
    >
      {suggestion.icon}
      <span>
        {suggestion.words}
        {suggestion.detail && <small>{suggestion.detail}</small>}
      </span>
    </li>
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
