import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellFixture } from '../../tests/fixtures/releaseFixture';
import { openTrialSite, type TrialSite } from './trialSite';

let folder = '';
let site: TrialSite;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'lectern-trial-'));
  const template = join(folder, 'index.html');
  writeFileSync(template, '<html><!--lectern:head--><!--lectern:boot--></html>');
  const registry = {
    schemaVersion: 1 as const,
    serial: 1,
    previousHash: '',
    updatedAt: new Date().toISOString(),
    change: { by: 'lectern', command: 'trial', reason: '-' },
    shell: { stable: shellFixture(), fallback: null, canary: null },
    remotes: {},
    maintenance: null,
  };
  site = await openTrialSite(registry, (_owner, _version, file) =>
    Promise.resolve(file === 'index.html' ? template : null),
  );
});
afterEach(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Requests a path exactly as it is written, and resolves to the status. */
function statusOf(path: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path, headers }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });
}

test('documents get the page, and everything that no release has is not found', async () => {
  expect(await statusOf('/books', { 'sec-fetch-dest': 'document' })).toBe(200);
  expect(await statusOf('/remotes/info/1.0.0/missing.js')).toBe(404);
});

test.each(['//', '///', '//[', '/%', '/remotes/info/1.0.0/%2e%2e%2f'])(
  'a release that requests %s does not end the trial',
  async (path) => {
    expect(await statusOf(path)).toBe(404);
  },
);
