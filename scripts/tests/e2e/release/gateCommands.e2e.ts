import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { openStores } from '../../../cli';
import { BROKEN_ENTRIES, SAFE_ENTRIES, writeEntry } from '../../fixtures/entryCorpus';
import { shareOf } from '../harness/share';
import { expect, test } from '../harness/test';

const SHOWN = SAFE_ENTRIES['shows a heading'] ?? '';

/** Breaks that only a loaded entry shows, and one that the registry knows: the entry, and the reason in the refusal. */
const BREAKS: readonly { entry: string; requires?: Record<string, string>; reason: RegExp }[] = [
  { entry: BROKEN_ENTRIES['throws when it is evaluated'] ?? '', reason: /broken on load/ },
  {
    entry: BROKEN_ENTRIES['has a screen that throws at render'] ?? '',
    reason: /It failed \(render\).*broken at render/,
  },
  { entry: BROKEN_ENTRIES['lacks the exposed module'] ?? '', reason: /\.\/MainScreen is not exposed/ },
  { entry: BROKEN_ENTRIES['has a screen with a part whose file is missing'] ?? '', reason: /It failed \(error\)/ },
  { entry: BROKEN_ENTRIES['has a module that never loads'] ?? '', reason: /It was not shown within 20 s/ },
  { entry: SHOWN, requires: { react: '^18.0.0' }, reason: /requires react \^18\.0\.0, but shell \S+ provides 19/ },
];

test('release, promote and canary refuse what no visitor could use, and change nothing', async ({ site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-gate-'));
  const build = (version: string): string => join(folder, version);
  const { registry, bundles } = openStores({ home: site.home });
  const command = async (...args: string[]): Promise<string> =>
    site.lectern(...args).then(
      () => 'accepted',
      (error: unknown) => String(error),
    );
  try {
    writeEntry(build('1.0.0'), SHOWN);
    expect(await command('release', 'trial', '--from', build('1.0.0'))).toBe('accepted');
    const { serial } = await registry.latest();
    const limit = pLimit(2);
    const tries = shareOf(BREAKS).map(({ entry, requires, reason }, index) =>
      limit(async () => {
        const version = `1.0.${String(index + 1)}`;
        const release = writeEntry(build(version), entry, { version, ...(requires && { requires }) });
        const released = await command('release', 'trial', '--from', build(version));
        expect.soft(released, `release of ${version}`).toMatch(reason);
        expect.soft(released).toMatch(/exited with 1:/);
        expect.soft(await bundles.has('trial', version), `${version} was not published`).toBe(false);

        await bundles.publish(release, build(version));
        const [verb, ...options] = index % 2 === 0 ? ['promote'] : ['canary', '--percent', '5'];
        expect.soft(await command(verb, 'trial', version, ...options), `${verb} of ${version}`).toMatch(reason);
      }),
    );
    await Promise.all(tries);
    expect((await registry.latest()).serial, 'no revision was added').toBe(serial);
    expect(await site.lectern('history', 'trial'), 'a browser has loaded what is live').not.toContain('unverified');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
