import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from '../router';
import { usePageState } from '../../state/PageState';
import { restoreScroll } from './restoreScroll';
import type { Visit } from './visit';

/**
 * Restores the scroll position on Back and Forward between addresses of one screen. Other arrivals do it themselves.
 */
export function useRestoredScroll({ number, key }: Visit): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { scroll } = usePageState();
  const shown = useRef({ number, key });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { number, key };
    return isBack && before.number === number && before.key !== key ? restoreScroll(scroll.positionOf(key)) : undefined;
  }, [isBack, scroll, number, key]);
}
