import { useEffect, useLayoutEffect } from 'react';
import { useHost } from '@lectern/shared/host';
import { usePageState } from '../../state/PageState';
import { focusHeading } from './focusHeading';
import { removePageTags } from './removePageTags';
import { restoreScroll } from './restoreScroll';
import { scrollToFragment } from './scrollToFragment';
import { useCurrentArrival } from './visit';

/**
 * Milliseconds that a screen's data may take to set its own title before the title is announced. It is announced once.
 */
const TITLE_DELAY_MS = 250;

/**
 * Completes an arrival at a screen, once. Sets the route's title, and scrolls to the former position, the fragment or
 * the top. Once there is content, focuses the heading and announces the title, except on the first screen.
 */
export function useArrival(isReady: boolean, title: string): void {
  const { setTitle, announce } = useHost();
  const { scroll } = usePageState();
  const arrival = useCurrentArrival();

  useLayoutEffect(() => setTitle(title), [setTitle, title]);
  useLayoutEffect(() => {
    if (!arrival.isFirst) removePageTags();
    if (!arrival.isBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [arrival]);

  useEffect(() => {
    if (!isReady) return undefined;
    const { isFirst, isBack, isAgain, key, hash } = arrival;
    const cancels: (() => void)[] = [];
    if (isBack && scroll.positionOf(key) > 0) cancels.push(restoreScroll(scroll.positionOf(key)));
    else if (hash) scrollToFragment(hash);
    const main = document.getElementById('main');
    if (!isFirst && main) {
      // A screen that is replaced by itself takes no focus from somebody who types in the header.
      const isFree = document.activeElement === document.body || main.contains(document.activeElement);
      if (isFree || !isAgain) cancels.push(focusHeading(main));
      const timer = setTimeout(() => announce(document.title), TITLE_DELAY_MS);
      cancels.push(() => clearTimeout(timer));
    }
    return () => cancels.forEach((cancel) => cancel());
  }, [isReady, arrival, scroll, announce]);
}
