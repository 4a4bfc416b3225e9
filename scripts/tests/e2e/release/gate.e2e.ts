import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import pLimit from 'p-limit';
import { openStores } from '../../../cli';
import { closeBrowser, findBrowser, plan, startBrowser, tryRelease } from '../../../release';
import { BROKEN_ENTRIES, CRASHES_LATER, SAFE_ENTRIES, writeEntry } from '../../fixtures/entryCorpus';
import { HOME } from '../harness/home';

type Trial = { access?: 'signed-in'; failureDelay?: number };

/** Tries entries with the real shell, whose failure screen takes `failureDelay` ms. Resolves to the reasons. */
async function tryEntries(entries: Record<string, string>, trial: Trial = {}): Promise<Record<string, string[]>> {
  const { access, failureDelay = 0 } = trial;
  const { registry, bundles } = openStores({ home: HOME });
  const live = (await registry.latest()).registry;
  const folder = await mkdtemp(join(tmpdir(), 'lectern-corpus-'));
  const browser = await startBrowser(findBrowser() ?? '');
  const tryEntry = async ([name, code]: [string, string], index: number): Promise<[string, string[]]> => {
    const build = join(folder, String(index));
    const release = writeEntry(build, code, access && { access });
    const next = plan(live, { kind: 'promote', releases: [release] });
    const fileOf = async (owner: string, version: string, file: string): Promise<string | null> => {
      if (owner === 'trial') return join(build, file);
      if (file.startsWith('deferredParts.')) await setTimeout(failureDelay);
      return bundles.fileOf(owner, version, file);
    };
    return [name, next ? (await tryRelease(browser, release, next, fileOf)).map(({ why }) => why) : []];
  };
  try {
    const limit = pLimit(3);
    const tries = Object.entries(entries).map((entry, index) => limit(() => tryEntry(entry, index)));
    return Object.fromEntries(await Promise.all(tries));
  } finally {
    await closeBrowser(browser);
    await rm(folder, { recursive: true, force: true });
  }
}

test('a bundle that visitors could not use is refused, with the reason', async () => {
  const found = await tryEntries(BROKEN_ENTRIES);
  const passed = Object.entries(found).filter(([, reasons]) => reasons.length === 0);
  expect(passed).toEqual([]);
  const { 'has a module that never loads': neverLoads = [], ...others } = found;
  expect(neverLoads[0]).toContain('not shown within 20 s');
  expect(
    Object.entries(others).filter(([, reasons]) => reasons.some((reason) => reason.includes('not shown within'))),
    'all others are refused at once',
  ).toEqual([]);
  expect(found['has a screen with a part whose file is missing']?.[0]).toContain('It failed (error)');
  expect(found['throws when it is evaluated']?.[0]).toContain('broken on load');
  expect(found['lacks the exposed module']?.[0]).toContain('is not exposed');
  expect(found['has a screen that throws at render']?.[0]).toContain('broken at render');
});

test('a crash is found although the code of the failure screen comes late', async () => {
  const found = await tryEntries({ late: CRASHES_LATER }, { failureDelay: 2_000 });
  expect(found.late?.[0]).toContain('broken in a moment');
});

test('a bundle that visitors can use passes, whatever it logs or lacks', async () => {
  const refused = Object.entries(await tryEntries(SAFE_ENTRIES)).filter(([, reasons]) => reasons.length > 0);
  expect(refused).toEqual([]);
  const signedIn = { 'crashes without an account': BROKEN_ENTRIES['has a screen that throws at render'] ?? '' };
  expect(await tryEntries(signedIn, { access: 'signed-in' })).toEqual({ 'crashes without an account': [] });
  expect(await tryEntries({ 'is empty': '' }, { access: 'signed-in' })).not.toEqual({ 'is empty': [] });
});
