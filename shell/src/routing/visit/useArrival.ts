import { useEffect, useLayoutEffect } from 'react';
import { useHost } from '@lectern/shared/host';
import { usePageState } from '../../state/PageState';
import { focusHeading } from './focusHeading';
import { removePageTags } from './removePageTags';
import { restoreScroll } from './restoreScroll';
import { scrollToFragment } from './scrollToFragment';
import { useArrivalFacts } from './visit';

/**
 * Milliseconds that a screen's data may take to set its own title before the title is announced. It is announced once.
 */
const NAMING_MS = 250;

/**
 * Performs the steps of reaching a screen, once. The route's title is set and the page scrolled: back to its former
 * position, to the fragment, or to the top. As soon as there is content, the heading gets the focus and the title is
 * announced; the first page keeps its focus.
 */
export function useArrival(isReady: boolean, title: string): void {
  const { setTitle, announce } = useHost();
  const { scroll } = usePageState();
  const arrival = useArrivalFacts();

  useLayoutEffect(() => setTitle(title), [setTitle, title]);
  useLayoutEffect(() => {
    if (!arrival.isFirst) removePageTags();
    if (!arrival.isBack) scrollTo({ top: 0, behavior: 'instant' });
  }, [arrival]);

  useEffect(() => {
    if (!isReady) return undefined;
    const { isFirst, isBack, key, hash } = arrival;
    const cancels: (() => void)[] = [];
    if (isBack && scroll.positionOf(key) > 0) cancels.push(restoreScroll(scroll.positionOf(key)));
    else if (hash) scrollToFragment(hash);
    const main = document.getElementById('main');
    if (!isFirst && main) {
      cancels.push(focusHeading(main));
      const timer = setTimeout(() => announce(document.title), NAMING_MS);
      cancels.push(() => clearTimeout(timer));
    }
    return () => cancels.forEach((cancel) => cancel());
  }, [isReady, arrival, scroll, announce]);
}
