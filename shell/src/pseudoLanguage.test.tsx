/**
 * Renders every shell screen in a right-to-left pseudo-language. A sentence outside the text modules stays in Latin
 * letters.
 */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillDomGaps, pseudoLanguage, untranslated } from '@lectern/shared/testing';
import { channel, registry, release } from './testing/releases';
import { renderShell } from './testing/renderShell';

const USER = {
  uid: 'u1',
  email: 'ada@example.com',
  emailVerified: false,
  displayName: 'Ada',
  photoUrl: null,
  roles: [],
};
const books = { path: '/books', title: 'Books', nav: { label: 'Books', order: 1 } };
const site = (change = {}) => registry({ commerce: channel(release('1.0.0', {}, books)) }, change);
/** Names and titles from the registry and the account: data, not text of a module. */
const DATA = ['Books', 'Ada', 'ada@example.com', 'Shelves move.'];

let end: () => void;
beforeAll(fillDomGaps);
beforeEach(() => {
  end = pseudoLanguage();
  document.documentElement.dir = 'ltr';
});
afterEach(() => end());

const show = (path: string, user: typeof USER | null = null, broken: string[] = []) =>
  renderShell(path, site(), { screens: {}, broken: new Set(broken) }, user);

function expectTranslated(): void {
  expect(untranslated(document.body, DATA)).toEqual([]);
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
}

test('header, footer and the not-found screen', async () => {
  show('/nope');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { hidden: true })[0]!);
  expectTranslated();
});

test('menus of a signed-in user', async () => {
  show('/nope', USER);
  const menus = () => screen.getAllByRole('menu', { name: /\p{Script=Arabic}/u, hidden: true });
  await waitFor(() => expect(menus()).toHaveLength(2));
  expectTranslated();
});

test('the failure screen, except for the technical message', async () => {
  show('/books', null, ['/remotes/commerce/1.0.0/37.js']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Loading script chunk');
  expectTranslated();
});

test.each(['/sign_in', '/sign_up', '/forgot_password', '/forgot_password?mode=dance', '/warning?code=leaving'])(
  'the screen at %s',
  async (path) => {
    show(path);
    expect(await screen.findByRole('heading', { level: 1, name: /\p{Script=Arabic}/u })).toBeVisible();
    expectTranslated();
  },
);

test('the sign-in screen of a signed-in user', async () => {
  show('/sign_in', USER);
  expect(await screen.findByRole('heading', { level: 1, name: /\p{Script=Arabic}/u })).toBeVisible();
  expectTranslated();
});

test('the maintenance screen', () => {
  const maintenance = { message: 'Shelves move.', until: '2999-01-01T00:00:00Z' };
  renderShell('/books', site({ maintenance }), { screens: {}, broken: new Set() });
  expect(screen.getByRole('main')).toHaveAttribute('data-screen', 'MaintenanceScreen');
  expectTranslated();
});

test('the direction follows the page’s language', async () => {
  show('/nope');
  await act(async () => {
    document.documentElement.lang = 'de';
    await Promise.resolve();
  });
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});
