import { remoteFixture, shellFixture } from '../../tests/fixtures/releaseFixture';
import type { LiveState } from './liveState';
import { plan, revise, type RegistryChange } from './plan';
import { RefusedError } from '../refusal';

const shell = shellFixture();
const info = remoteFixture('info');
const next = remoteFixture('info', { version: '1.0.1' });

function after(live: LiveState | null, ...changes: RegistryChange[]): LiveState {
  const state = changes.reduce<LiveState | null>((current, change) => plan(current, change) ?? current, live);
  if (!state) throw new Error('Nothing is live.');
  return state;
}

const live = after(null, { kind: 'promote', releases: [shell, info] });

describe('promote', () => {
  test('requires a shell in the first revision', () => {
    expect(live.shell).toEqual({ stable: shell, fallback: null, canary: null });
    expect(() => plan(null, { kind: 'promote', releases: [info] })).toThrow(RefusedError);
  });

  test('keeps the previous stable release as the fallback', () => {
    expect(after(live, { kind: 'promote', releases: [next] }).remotes.info).toEqual({
      stable: next,
      fallback: info,
      canary: null,
    });
  });

  test("drops a fallback that the live shell can't run", () => {
    const provides = { react: '20.0.0' };
    const state = after(live, {
      kind: 'promote',
      releases: [
        shellFixture({ version: '2.0.0', provides }),
        remoteFixture('info', { version: '2.0.0', requires: { react: '^20.0.0' } }),
      ],
    });
    expect(state.remotes.info?.fallback).toBeNull();
    expect(state.shell.fallback).toBeNull();
  });

  test("drops a remote's fallback that a new shell can't run", () => {
    const wide = remoteFixture('info', { version: '1.1.0', requires: { react: '^19.0.0 || ^20.0.0' } });
    const before = after(live, { kind: 'promote', releases: [wide] });
    expect(before.remotes.info?.fallback).toEqual(info);
    const state = after(before, {
      kind: 'promote',
      releases: [shellFixture({ version: '2.0.0', provides: { react: '20.0.0' } })],
    });
    expect(state.remotes.info).toEqual({ stable: wide, fallback: null, canary: null });
    expect(state.shell.fallback).toEqual(shell);
  });

  test('changes nothing for a release that is already live, and keeps its fallback', () => {
    const state = after(live, { kind: 'promote', releases: [next] });
    expect(plan(state, { kind: 'promote', releases: [next] })).toBeNull();
    expect(
      after(state, { kind: 'promote', releases: [next, shellFixture({ version: '1.0.1' })] }).remotes.info?.fallback,
    ).toEqual(info);
  });

  test('does not modify its input', () => {
    const copy = structuredClone(live);
    plan(live, { kind: 'promote', releases: [next] });
    expect(live).toEqual(copy);
  });
});

describe('rollback', () => {
  test('does not keep the release that failed as the fallback', () => {
    const state = after(
      live,
      { kind: 'promote', releases: [next] },
      { kind: 'rollback', release: info, fallback: null },
    );
    expect(state.remotes.info).toEqual({ stable: info, fallback: null, canary: null });
  });
});

describe('maintenance', () => {
  const on = (remote: string | null, message = 'Soon.'): RegistryChange => ({
    kind: 'maintenance',
    notice: { message },
    remote,
  });
  const off = (remote: string | null): RegistryChange => ({ kind: 'maintenance', notice: null, remote });

  test.each<[string, RegistryChange[], unknown]>([
    ['the whole site', [on(null)], { message: 'Soon.' }],
    ['one remote', [on('info')], { message: 'Soon.', remotes: ['info'] }],
    [
      'two remotes, one after the other',
      [on('info'), on('commerce', 'Later.')],
      { message: 'Later.', remotes: ['commerce', 'info'] },
    ],
    ['one of two switched off', [on('info'), on('commerce'), off('info')], { message: 'Soon.', remotes: ['commerce'] }],
    ['the last one switched off', [on('info'), off('info')], null],
    ['the whole site after one remote', [on('info'), on(null)], { message: 'Soon.' }],
    ['everything switched off', [on('info'), off(null)], null],
  ])('%s', (_name, changes, expected) => {
    expect(after(live, ...changes).maintenance).toEqual(expected);
  });

  test("can't be switched for one remote while the whole site is under maintenance", () => {
    const state = after(live, on(null));
    expect(() => plan(state, on('info'))).toThrow(/whole site is under maintenance/);
    expect(() => plan(state, off('info'))).toThrow(RefusedError);
  });

  test('changes nothing when it is already in that state', () => {
    expect(plan(live, off(null))).toBeNull();
    expect(plan(after(live, on('info')), on('info'))).toBeNull();
  });
});

test('a revision follows the newest file of the log', () => {
  const revision = revise(
    live,
    { serial: 41, hash: 'a'.repeat(64) },
    { by: 'Ann', command: 'promote', reason: '-' },
    0,
  );
  expect(revision).toMatchObject({
    serial: 42,
    previousHash: 'a'.repeat(64),
    updatedAt: '1970-01-01T00:00:00.000Z',
    schemaVersion: 1,
  });
});
