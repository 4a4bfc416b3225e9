import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from '@lectern/shared/router';
import { locatorOf, percentAt, positionOf, type BookText, type TextPosition } from './bookChapters';
import { scrollToBlock, visibleBlocks, type Elements } from './visibleBlocks';

/**
 * Time without scrolling after which the address is updated, in milliseconds. Browsers allow about a hundred updates in
 * 30 seconds.
 */
const SCROLL_END_MS = 400;

const FIRST: TextPosition = { chapter: 0, block: 0 };

type Options = Elements & {
  text: BookText;
  /** The locator to begin at when the address names none. */
  saved: string | null;
  /** Called with the position that the person has scrolled to. */
  onMove: (locator: string, percent: number) => void;
};

/**
 * `position` is the position in the address; `current` returns the exact visible one, and `percent` is the share of the
 * book before it. `resettle` scrolls to the position again after the layout of the text has changed.
 */
type BookPosition = { position: TextPosition; percent: number; current: () => TextPosition; resettle: () => void };

/**
 * Returns the position that is being read. It is stored in the address as `&at=`: scrolling updates it without adding
 * entries to the history, and any other change of it scrolls the book there.
 */
export function useBookPosition({ text, saved, article, bar, onMove }: Options): BookPosition {
  const [query, setQuery] = useSearchParams();
  const at = query.get('at');
  const position = useMemo(
    () => positionOf(text, at ?? '') ?? positionOf(text, saved ?? '') ?? FIRST,
    [text, at, saved],
  );
  const { visible, shownAt, percent, setPercent, show } = useShownPosition(text, position, { article, bar });
  /** The locator that this hook wrote to the address: a change to it is no request to scroll. */
  const ownLocator = useRef<string | null>(null);
  const { chapter } = position;

  useLayoutEffect(() => {
    if (article && (at === null || at !== ownLocator.current)) show(position);
    ownLocator.current = at;
  }, [article, at, position, show]);

  useEffect(
    () =>
      followScrolling({ article, bar }, ({ top, bottom }) => {
        const read = percentAt(text, { chapter, top, bottom });
        setPercent(read);
        if (window.scrollY === shownAt.current) return null;
        shownAt.current = null;
        visible.current = { chapter, block: top };
        const locator = locatorOf(text, visible.current);
        return () => {
          onMove(locator, read);
          if (locator === ownLocator.current) return;
          ownLocator.current = locator;
          setQuery((before) => withLocator(before, locator), { replace: true, preventScrollReset: true });
        };
      }),
    [article, bar, text, chapter, visible, shownAt, setPercent, onMove, setQuery],
  );

  const current = useCallback(() => visible.current, [visible]);
  return { position, percent, current, resettle: useCallback(() => show(visible.current), [visible, show]) };
}

/** Holds the exact visible position and its percentage of the book. `show` scrolls to another position. */
function useShownPosition(text: BookText, initial: TextPosition, { article, bar }: Elements) {
  const [percent, setPercent] = useState(0);
  const visible = useRef(initial);
  /** Offset that `show` scrolled to. The scroll event at this offset is not a move of the person's. */
  const shownAt = useRef<number | null>(null);
  const show = useCallback(
    (wanted: TextPosition): void => {
      visible.current = wanted;
      scrollToBlock({ article, bar }, wanted.block);
      shownAt.current = window.scrollY;
      const { top, bottom } = visibleBlocks({ article, bar }) ?? { top: wanted.block, bottom: wanted.block };
      setPercent(percentAt(text, { chapter: wanted.chapter, top, bottom }));
    },
    [article, bar, text],
  );
  return { visible, shownAt, percent, setPercent, show };
}

/**
 * Calls `onSeen` with the visible blocks whenever they may have changed. If it returns a function, calls that one once
 * scrolling has ended. Returns a function that stops it.
 */
function followScrolling(
  elements: Elements,
  onSeen: (seen: { top: number; bottom: number }) => (() => void) | null,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (): void => {
    const seen = visibleBlocks(elements);
    const onScrollEnd = seen && onSeen(seen);
    if (!onScrollEnd) return;
    clearTimeout(timer);
    timer = setTimeout(onScrollEnd, SCROLL_END_MS);
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
