import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { locatorOf, percentAt, placeOf, type BookText, type Place } from './bookChapters';
import { scrollToBlock, visibleBlocks, type Elements } from './visibleBlocks';

/**
 * The address follows once scrolling has rested for so long, in milliseconds. Browsers take at most a hundred such
 * changes in half a minute.
 */
const REST = 400;
const FIRST: Place = { chapter: 0, block: 0 };

type Options = Elements & {
  text: BookText;
  /** The locator to begin at when the address names none. */
  saved: string | null;
  /** Called with the position that the person has scrolled to. */
  onMove: (locator: string, percent: number) => void;
};

/**
 * `place` is the position in the address; `current` returns the exact one in sight. `percent` counts up to the end of
 * the visible text. `resettle` scrolls to the position again after the layout of the text has changed.
 */
type BookPosition = { place: Place; percent: number; current: () => Place; resettle: () => void };

/**
 * Returns the position that is being read. `&at=` of the address holds it: it follows scrolling without new entries of
 * the history, and any other change of it scrolls the book there.
 */
export function useBookPosition({ text, saved, article, bar, onMove }: Options): BookPosition {
  const [query, setQuery] = useSearchParams();
  const at = query.get('at');
  const place = useMemo(() => placeOf(text, at ?? '') ?? placeOf(text, saved ?? '') ?? FIRST, [text, at, saved]);
  const [percent, setPercent] = useState(0);
  const now = useRef(place);
  const ownLocator = useRef<string | null>(null);
  /** The offset that the reader itself scrolled to: what is seen there is no move of the person's. */
  const shownAt = useRef<number | null>(null);
  const { chapter } = place;

  const show = useCallback(
    (wanted: Place): void => {
      now.current = wanted;
      scrollToBlock({ article, bar }, wanted.block);
      shownAt.current = window.scrollY;
      setPercent(percentAt(text, { chapter: wanted.chapter, block: visibleBlocks({ article, bar })?.bottom ?? 0 }));
    },
    [article, bar, text],
  );

  useLayoutEffect(() => {
    if (article && (at === null || at !== ownLocator.current)) show(place);
    ownLocator.current = at;
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
          if (locator === ownLocator.current) return;
          ownLocator.current = locator;
          setQuery((before) => withLocator(before, locator), { replace: true, preventScrollReset: true });
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
 * Calls `onSeen` with the visible blocks whenever they may have changed, and the function that it returns once scrolling
 * has rested. Returns a function that stops it.
 */
function followScrolling(
  elements: Elements,
  onSeen: (seen: { top: number; bottom: number }) => (() => void) | null,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    const seen = visibleBlocks(elements);
    const onRest = seen && onSeen(seen);
    if (!onRest) return;
    clearTimeout(timer);
    timer = setTimeout(onRest, REST);
  };
  addEventListener('scroll', follow, { passive: true });
  addEventListener('resize', follow);
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', follow);
    removeEventListener('resize', follow);
  };
}

function withLocator(query: URLSearchParams, locator: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('at', locator);
  return next;
}
