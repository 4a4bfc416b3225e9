import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';

/** One suggestion of a search box: something to open, or a search. */
export type Suggestion = {
  /** Unique in the list. */
  id: string;
  icon: ReactNode;
  words: ReactNode;
  /** A second line. */
  detail?: string;
  /** Heading of the suggestions of one kind, which follow one another. */
  group?: string;
  choose: () => void;
};

const EVENTS = ['input', 'click', 'keydown', 'blur'] as const;

type Options = {
  input: RefObject<HTMLInputElement | null>;
  suggestions: readonly Suggestion[];
  startsOpen: boolean;
  optionId: (index: number) => string;
};

/** State of a combobox, driven by the events of its box. `active` is the index of the active suggestion, or -1. */
export function useCombobox({ input, suggestions, startsOpen, optionId }: Options) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [activeId, setActiveId] = useState<string | null>(null);
  const isShown = isOpen && suggestions.length > 0;
  const active = isShown ? suggestions.findIndex(({ id }) => id === activeId) : -1;
  const moveTo = (index: number | null): void => {
    setIsOpen(true);
    setActiveId(index === null ? null : (suggestions[index]?.id ?? null));
    if (index !== null) document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
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
    // While an input method composes a word, it handles the keys itself.
    if (event.isComposing) return;
    const step = stepOf(event, { at: active, last: suggestions.length - 1, isShown });
    if (step?.preventsDefault) event.preventDefault();
    const chosen = suggestions[active];
    if (step?.to === 'choose' && chosen) choose(chosen);
    else if (step?.to === 'close') close();
    else if (step?.to === 'open') setIsOpen(true);
    else if (step?.to === 'text') setActiveId(null);
    else if (typeof step?.to === 'number') moveTo(step.to);
  };
  useBoxEvents(input, (event) => {
    if (event.type === 'keydown') press(event as KeyboardEvent);
    else if (event.type === 'blur') close();
    else if (event.type === 'click') setIsOpen(true);
    else moveTo(null);
  });
  return { isShown, active, choose };
}

function useBoxEvents(input: Options['input'], handle: (event: Event) => void): void {
  const handleLatest = useEffectEvent(handle);
  useEffect(() => {
    const box = input.current;
    const listener = (event: Event): void => handleLatest(event);
    for (const type of EVENTS) box?.addEventListener(type, listener);
    return () => EVENTS.forEach((type) => box?.removeEventListener(type, listener));
  }, [input]);
}

type Position = { at: number; last: number; isShown: boolean };
type Step = {
  to: number | 'text' | 'open' | 'close' | 'choose';
  /** Prevents the key's default action. */ preventsDefault: boolean;
};

/** Returns the action of a key in the list; null for keys of the box, which sits between the list's end and start. */
function stepOf({ key, altKey }: KeyboardEvent, { at, last, isShown }: Position): Step | null {
  const isAt = at >= 0;
  if (key === 'ArrowDown')
    return altKey
      ? { to: 'open', preventsDefault: true }
      : { to: at === last ? 'text' : at + 1, preventsDefault: last >= 0 };
  if (key === 'ArrowUp')
    return altKey
      ? { to: 'close', preventsDefault: true }
      : { to: isAt ? (at === 0 ? 'text' : at - 1) : last, preventsDefault: last >= 0 };
  if (isAt && (key === 'Home' || key === 'End')) return { to: key === 'Home' ? 0 : last, preventsDefault: true };
  if (isAt && (key === 'ArrowLeft' || key === 'ArrowRight')) return { to: 'text', preventsDefault: false };
  if (key === 'Enter') return { to: isAt ? 'choose' : 'close', preventsDefault: isAt };
  if (key === 'Escape' && isShown) return { to: 'close', preventsDefault: true };
  return null;
}
