import own from '../remote';
import { channel, registry, release } from '../testing/releases';
import { findRoute, routeTable } from './routeTable';

test('lists the shell’s own routes and those of every live release', () => {
  const table = routeTable(registry({ commerce: channel(release()) }), own.routes, {});
  expect(findRoute(table, '/sign_in')).toMatchObject({ owner: 'shell', target: null });
  expect(findRoute(table, '/books')).toMatchObject({
    owner: 'commerce',
    screen: 'BooksScreen',
    target: { fallback: null },
  });
  expect(findRoute(table, '/books/')).toBeNull();
  expect(findRoute(table, '/Books')).toBeNull();
});

test('no remote takes over a route of the shell', () => {
  const thief = release('1.0.0', {}, { path: '/sign_in', access: 'public' });
  expect(findRoute(routeTable(registry({ commerce: channel(thief) }), own.routes, {}), '/sign_in')?.owner).toBe(
    'shell',
  );
});

test('the fallback is the same path of the fallback release', () => {
  const older = release('1.4.1');
  const table = routeTable(registry({ commerce: channel(release(), { fallback: older }) }), own.routes, {});
  expect(findRoute(table, '/books')?.target?.fallback?.release).toBe(older);
});

test('a path with another access is no fallback', () => {
  const guarded = release('1.4.1', {}, { access: 'signed-in' });
  const table = routeTable(registry({ commerce: channel(release(), { fallback: guarded }) }), own.routes, {});
  expect(findRoute(table, '/books')?.target?.fallback).toBeNull();
});

test('a visitor in the canary gets its routes, with the stable release as the fallback', () => {
  const canary = release('1.5.0');
  const table = routeTable(
    registry({ commerce: channel(release(), { canary: { release: canary, percent: 5, salt: 's' } }) }),
    own.routes,
    { commerce: '1.5.0' },
  );
  expect(findRoute(table, '/books')?.target).toMatchObject({
    first: { release: { version: '1.5.0' } },
    fallback: { release: { version: '1.4.2' } },
  });
});
