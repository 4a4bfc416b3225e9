import own from '../remote';
import { channel, registry, release } from '../testing/releases';
import { findRoute, routeTable } from './routeTable';

const nobody = (): string => 'x';

test('holds the shell’s own routes and those of every live release', () => {
  const table = routeTable(registry({ commerce: channel(release()) }), own.routes, nobody);
  expect(findRoute(table, '/sign_in')).toMatchObject({ owner: 'shell', target: null });
  expect(findRoute(table, '/books')).toMatchObject({
    owner: 'commerce',
    screen: 'BooksScreen',
    target: { fallback: null },
  });
  expect(findRoute(table, '/books/')).toBeNull();
  expect(findRoute(table, '/Books')).toBeNull();
});

test('lets no remote take over a route of the shell', () => {
  const thief = release('1.0.0', {}, { path: '/sign_in', access: 'public' });
  expect(findRoute(routeTable(registry({ commerce: channel(thief) }), own.routes, nobody), '/sign_in')?.owner).toBe(
    'shell',
  );
});

test('takes the fallback release’s screen for the same path', () => {
  const older = release('1.4.1');
  const table = routeTable(registry({ commerce: channel(release(), { fallback: older }) }), own.routes, nobody);
  expect(findRoute(table, '/books')?.target?.fallback?.release).toBe(older);
});

test('takes no fallback whose path is guarded otherwise', () => {
  const guarded = release('1.4.1', {}, { access: 'signed-in' });
  const table = routeTable(registry({ commerce: channel(release(), { fallback: guarded }) }), own.routes, nobody);
  expect(findRoute(table, '/books')?.target?.fallback).toBeNull();
});

test('gives a visitor of the canary its routes, with the stable release as the fallback', () => {
  const canary = release('1.5.0');
  const table = routeTable(
    registry({ commerce: channel(release(), { canary: { release: canary, percent: 100, salt: 's' } }) }),
    own.routes,
    nobody,
  );
  expect(findRoute(table, '/books')?.target).toMatchObject({
    first: { release: { version: '1.5.0' } },
    fallback: { release: { version: '1.4.2' } },
  });
});
