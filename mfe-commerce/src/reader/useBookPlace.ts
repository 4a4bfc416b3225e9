import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { locatorOf, percentAt, placeOf, type BookText, type Place } from './bookChapters';

/** How long the page rests before the address follows, in milliseconds. Browsers take at most a hundred such changes in half a minute. */
const PAUSE = 400;
/** Scrolling that the reader itself began ends within this time, in milliseconds. */
const SETTLE = 350;
const FIRST: Place = { chapter: 0, block: 0 };

type Options = {
  text: BookText;
  /** Where to begin when the address names no place. */
  saved: string | null;
  article: RefObject<HTMLElement | null>;
  bar: RefObject<HTMLElement | null>;
  /** Told where the person has come to, by scrolling or by going somewhere. */
  onMove: (locator: string, percent: number) => void;
};

/**
 * The place that is being read. `&at=` of the address says it: it follows the scrolling without new entries of the history, and whatever else
 * changes it is gone to. `percent` counts up to the end of what can be seen; `resettle` shows the place again after the text was set anew.
 */
export function useBookPlace({ text, saved, article, bar, onMove }: Options): { place: Place; percent: number; current: () => Place; resettle: () => void } {
  const [query, setQuery] = useSearchParams();
  const at = query.get('at');
  const place = useMemo(() => placeOf(text, at ?? '') ?? placeOf(text, saved ?? '') ?? FIRST, [text, at, saved]);
  const [percent, setPercent] = useState(0);
  const now = useRef(place);
  const own = useRef<string | null>(null);
  const quietUntil = useRef(0);
  const chapter = place.chapter;

  const look = useCallback((): { top: Place; percent: number } | null => {
    const seen = article.current && seenBlocks(article.current, edgeOf(bar.current));
    return seen ? { top: { chapter, block: seen.top }, percent: percentAt(text, { chapter, block: seen.bottom }) } : null;
  }, [article, bar, chapter, text]);

  const show = useCallback((wanted: Place): void => {
    quietUntil.current = performance.now() + SETTLE;
    now.current = wanted;
    const block = wanted.block > 0 ? article.current?.querySelector(`[data-block="${String(wanted.block)}"]`) : null;
    const top = block ? window.scrollY + block.getBoundingClientRect().top - edgeOf(bar.current) - 16 : 0;
    window.scrollTo({ top, behavior: 'instant' });
    setPercent(look()?.percent ?? 0);
  }, [article, bar, look]);

  useLayoutEffect(() => {
    if (at === null || at !== own.current) show(place);
    own.current = at;
  }, [at, place, show]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      const seen = look();
      if (!seen) return;
      setPercent(seen.percent);
      if (performance.now() < quietUntil.current) return;
      now.current = seen.top;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const locator = locatorOf(text, seen.top);
        onMove(locator, seen.percent);
        if (locator === own.current) return;
        own.current = locator;
        setQuery((before) => withPlace(before, locator), { replace: true, preventScrollReset: true });
      }, PAUSE);
    };
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [text, look, onMove, setQuery]);

  return { place, percent, current: useCallback(() => now.current, []), resettle: useCallback(() => show(now.current), [show]) };
}

function withPlace(query: URLSearchParams, locator: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('at', locator);
  return next;
}

/** Where the text comes out from below what sticks to the window's top, in pixels from there. */
function edgeOf(bar: HTMLElement | null): number {
  return Math.max(64, bar?.getBoundingClientRect().bottom ?? 0);
}

/** The first block that can be seen below `edge`, and the last one whose end can be seen. */
function seenBlocks(article: HTMLElement, edge: number): { top: number; bottom: number } | null {
  const blocks = [...article.querySelectorAll<HTMLElement>('[data-block]')];
  const first = blocks.findIndex((block) => block.getBoundingClientRect().bottom > edge + 4);
  if (blocks.length === 0) return null;
  const top = first === -1 ? blocks.length - 1 : first;
  const ended = blocks.findLastIndex((block) => block.getBoundingClientRect().bottom <= window.innerHeight);
  return { top, bottom: Math.max(top, ended) };
}
