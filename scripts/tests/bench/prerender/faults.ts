import { setTimeout as wait } from 'node:timers/promises';
import { liveVersion, promoteUnverified, publishCopy, type BenchSite } from '../releasing/benchSite';
import { visitPage, type VisitedPage } from './load';

/** A broken release: its pages that failed or were prerendered, the slowest in ms, and its failures by `status`. */
export type Broken = { fault: string; failed: number; longest: number; kinds: string[] };

/** Milliseconds within which a page without content goes out. */
export const LIMIT_MS = 300;

const REMOTE = 'catalogue';
const PATH = '/all-courses';
const PAGES = 30;

/** Bodies of every screen of the broken releases. */
const FAULTS: Record<string, string> = {
  throws: 'throw new Error("broken")',
  loops: 'for (;;);',
  'allocates 1 GB': 'return new Array(1.3e8).fill(1).length',
  'answers 5 MB': 'return "x".repeat(5e6)',
  'tries the network': 'return fetch("http://localhost/")',
  'tries the file system': 'return require("node:fs").readdirSync("/").join()',
};

/** Returns true for a fault that no visitor has noticed, and that `status` names. */
export const isHarmless = ({ failed, longest, kinds }: Broken): boolean =>
  failed === 0 && longest <= LIMIT_MS && kinds.length > 0;

/**
 * Makes one release after another live whose `server.js` is broken, and visits its pages. Each release gets a client of
 * its own: a client that has caused too many renders gets pages without content, which would prove nothing.
 */
export async function breakReleases(site: BenchSite): Promise<Broken[]> {
  const version = await liveVersion(site.home, REMOTE);
  const results: Broken[] = [];
  for (const [index, [fault, body]] of Object.entries(FAULTS).entries()) {
    const broken = `8.0.${String(index)}`;
    const screens = `new Proxy({}, { get: (_none, name) => (name === 'languages' ? undefined : Screen) })`;
    const code = `const Screen = () => { ${body} }; module.exports = ${screens};`;
    const release = await publishCopy(site.home, { remote: REMOTE, version }, broken, {
      file: (name, text) => (name === 'server.js' ? code : text),
    });
    await promoteUnverified(site.home, release);
    const pages = await visitPages(site, broken, index + 1);
    results.push({ fault, ...pages, kinds: await kindsOf(site, broken) });
  }
  return results;
}

async function visitPages(
  site: BenchSite,
  version: string,
  client: number,
): Promise<{ failed: number; longest: number }> {
  const isLive = async (): Promise<boolean> => (await visitPage(site.url + PATH, client)).named[REMOTE] === version;
  for (let attempt = 0; attempt < 100 && !(await isLive()); attempt += 1) await wait(50);
  const pages: VisitedPage[] = [];
  for (let page = 0; page < PAGES; page += 1) {
    pages.push(await visitPage(`${site.url}${PATH}?page=${String(page)}`, client));
    await wait(20);
  }
  const failed = pages.filter(({ status, shown }) => status !== 200 || shown !== null);
  return { failed: failed.length, longest: Math.max(...pages.map(({ ms }) => ms)) };
}

/** Waits until `status` names the release, at most 30 s: counts are written from time to time. */
async function kindsOf(site: BenchSite, version: string): Promise<string[]> {
  const notice = new RegExp(`${REMOTE} ${version} could not render [^(]*\\((\\w+)\\)`, 'g');
  for (let attempt = 0; attempt < 30; attempt += 1) {
    const found = [...(await site.lectern('status')).matchAll(notice)].map(([, kind = '']) => kind);
    if (found.length > 0) return [...new Set(found)];
    await wait(1_000);
  }
  return [];
}
