/** Runs `task` once the page has loaded and has nothing else to do, at the latest some seconds later. */
export function whenIdle(task: () => void): void {
  const wait = (): void => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(task, { timeout: 5_000 });
    else setTimeout(task, 1_000);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
