import { useEffect, useRef } from 'react';
import { useHost } from '@lectern/shared/host';
import { useLocation } from '@lectern/shared/router';

/** Maximum time until a view shows its heading, in milliseconds. */
const HEADING_TIMEOUT = 5_000;

/**
 * Does for a view of this screen what the shell does for a screen, since all views have one path. On a change of `view`
 * it scrolls to the top, or to the last position of this history entry, focuses the heading and announces the title. A
 * view that `scrollsItself` does so once its text has loaded; until then the page is at its top.
 */
export function useViewChange(view: string, { scrollsItself }: { scrollsItself: boolean }): void {
  const { announce } = useHost();
  const { key } = useLocation();
  const positions = useRef(new Map<string, number>());
  const entry = useRef(key);
  const shown = useRef(view);

  useEffect(() => {
    const store = (): void => void positions.current.set(entry.current, window.scrollY);
    addEventListener('scroll', store, { passive: true });
    return () => removeEventListener('scroll', store);
  }, []);

  useEffect(() => {
    const isSameView = shown.current === view;
    entry.current = key;
    if (isSameView) return undefined;
    shown.current = view;
    if (scrollsItself && !document.querySelector('[data-block]')) window.scrollTo({ top: 0, behavior: 'instant' });
    const top = positions.current.get(key) ?? 0;
    return onHeading((heading) => {
      heading.focus({ preventScroll: true });
      if (!scrollsItself) window.scrollTo({ top, behavior: 'instant' });
      announce(document.title);
    });
  }, [view, key, scrollsItself, announce]);
}

function onHeading(callback: (heading: HTMLElement) => void): () => void {
  const stop = (): void => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const find = (): boolean => {
    const heading = document.querySelector<HTMLElement>('[data-view] h1');
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    if (heading) callback(heading);
    return heading !== null;
  };
  const observer = new MutationObserver(() => {
    if (find()) stop();
  });
  const timer = setTimeout(() => observer.disconnect(), HEADING_TIMEOUT);
  if (find()) stop();
  else observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
