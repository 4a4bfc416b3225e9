import { useLayoutEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useChrome } from '../chrome/Chrome';
import { restoreScroll } from './scrollMemory';
import type { Visit } from './visit';

/**
 * Brings back, on Back and Forward between addresses of one screen, how far the page was scrolled there; arrivals at
 * other screens do so themselves.
 */
export function useReturnWithin({ number, key }: Visit): void {
  const isBack = useNavigationType() === NavigationType.Pop;
  const { scroll } = useChrome();
  const shown = useRef({ number, key });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { number, key };
    return isBack && before.number === number && before.key !== key ? restoreScroll(scroll.positionOf(key)) : undefined;
  }, [isBack, scroll, number, key]);
}
