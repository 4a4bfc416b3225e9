import { useEffect, useState, type RefObject } from 'react';

/** Time without activity after which the player is idle, in milliseconds. */
const IDLE_AFTER = 3_000;

/** Returns true after three seconds without pointer, touch, key or focus events in the player. */
export function useIdle(frame: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const listening = new AbortController();
    let timer = setTimeout(() => setIdle(true), IDLE_AFTER);
    const wake = (): void => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), IDLE_AFTER);
    };
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      element.addEventListener(name, wake, { signal: listening.signal, passive: true });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [frame]);
  return isIdle;
}
