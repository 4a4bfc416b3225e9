import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellFixture } from '../../tests/fixtures/releaseFixture';
import { changeRegistry } from './change';
import { openRegistryStore } from './store';
import { findOpenShells, openTimeline } from './timeline';

const DAY = 24 * 60 * 60 * 1000;
const start = Date.parse('2026-11-01T00:00:00Z');
const home = mkdtempSync(join(tmpdir(), 'lectern-timeline-'));
afterAll(() => rmSync(home, { recursive: true }));

test('shells that were a canary in the last seven days may be open in tabs too', async () => {
  const store = openRegistryStore(home);
  const change = { by: 'Ann', command: 'test', reason: '-' };
  const stable = shellFixture({ version: '1.0.0' });
  const canaryOf = (version: string, percent: number) => ({ release: shellFixture({ version }), percent, salt: 's' });
  const states = [canaryOf('1.1.0', 5), null, canaryOf('1.2.0', 5), canaryOf('1.3.0', 0), null];
  for (const [day, canary] of states.entries())
    await changeRegistry(
      store,
      change,
      () => ({ shell: { stable, fallback: null, canary }, remotes: {}, maintenance: null }),
      () => start + day * 3 * DAY,
    );
  const open = await findOpenShells(openTimeline(store), start + 13 * DAY);
  expect(open.map(({ release }) => release.version)).toEqual(['1.0.0', '1.2.0']);
});
