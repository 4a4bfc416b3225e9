import type { Release, ShellRelease } from '@lectern/shared/contract';
import { remoteFixture, shellFixture } from '../../tests/fixtures/releaseFixture';
import { findRefusals, type OpenShell } from './compatibility';
import type { AnyRelease, LiveState } from './liveState';
import { changedReleases, plan } from './plan';

const only = <R>(stable: R): { stable: R; fallback: null; canary: null } => ({ stable, fallback: null, canary: null });

function site(shell: ShellRelease, ...remotes: Release[]): LiveState {
  return {
    shell: only(shell),
    remotes: Object.fromEntries(remotes.map((remote) => [remote.remote, only(remote)])),
    maintenance: null,
  };
}

function judge(live: LiveState, releases: AnyRelease[], openShells: OpenShell[] = []) {
  const next = plan(live, { kind: 'promote', releases });
  if (!next) throw new Error('The change changes nothing.');
  return findRefusals(next, changedReleases(live, next), { live, openShells });
}

const live = site(
  shellFixture(),
  remoteFixture('info'),
  remoteFixture('learning', {
    routes: [
      { id: 'notes', path: '/notes', access: 'signed-in' },
      { id: 'player', path: '/play/:id/:uid', access: 'signed-in' },
    ],
  }),
);

describe('required shared singletons', () => {
  test.each([
    ['a range that the shell satisfies', { react: '^19.0.0' }, []],
    ['a range that it does not satisfy', { react: '^20.0.0' }, ['shared-version']],
    ['a singleton that it does not provide', { '@lectern/shared/query': '^1.0.0' }, ['shared-version']],
    ['an invalid range', { react: 'newest' }, ['shared-version']],
    ['a range that shells cannot judge', { react: '18.0.0 - 20.0.0' }, ['shared-version']],
    ['partial versions and placeholders', { react: '^19.1 || 19.x' }, []],
    ['nothing', {}, []],
  ])('%s', (_name, requires, codes) => {
    expect(judge(live, [remoteFixture('info', { version: '1.0.1', requires })]).map(({ code }) => code)).toEqual(codes);
  });

  test('names range, provided version and shell', () => {
    const [refusal] = judge(live, [remoteFixture('info', { version: '1.0.1', requires: { react: '^20.0.0' } })]);
    expect(refusal?.what).toBe('info 1.0.1 requires react ^20.0.0, but shell 1.0.0 provides 19.3.1.');
  });

  test('reports a range of an unsupported form differently', () => {
    const [refusal] = judge(live, [remoteFixture('info', { version: '1.0.1', requires: { react: '~>19.0' } })]);
    expect(refusal).toMatchObject({
      what: 'info 1.0.1 requires react "~>19.0".',
      why: 'Shells do not support that form of range, so they would refuse the release on every page.',
    });
    expect(refusal?.fix).toContain('Write versions such as 1.2.3');
  });

  test('checks shells still open in tabs, and says when those will be closed', () => {
    const open = {
      release: shellFixture({ version: '0.9.0', provides: { react: '18.3.1' } }),
      until: Date.parse('2026-01-01T00:00:00Z'),
    };
    const [refusal] = judge(live, [remoteFixture('info', { version: '1.0.1' })], [open]);
    expect(refusal).toMatchObject({
      code: 'shared-version',
      what: 'info 1.0.1 requires react ^19.0.0, but shell 0.9.0 provides 18.3.1.',
    });
    expect(refusal?.fix).toContain('2026-01-08T00:00:00.000Z');
  });

  test("refuses a shell that a live remote can't work with", () => {
    const refusals = judge(live, [shellFixture({ version: '2.0.0', provides: { react: '20.0.0' } })]);
    expect(refusals.map(({ code, what }) => [code, what])).toEqual([
      ['shell-provides', 'shell 2.0.0 provides react 20.0.0, but the live info 1.0.0 requires ^19.0.0.'],
      ['shell-provides', 'shell 2.0.0 provides react 20.0.0, but the live learning 1.0.0 requires ^19.0.0.'],
    ]);
  });

  test('allows a shell and remotes that only fit each other to go live together', () => {
    const requires = { react: '^20.0.0' };
    const next = [
      shellFixture({ version: '2.0.0', provides: { react: '20.0.0' } }),
      remoteFixture('info', { version: '2.0.0', requires }),
      remoteFixture('learning', { version: '2.0.0', requires }),
    ];
    expect(judge(live, next)).toEqual([]);
  });
});

describe('route ownership', () => {
  test.each([
    ['a path of the shell', { id: 'enter', path: '/sign_in' }, 'path-owned'],
    ['a path of another remote', { id: 'mine', path: '/info' }, 'path-owned'],
    [
      'the same path with other parameter names',
      { id: 'mine', path: '/play/:a/:b', access: 'signed-in' },
      'path-owned',
    ],
    ["the id of another remote's route", { id: 'info', path: '/mine' }, 'route-id-owned'],
    ['the id of a shell route', { id: 'sign-in', path: '/mine' }, 'route-id-owned'],
    ['a path and an id of its own', { id: 'mine', path: '/mine' }, undefined],
    ['a path that differs in letter case', { id: 'mine', path: '/Info' }, undefined],
  ] as const)('%s', (_name, route, code) => {
    expect(judge(live, [remoteFixture('commerce', { routes: [route] })])[0]?.code).toBe(code);
  });

  test('reports a clash between two releases of one change once', () => {
    const routes = [{ id: 'mine', path: '/mine' }];
    expect(judge(live, [remoteFixture('commerce', { routes }), remoteFixture('catalogue', { routes })])).toHaveLength(
      1,
    );
  });

  test('allows a route to move between remotes that go live together', () => {
    const moved = { id: 'about', path: '/info' };
    const emptied = remoteFixture('info', { version: '1.0.1', routes: [{ id: 'contact', path: '/contact' }] });
    expect(judge(live, [remoteFixture('commerce', { routes: [moved] }), emptied])).toEqual([]);
  });
});

test.each([
  ['/api/search', true],
  ['/registry.json', true],
  ['/v1/:id', true],
  ['/share.png', true],
  ['/sitemap-courses-1.xml', true],
  ['/events', false],
  ['/apis', false],
])('a route at %s, which the site may answer itself: refused %s', (path, refused) => {
  const refusals = judge(live, [remoteFixture('learning', { version: '1.0.1', routes: [{ id: 'x', path }] })]);
  expect(refusals.some(({ code }) => code === 'reserved-path')).toBe(refused);
});

describe('protected paths', () => {
  test.each([
    ['/profile', true],
    ['/watch/:id/:uid/:name', true],
    ['/watch/:a/:b/:c', true],
    ['/watch/:id/:uid/intro', true],
    ['/watch/free/:uid/:name', true],
    ['/enroll/:id/:uid/:name', true],
    ['/watch/:bucket/:course_name', false],
    ['/watch/:id', false],
    ['/:a/:b/:c/:d', false],
    ['/profiles', false],
    ['/notes', true],
    ['/play/:id/intro', true],
  ])('%s declared public: refused %s', (path, refused) => {
    const refusals = judge(live, [remoteFixture('learning', { version: '1.0.1', routes: [{ id: 'x', path }] })]);
    expect(refusals.some(({ code }) => code === 'protected-path')).toBe(refused);
  });

  test('may be declared signed-in', () => {
    expect(
      judge(live, [
        remoteFixture('learning', { version: '1.0.1', routes: [{ id: 'x', path: '/profile', access: 'signed-in' }] }),
      ]),
    ).toEqual([]);
  });
});
