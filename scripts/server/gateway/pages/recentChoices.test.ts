import type { LiveRevision } from '../live/liveSite';
import { createRecentChoices } from './recentChoices';

const revision = (): LiveRevision => ({}) as LiveRevision;

test('a choice is reused for 250 ms, and only under its own revision', () => {
  let now = 1_000;
  const choices = createRecentChoices<string>(() => now);
  const live = revision();
  choices.set(live, 'home', 'page');
  now += 249;
  expect(choices.get(live, 'home')).toBe('page');
  expect(choices.get(live, 'books')).toBeUndefined();
  expect(choices.get(revision(), 'home')).toBeUndefined();
  now += 1;
  expect(choices.get(live, 'home')).toBeUndefined();
});

test('a choice is not used again once the clock was set back', () => {
  let now = 3_600_000;
  const choices = createRecentChoices<string>(() => now);
  const live = revision();
  choices.set(live, 'home', 'page');
  now = 1_000;
  expect(choices.get(live, 'home')).toBeUndefined();
});

test('the choice that was used longest ago makes room for the hundred-and-first', () => {
  const choices = createRecentChoices<number>();
  const live = revision();
  for (let index = 0; index < 100; index += 1) choices.set(live, String(index), index);
  choices.get(live, '0');
  choices.set(live, 'new', 100);
  expect(choices.get(live, '0')).toBe(0);
  expect(choices.get(live, '1')).toBeUndefined();
});
