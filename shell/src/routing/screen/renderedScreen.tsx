import { use, useEffect } from 'react';
import type { RenderedPage } from '../../boot/renderedPage';
import type { ReadyScreen, ScreenEnd, ScreenSource } from './ScreenSource';

/**
 * Returns the screen whose markup the gateway has rendered. React leaves the markup as it is until the code has loaded,
 * and then hydrates it.
 */
export function renderedScreen(source: ScreenSource, rendered: RenderedPage): ReadyScreen {
  const screen = source.expected(Screen);
  const load = source.load();
  function Screen() {
    const end = use(load);
    useEffect(() => rendered.finish(), []);
    return isSameRelease(end, screen) ? <end.Screen /> : null;
  }
  return screen;
}

/** Returns true when a load has ended with the release of `screen`. */
export function isSameRelease(end: ScreenEnd, { remote, release }: ReadyScreen): end is ReadyScreen {
  return end.phase === 'ready' && end.remote === remote && end.release === release;
}
