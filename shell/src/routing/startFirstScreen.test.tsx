import { channel, registry, release } from '../testing/releases';
import type { Shell } from '../state/ShellContext';
import { startFirstScreen } from './startFirstScreen';

function setUp(access: string, change = {}) {
  const requests: string[] = [];
  const record = (name: string) => () => {
    requests.push(name);
    return new Promise<never>(() => undefined);
  };
  const live = {
    current: () => registry({ commerce: channel(release('1.0.0', {}, { access: access as 'public' })) }, change),
    subscribe: () => () => undefined,
    update: () => undefined,
  };
  const shell = {
    live,
    loader: { load: record('load'), preferred: () => undefined },
    preload: record('preload'),
    ownScreens: { load: record('own') },
    canaries: {},
    ownRoutes: [{ id: 'sign-in', path: '/sign_in', screen: 'SignInScreen', access: 'public', title: 'Sign in' }],
  };
  return { shell: shell as unknown as Shell, requests };
}

test.each([
  ['/books', 'public', ['load']],
  ['/books', 'signed-in', ['preload']],
  ['/books', 'friends', []],
  ['/nope', 'public', []],
  ['/sign_in', 'public', ['own']],
])('%s (%s) → %j', (path, access, expected) => {
  const { shell, requests } = setUp(access);
  startFirstScreen(shell, path);
  expect(requests).toEqual(expected);
});

test('requests nothing under maintenance', () => {
  const { shell, requests } = setUp('public', { maintenance: { message: 'x' } });
  startFirstScreen(shell, '/books');
  expect(requests).toEqual([]);
});
