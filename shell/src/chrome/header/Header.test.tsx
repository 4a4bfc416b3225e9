import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillDomGaps } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { channel, registry, release } from '../../testing/releases';
import { renderShell } from '../../testing/renderShell';
import { shellText } from '../../text/shell.en';
import { deferredText } from '../../text/deferred.en';
import { noticesText } from '../../text/notices.en';

const text = textOf(shellText);
const deferred = textOf(deferredText);
const notices = textOf(noticesText);

const route = { path: '/books', nav: { label: 'Books', order: 1 } };
const site = () => registry({ commerce: channel(release('1.0.0', {}, route)) });
const show = () => renderShell('/nope', site(), { screens: {}, broken: new Set() });
/** Returns the site's header. It comes before the header of the screen. */
const header = () => within(screen.getAllByRole('banner')[0]!);
beforeAll(fillDomGaps);
afterEach(() => localStorage.clear());

test('every control has a name', () => {
  show();
  const bar = header();
  expect(bar.getByRole('link', { name: text.header.home })).toHaveAttribute('href', '/');
  expect(
    within(bar.getByRole('navigation', { name: text.header.main })).getByRole('link', { name: 'Books' }),
  ).toHaveAttribute('href', '/books');
  expect(bar.getByRole('searchbox', { name: text.header.searchLabel })).toBeInTheDocument();
  expect(bar.getByRole('link', { name: text.header.cart })).toHaveAttribute('href', '/shopping');
  expect(bar.getByRole('button', { name: text.theme.button(text.theme.system) })).toBeInTheDocument();
  expect(bar.getByRole('link', { name: text.header.signIn })).toHaveAttribute('href', '/sign_in?next=%2Fnope');
  expect(bar.getByRole('link', { name: text.header.signUp })).toHaveAttribute('href', '/sign_up?next=%2Fnope');
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
});

test('the search box leads to the search screen', async () => {
  show();
  const box = header().getByRole('searchbox');
  await userEvent.type(box, ' glass & steel{Enter}');
  expect(window.location.pathname + window.location.search).toBe('/search?q=glass%20%26%20steel');
});

test('the skip link moves the focus to the content', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: text.header.skip }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('the initials of an account are whole characters', () => {
  const user = { uid: 'ada', email: '', emailVerified: true, displayName: '😀da Åkesson', photoUrl: null, roles: [] };
  renderShell('/nope', site(), { screens: {}, broken: new Set() }, user);
  expect(header().getByText('😀Å')).toBeInTheDocument();
});

test('the cart shows its number of items', () => {
  localStorage.setItem('lectern.cart-count', '2');
  show();
  expect(screen.getByRole('link', { name: text.header.cartCount(2) })).toBeInTheDocument();
});

test('stores the chosen theme', async () => {
  show();
  await userEvent.click(screen.getByRole('menuitemradio', { name: text.theme.dark, hidden: true }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('lectern.theme')).toBe('dark');
});

test('the menu of small screens offers every theme', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: text.header.menu }));
  const group = within(screen.getByRole('dialog', { name: text.header.menu })).getByRole('group', {
    name: deferred.theme,
  });
  expect(within(group).getByRole('radio', { name: text.theme.system })).toBeChecked();
  await userEvent.click(within(group).getByRole('radio', { name: text.theme.light }));
  expect(within(group).getByRole('radio', { name: text.theme.light })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

test('the menu of small screens closes as the browser closes dialogs, which returns the focus', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: text.header.menu }));
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
  await userEvent.click(screen.getByRole('button', { name: deferred.closeMenu }));
  expect(close).toHaveBeenCalled();
  expect(screen.queryByRole('dialog', { name: text.header.menu })).toBeNull();
});

test('shows what still works while the browser is offline', () => {
  show();
  const online = jest.spyOn(navigator, 'onLine', 'get');
  const setOnline = (isOnline: boolean): void =>
    act(() => {
      online.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  const notice = header().getByRole('status');
  expect(notice).toBeEmptyDOMElement();
  setOnline(false);
  expect(notice).toHaveTextContent(notices.offline);
  setOnline(true);
  expect(notice).toBeEmptyDOMElement();
  online.mockRestore();
});

test('offers once to reload for a new shell', async () => {
  const { live } = show();
  expect(screen.queryByRole('button', { name: notices.update.reload })).not.toBeInTheDocument();
  const next = { ...site(), serial: 8 };
  act(() => live.update({ ...next, shell: { ...next.shell, stable: { ...next.shell.stable, version: '1.1.0' } } }));
  expect(await screen.findByRole('button', { name: notices.update.reload })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: notices.update.dismiss }));
  expect(screen.queryByRole('button', { name: notices.update.reload })).not.toBeInTheDocument();
});
