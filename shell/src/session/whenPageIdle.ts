import { whenIdle } from '@lectern/shared/idle';

/** Runs `task` once the page has loaded and the browser is idle, at the latest five seconds after the load. */
export function whenPageIdle(task: () => void): void {
  const wait = (): void => void whenIdle(task, { within: 5_000, otherwise: 1_000 });
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
