import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';
import { buildRelease } from '../../../release/build';
import { checkOut } from '../../fixtures/checkOut';
import type { BenchSite } from '../releasing/benchSite';
import { createSizeCache } from '../site/requests';
import { downloadsOf, type Download } from './downloads';
import { applyEdits, CATALOGUE_EDITS, SHELL_EDITS } from './edits';

/** Limits of a return visit: in bytes, or as a share of what it takes without dictionaries. */
export type Limit = { bytes: number } | { share: number };

/** A release with small edits, and the addresses at which visitors return. */
type Case = { owner: string; folder: string; edits: typeof SHELL_EDITS; paths: readonly string[]; limit: Limit };

export const CASES: readonly Case[] = [
  { owner: 'shell', folder: 'shell', edits: SHELL_EDITS, paths: ['/'], limit: { bytes: 6_000 } },
  {
    owner: 'catalogue',
    folder: 'mfe-catalogue',
    edits: CATALOGUE_EDITS,
    paths: ['/', '/category/data', '/course/honest-charts/honest-charts'],
    limit: { share: 0.12 },
  },
];

/**
 * A return visit after a release: what the first visit downloaded of the owner, and the second with dictionaries and
 * without (the same files in brotli). `deltas` counts files that arrived as `dcz`.
 */
export type ReturnVisit = {
  owner: string;
  path: string;
  first: number;
  without: number;
  with: number;
  files: number;
  deltas: number;
  isMet: boolean;
};

/** Releases an owner twice, the second time with small edits, and visits the site after each. */
export async function measureReturn(
  site: BenchSite,
  browser: Browser,
  { owner, folder, edits, paths, limit }: Case,
  log: (line: string) => void,
): Promise<ReturnVisit[]> {
  const root = await checkOut(folder.replace('mfe-', ''));
  const workspaceDir = join(root, folder);
  const contexts = await Promise.all(paths.map(() => browser.newContext({ serviceWorkers: 'block' })));
  const visit = (): Promise<Download[][]> => visitAll(contexts, site.url, paths, owner);
  try {
    await release(site, owner, workspaceDir, '90.0.0', log);
    const first = await visit();
    await applyEdits(workspaceDir, edits);
    await release(site, owner, workspaceDir, '90.0.1', log);
    const second = await visit();
    const sizeOf = createSizeCache();
    const brotliOf = async (url: string): Promise<number> => (await sizeOf(url)).br;
    const figures = paths.map(async (path, index) => ({
      owner,
      path,
      first: bytesOf(first[index] ?? []),
      ...(await figuresOf(second[index] ?? [], limit, brotliOf)),
    }));
    return await Promise.all(figures);
  } finally {
    for (const context of contexts) await context.close();
    await rm(root, { recursive: true, force: true });
  }
}

async function release(
  site: BenchSite,
  owner: string,
  workspaceDir: string,
  version: string,
  log: (line: string) => void,
): Promise<void> {
  log(`Building ${owner} ${version} …`);
  const entry = `/remotes/${owner}/${version}/`;
  const outDir = await mkdtemp(join(tmpdir(), 'lectern-returning-'));
  try {
    await buildRelease({ workspaceDir, version, outDir });
    await site.lectern('release', owner, '--from', outDir, '--unverified', '--reason', 'bench');
    while (!(await (await fetch(`${site.url}/registry.json`)).text()).includes(entry)) await setTimeout(100);
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Visits one address with each context, one after another. */
async function visitAll(
  contexts: readonly BrowserContext[],
  site: string,
  paths: readonly string[],
  owner: string,
): Promise<Download[][]> {
  const downloads: Download[][] = [];
  for (const [index, context] of contexts.entries())
    downloads.push(await downloadsOf(context, site + (paths[index] ?? ''), owner));
  return downloads;
}

async function figuresOf(
  downloads: readonly Download[],
  limit: Limit,
  brotliOf: (url: string) => Promise<number>,
): Promise<Omit<ReturnVisit, 'owner' | 'path' | 'first'>> {
  const whole = await Promise.all(downloads.map(({ url }) => brotliOf(url)));
  const without = whole.reduce((sum, bytes) => sum + bytes, 0);
  const used = bytesOf(downloads);
  const deltas = downloads.filter(({ encoding }) => encoding === 'dcz').length;
  const isMet = used > 0 && ('bytes' in limit ? used <= limit.bytes : used <= without * limit.share);
  return { without, with: used, files: downloads.length, deltas, isMet };
}

const bytesOf = (downloads: readonly Download[]): number => downloads.reduce((sum, { bytes }) => sum + bytes, 0);
