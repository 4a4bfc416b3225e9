import { keepApp } from './keepApp';
import { keepCatalogue } from './keepCatalogue';
import { fetchStartPage } from './startPage';

let running: Promise<void> | null = null;

/** Brings what this device keeps of the site and of its catalogue up to what is live. Calls meanwhile share one run. Rejects when the network or the room ends before. */
export function keepSite(): Promise<void> {
  return (running ??= keep().finally(() => (running = null)));
}

async function keep(): Promise<void> {
  const page = await fetchStartPage();
  if (!page) return;
  await keepApp(page);
  await keepCatalogue(page.backend);
}
