import { useEffect, useState, type RefObject } from 'react';

/** How long the controls of a playing video stay after the last sign of life, in milliseconds. */
const REST = 3_000;

/**
 * Whether nobody has touched the player for a while. A key, a move of the pointer, a touch and a moved focus wake it.
 */
export function useIdle(frame: RefObject<HTMLElement | null>): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let timer = setTimeout(() => setIdle(true), REST);
    const end = new AbortController();
    const wake = (): void => {
      clearTimeout(timer);
      setIdle(false);
      timer = setTimeout(() => setIdle(true), REST);
    };
    for (const name of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      element.addEventListener(name, wake, { signal: end.signal, passive: true });
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [frame]);
  return isIdle;
}
