import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTimeline } from '../../release';
import { remoteFixture, shellFixture, writeBuild } from '../../tests/fixtures/releaseFixture';
import { openStores } from '../options/storeOptions';
import { runInProcess } from '../testBed';
import { serveReleasePage, type ReleasePage } from './server/releasePage';

/** For tests: a home with shell 1.0.0 and info 1.0.0 and 1.1.0, which is live. `lectern` runs a command on it. */
export type PageHome = { home: string; lectern: (...args: string[]) => Promise<string>; remove: () => void };

/** Creates the home. Fixtures go live unverified. */
export async function createPageHome(): Promise<PageHome> {
  const home = mkdtempSync(join(tmpdir(), 'lectern-page-'));
  const lectern = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await runInProcess([...args, '--home', home]);
    if (code !== 0) throw new Error(`lectern ${args.join(' ')} exited with ${String(code)}: ${err}`);
    return out;
  };
  const build = (name: string, release: Parameters<typeof writeBuild>[1]): string =>
    writeBuild(join(home, 'builds', name), release);
  await lectern('release', 'shell', '--from', build('shell', shellFixture()), '--by', 'Ann');
  for (const version of ['1.0.0', '1.1.0'])
    await lectern('release', 'info', '--from', build(version, remoteFixture('info', { version })), '--by', 'Ann');
  return { home, lectern, remove: () => rmSync(home, { recursive: true, force: true }) };
}

/** Serves the page of a home, with changes by Bo or read-only. */
export function servePage(home: string, allowChanges: boolean): Promise<ReleasePage> {
  const stores = openStores({ home }, 'unverified');
  const dryRun = openStores({ home, dryRun: true }, 'unverified');
  const sources = { stores, timeline: openTimeline(stores.registry), home };
  return serveReleasePage({ sources, changes: allowChanges ? { stores, dryRun, by: 'Bo' } : null, port: 0 });
}

/** An answer of the page's server. */
export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request whose headers are all the caller's: `fetch` would set Host and Origin itself. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Opens the link of a page as a browser does; resolves to the `Cookie` header of its session. */
export async function enter(page: ReleasePage): Promise<string> {
  const { headers } = await ask(page.url);
  return (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
}
