import { useEffect, useLayoutEffect } from 'react';
import { useHost } from '@lectern/shared/host';
import { useChrome } from '../chrome/Chrome';
import { focusHeading } from './focusHeading';
import { forgetPageTags } from './pageTags';
import { restoreScroll } from './scrollMemory';
import { useArrivalFacts } from './visit';

/**
 * How long a screen's data may take to name it before it is announced by what its address says, in milliseconds: it is
 * said once.
 */
const NAMED = 250;

/**
 * What happens once when a screen is reached: the route's title is set, the page scrolled (back to where it was, to the
 * fragment, or to the top), and, as soon as there is content, the heading gets the focus and the title is announced.
 * The first page keeps its focus.
 */
export function useArrival(isReady: boolean, title: string): void {
  const { setTitle, announce } = useHost();
  const { scroll } = useChrome();
  const arrival = useArrivalFacts();

  useLayoutEffect(() => setTitle(title), [setTitle, title]);
  useLayoutEffect(() => {
    if (!arrival.isFirst) forgetPageTags();
    if (!arrival.isBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [arrival]);

  useEffect(() => {
    if (!isReady) return undefined;
    const { isFirst, isBack, key, hash } = arrival;
    const stops: (() => void)[] = [];
    if (isBack && scroll.positionOf(key) > 0) stops.push(restoreScroll(scroll.positionOf(key)));
    else if (hash) scrollToFragment(hash);
    const main = document.getElementById('main');
    if (!isFirst && main) {
      stops.push(focusHeading(main));
      const saying = setTimeout(() => announce(document.title), NAMED);
      stops.push(() => clearTimeout(saying));
    }
    return () => stops.forEach((stop) => stop());
  }, [isReady, arrival, scroll, announce]);
}

/** Scrolls to the element that `#…` names, if there is one. */
export function scrollToFragment(hash: string): void {
  const name = hash.slice(1);
  const element = document.getElementById(name) ?? document.getElementById(safelyDecoded(name));
  element?.scrollIntoView();
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
