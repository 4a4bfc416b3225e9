import type { Release } from '@lectern/shared/contract';
import { liveVersion, promoteUnverified, publishCopy, type BenchSite } from '../releasing/benchSite';
import { fetchPage, visitPage, type VisitedPage } from './load';

/**
 * Pages requested during releases and roll-backs: those with their content, those whose markup was of another release
 * than the page names, and those that were no page.
 */
export type Mixed = { releases: number; pages: number; rendered: number; foreign: number; failed: number };

const REMOTE = 'catalogue';
const PATHS = ['/', '/all-courses', '/category/data', '/search'];
const CONNECTIONS = 4;

/** Changes the live release `releases` times: a new one, then the one before, and so on, while pages are requested. */
export async function mixReleases(site: BenchSite, releases: number): Promise<Mixed> {
  await fetchPage(site.url, PATHS[0] ?? '/');
  const mixed: Mixed = { releases, pages: 0, rendered: 0, foreign: 0, failed: 0 };
  let isOver = false;
  const request = async (connection: number): Promise<void> => {
    for (let turn = connection; !isOver; turn += 1)
      note(mixed, await visitPage(site.url + (PATHS[turn % PATHS.length] ?? '/')));
  };
  const requests = Promise.all(Array.from({ length: CONNECTIONS }, (_none, connection) => request(connection)));
  await change(site, releases).finally(() => (isOver = true));
  await requests;
  return mixed;
}

async function change(site: BenchSite, releases: number): Promise<void> {
  const version = await liveVersion(site.home, REMOTE);
  let before: Release | null = null;
  for (let index = 0; index < releases; index += 1) {
    if (index % 2 === 1 && before) {
      await promoteUnverified(site.home, before);
      continue;
    }
    const release = await publishCopy(site.home, { remote: REMOTE, version }, `7.0.${String(index)}`);
    await promoteUnverified(site.home, release);
    before ??= release;
  }
}

function note(mixed: Mixed, { status, shown, named }: VisitedPage): void {
  mixed.pages += 1;
  if (status !== 200) mixed.failed += 1;
  if (shown === null) return;
  mixed.rendered += 1;
  if (shown !== named[REMOTE]) mixed.foreign += 1;
}
