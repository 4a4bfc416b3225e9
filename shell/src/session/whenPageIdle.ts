import { whenIdle } from '@lectern/shared/idle';

/** Runs `task` once the page has loaded: at once if it already has. */
export function whenPageLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else addEventListener('load', task, { once: true });
}

/** Runs `task` once the page has loaded and the browser is idle, at the latest five seconds after the load. */
export const whenPageIdle = (task: () => void): void =>
  whenPageLoaded(() => void whenIdle(task, { within: 5_000, otherwise: 1_000 }));
