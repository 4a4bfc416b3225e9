import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { locatorOf, percentAt, placeOf, type BookText, type Place } from './bookChapters';
import { seenBlocks, showBlock, type Elements } from './sight';

/**
 * How long the page rests before the address follows, in milliseconds. Browsers take at most a hundred such changes in
 * half a minute.
 */
const PAUSE = 400;
const FIRST: Place = { chapter: 0, block: 0 };

type Options = Elements & {
  text: BookText;
  /** Where to begin when the address names no place. */
  saved: string | null;
  /** Told where the person has come to by scrolling. */
  onMove: (locator: string, percent: number) => void;
};

/**
 * `place` is where the address is; `current` gives the exact place in sight, and `percent` counts up to the end of what
 * can be seen.
 */
type BookPlace = { place: Place; percent: number; current: () => Place; resettle: () => void };

/**
 * The place that is being read. `&at=` of the address says it: it follows the scrolling without new entries of the
 * history, and whatever else changes it is gone to. `resettle` shows the place again after the text was set anew.
 */
export function useBookPlace({ text, saved, article, bar, onMove }: Options): BookPlace {
  const [query, setQuery] = useSearchParams();
  const at = query.get('at');
  const place = useMemo(() => placeOf(text, at ?? '') ?? placeOf(text, saved ?? '') ?? FIRST, [text, at, saved]);
  const [percent, setPercent] = useState(0);
  const now = useRef(place);
  const own = useRef<string | null>(null);
  /** Where the window was scrolled to by the reader itself: what is seen there is no move of the person's. */
  const shownAt = useRef<number | null>(null);
  const { chapter } = place;

  const show = useCallback(
    (wanted: Place): void => {
      now.current = wanted;
      showBlock({ article, bar }, wanted.block);
      shownAt.current = window.scrollY;
      setPercent(percentAt(text, { chapter: wanted.chapter, block: seenBlocks({ article, bar })?.bottom ?? 0 }));
    },
    [article, bar, text],
  );

  useLayoutEffect(() => {
    if (article && (at === null || at !== own.current)) show(place);
    own.current = at;
  }, [article, at, place, show]);

  useEffect(
    () =>
      followScrolling({ article, bar }, ({ top, bottom }) => {
        const end = percentAt(text, { chapter, block: bottom });
        setPercent(end);
        if (window.scrollY === shownAt.current) return null;
        shownAt.current = null;
        now.current = { chapter, block: top };
        const locator = locatorOf(text, now.current);
        return () => {
          onMove(locator, end);
          if (locator === own.current) return;
          own.current = locator;
          setQuery((before) => withPlace(before, locator), { replace: true, preventScrollReset: true });
        };
      }),
    [article, bar, text, chapter, onMove, setQuery],
  );

  return {
    place,
    percent,
    current: useCallback(() => now.current, []),
    resettle: useCallback(() => show(now.current), [show]),
  };
}

/**
 * Calls `look` with what is seen whenever that may have changed, and what it returns once the page has rested. Returns
 * the end of it.
 */
function followScrolling(
  elements: Elements,
  look: (seen: { top: number; bottom: number }) => (() => void) | null,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    const seen = seenBlocks(elements);
    const rest = seen && look(seen);
    if (!rest) return;
    clearTimeout(timer);
    timer = setTimeout(rest, PAUSE);
  };
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', follow);
    removeEventListener('resize', follow);
  };
}

function withPlace(query: URLSearchParams, locator: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('at', locator);
  return next;
}
