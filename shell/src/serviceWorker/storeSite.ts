import { fetchStartPage } from './startPage';
import { storeCatalogue } from './storeCatalogue';
import { storeRelease } from './storeRelease';
import { verifyPage } from './verifyPage';

let running: Promise<void> | null = null;
let next: Promise<void> | null = null;

/**
 * Stores the site and its catalogue, as live at the time of the call or later. One run at a time: a run in flight may
 * have read a revision that is no longer live, so calls during it share one more run after it. Rejects when the
 * revision is refused, when the site does not answer with its page, as under maintenance, and when the network or the
 * space runs out.
 */
export function storeSite(): Promise<void> {
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
  const current = storeLive().finally(() => {
    if (running === current) running = null;
  });
  running = current;
  return current;
}

async function storeLive(): Promise<void> {
  const page = await fetchStartPage();
  if (!page) throw new Error('The site gave no page to store.');
  await verifyPage(page);
  await storeRelease(page);
  await storeCatalogue(page.backend);
}
