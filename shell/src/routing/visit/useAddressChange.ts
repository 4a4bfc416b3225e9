import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from '../router';
import { usePageState } from '../../state/PageState';
import { focusHeading } from './focusHeading';
import { restoreScroll } from './restoreScroll';
import type { Visit } from './visit';

/**
 * Completes a change between addresses of one screen, such as from a list to one of its entries; arrivals at a screen
 * do this themselves. Restores the scroll position on Back and Forward. Moves the focus to the heading when the link
 * that was followed has been removed with the content around it.
 */
export function useAddressChange({ number, key }: Visit): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { scroll } = usePageState();
  const shown = useRef({ number, key });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { number, key };
    if (before.number !== number || before.key === key) return undefined;
    const main = document.getElementById('main');
    const isLost = main && document.activeElement === document.body && !location.hash;
    const cancelScroll = isBack && restoreScroll(scroll.positionOf(key));
    const cancelFocus = isLost && focusHeading(main);
    return () => {
      if (cancelScroll) cancelScroll();
      if (cancelFocus) cancelFocus();
    };
  }, [isBack, scroll, number, key]);
}
