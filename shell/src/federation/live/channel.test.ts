import { chooseReleases } from './channel';
import { channel, release } from '../../testing/releases';

const stable = release('1.0.0');
const running = { release: release('1.1.0'), percent: 5, salt: 's' };

test('a page that was assigned the canary gets it, with the stable release as the fallback', () => {
  const choice = chooseReleases(channel(stable, { fallback: release('0.9.0'), canary: running }), '1.1.0');
  expect(choice).toEqual({ release: running.release, fallback: stable });
});

test('all other pages get the stable release: an open tab does not change sides', () => {
  expect(chooseReleases(channel(stable, { canary: { ...running, percent: 99 } })).release).toBe(stable);
});

test.each([
  ['has ended', null],
  ['is another version', { ...running, release: release('1.2.0') }],
  ['is at 0 %', { ...running, percent: 0 }],
])('a page that was assigned a canary leaves it once it %s', (_what, canary) => {
  expect(chooseReleases(channel(stable, { canary }), '1.1.0')).toEqual({ release: stable, fallback: null });
});
