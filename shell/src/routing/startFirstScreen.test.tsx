import { channel, registry, release } from '../testing/releases';
import type { Shell } from '../state/ShellContext';
import { startFirstScreen } from './startFirstScreen';

function setUp(access: string, change = {}) {
  const asked: string[] = [];
  const note = (what: string) => () => {
    asked.push(what);
    return new Promise<never>(() => undefined);
  };
  const live = {
    current: () => registry({ commerce: channel(release('1.0.0', {}, { access: access as 'public' })) }, change),
    subscribe: () => () => undefined,
    take: () => undefined,
  };
  const shell = {
    live,
    loader: { load: note('load') },
    preload: note('preload'),
    ownScreens: { load: note('own') },
    visitor: () => 'x',
    ownRoutes: [{ id: 'sign-in', path: '/sign_in', screen: 'SignInScreen', access: 'public', title: 'Sign in' }],
  };
  return { shell: shell as unknown as Shell, asked };
}

test.each([
  ['/books', 'public', ['load']],
  ['/books', 'signed-in', ['preload']],
  ['/books', 'friends', []],
  ['/nope', 'public', []],
  ['/sign_in', 'public', ['own']],
])('%s (%s) → %j', (path, access, expected) => {
  const { shell, asked } = setUp(access);
  startFirstScreen(shell, path);
  expect(asked).toEqual(expected);
});

test('asks for nothing under maintenance', () => {
  const { shell, asked } = setUp('public', { maintenance: { message: 'x' } });
  startFirstScreen(shell, '/books');
  expect(asked).toEqual([]);
});
