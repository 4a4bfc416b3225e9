import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '@lectern/shared/text';
import { studioOutlineText } from '../../text/studioOutline.en';

type Props = {
  id: string;
  title: string;
  label: string;
  className: string | undefined;
  /** Changes the title in the draft. Must be the same function in each rendering. */
  rename: (id: string, title: string) => void;
};

/**
 * Minimum time between two changes of the draft, in milliseconds. The keys between them change this field alone, so
 * that fast typing waits for no outline. It is shorter than the delay of a save: the state of saving stays true.
 */
const INTERVAL = 300;

/**
 * Title of a section or lesson. The first key changes the draft at once, later ones at most every `INTERVAL`. What was
 * typed reaches the draft when the field loses the focus, is removed, or the page is hidden.
 */
export function TitleInput({ id, title, label, className, rename }: Props) {
  const text = useText(studioOutlineText);
  const { typed, type, flush } = useTyped(id, rename);
  const shown = typed ?? title;
  return (
    <input
      className={className}
      aria-label={label}
      aria-invalid={shown.trim() === '' || undefined}
      placeholder={text.required}
      maxLength={120}
      value={shown}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={flush}
    />
  );
}

/** `typed` is the text that the draft doesn't have yet, or null. */
function useTyped(id: string, rename: Props['rename']) {
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<{ text: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const changedAt = useRef(-Infinity);
  const change = (text: string): void => {
    changedAt.current = performance.now();
    rename(id, text);
    setTyped(null);
  };
  const flush = (): void => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    const { text } = waiting.current;
    waiting.current = null;
    change(text);
  };
  const type = (text: string): void => {
    const wait = changedAt.current + INTERVAL - performance.now();
    if (!waiting.current && wait <= 0) {
      change(text);
      return;
    }
    if (waiting.current) waiting.current.text = text;
    else waiting.current = { text, timer: setTimeout(flush, wait) };
    setTyped(text);
  };
  useFlushAtEnd(flush);
  return { typed, type, flush };
}

/** Flushes when the page is hidden and when the field is removed. */
function useFlushAtEnd(flush: () => void): void {
  const latest = useRef(flush);
  useLayoutEffect(() => {
    latest.current = flush;
  });
  useLayoutEffect(() => () => latest.current(), []);
  useEffect(() => {
    // On the document: the draft stores and sends its changes in a listener on the window, which runs after this one.
    const onHidden = (): void => {
      if (document.visibilityState === 'hidden') latest.current();
    };
    document.addEventListener('visibilitychange', onHidden);
    return () => document.removeEventListener('visibilitychange', onHidden);
  }, []);
}
