import { useEffect, useRef } from 'react';
import { useHost } from '@lectern/shared/host';
import { useLocation } from '@lectern/shared/router';

/** How long a view may take to show its heading, in milliseconds. */
const PATIENCE = 5_000;

/**
 * What the shell does for a screen, done for a view of this one, which has the same path as the others: on a change of
 * `view` the page is scrolled to the top, or back to where this entry of the history was, the heading takes the focus,
 * and the title is announced. A view that `keepsPlace` scrolls by itself as soon as its text is there; until then, and
 * if it never comes, the page is at its top.
 */
export function useViewArrival(view: string, keepsPlace: boolean): void {
  const { announce } = useHost();
  const { key } = useLocation();
  const positions = useRef(new Map<string, number>());
  const entry = useRef(key);
  const shown = useRef(view);

  useEffect(() => {
    const note = (): void => void positions.current.set(entry.current, window.scrollY);
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);

  useEffect(() => {
    const isSameView = shown.current === view;
    entry.current = key;
    if (isSameView) return undefined;
    shown.current = view;
    if (keepsPlace && !document.querySelector('[data-block]')) window.scrollTo({ top: 0, behavior: 'instant' });
    const top = positions.current.get(key) ?? 0;
    return whenHeadingIsThere((heading) => {
      heading.focus({ preventScroll: true });
      if (!keepsPlace) window.scrollTo({ top, behavior: 'instant' });
      announce(document.title);
    });
  }, [view, key, keepsPlace, announce]);
}

function whenHeadingIsThere(arrive: (heading: HTMLElement) => void): () => void {
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const look = (): boolean => {
    const heading = document.querySelector<HTMLElement>('[data-view] h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    if (heading) arrive(heading);
    return heading !== null;
  };
  const observer = new MutationObserver(() => {
    if (look()) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  if (look()) stop();
  else observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
