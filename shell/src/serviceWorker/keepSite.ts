import { keepApp } from './keepApp';
import { keepCatalogue } from './keepCatalogue';
import { fetchStartPage } from './startPage';

let running: Promise<void> | null = null;
let next: Promise<void> | null = null;

/**
 * Brings what this device keeps of the site and of its catalogue up to what is live at the time of the call or later.
 * One run at a time: a call during a run waits for one more, since that run may have read a revision that is no longer
 * live; all calls meanwhile share it. Rejects when the network or the room ends before.
 */
export function keepSite(): Promise<void> {
  if (next) return next;
  if (!running) return run();
  next = running
    .catch(() => undefined)
    .then(() => {
      next = null;
      return run();
    });
  return next;
}

function run(): Promise<void> {
  const current = keep().finally(() => {
    if (running === current) running = null;
  });
  running = current;
  return current;
}

async function keep(): Promise<void> {
  const page = await fetchStartPage();
  if (!page) return;
  await keepApp(page);
  await keepCatalogue(page.backend);
}
