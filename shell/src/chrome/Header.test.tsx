import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillDomGaps } from '@lectern/shared/testing';
import { channel, registry, release } from '../testing/releases';
import { renderShell } from '../testing/renderShell';

const route = { path: '/books', nav: { label: 'Books', order: 1 } };
const site = () => registry({ commerce: channel(release('1.0.0', {}, route)) });
const show = () => renderShell('/nope', site(), { screens: {}, broken: new Set() });
/** The header of the site; the one of a screen's own heading comes after it. */
const header = () => within(screen.getAllByRole('banner')[0]!);
beforeAll(fillDomGaps);
afterEach(() => localStorage.clear());

it('names everything that can be pressed', () => {
  show();
  const bar = header();
  expect(bar.getByRole('link', { name: 'Lectern, home' })).toHaveAttribute('href', '/');
  expect(within(bar.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Books' })).toHaveAttribute(
    'href',
    '/books',
  );
  expect(bar.getByRole('searchbox', { name: 'Search courses' })).toBeInTheDocument();
  expect(bar.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/shopping');
  expect(bar.getByRole('button', { name: 'Colour theme: As the system' })).toBeInTheDocument();
  expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/sign_in?next=%2Fnope');
  expect(bar.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/sign_up');
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAccessibleName();
});

it('leads from the search box to the search', async () => {
  show();
  const box = header().getByRole('searchbox');
  await userEvent.type(box, ' glass & steel{Enter}');
  expect(window.location.pathname + window.location.search).toBe('/search?q=glass%20%26%20steel');
});

it('skips to the content', async () => {
  show();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to the content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(window.location.hash).toBe('');
});

it('counts the cart', () => {
  localStorage.setItem('lectern.cart-count', '2');
  show();
  expect(screen.getByRole('link', { name: 'Cart, 2 items' })).toBeInTheDocument();
});

it('keeps the theme that was chosen', async () => {
  show();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dark', hidden: true }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(localStorage.getItem('lectern.theme')).toBe('dark');
});

it('offers every theme under its own heading in the menu of small screens', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const group = within(screen.getByRole('dialog', { name: 'Menu' })).getByRole('group', { name: 'Theme' });
  expect(within(group).getByRole('radio', { name: 'As the system' })).toBeChecked();
  await userEvent.click(within(group).getByRole('radio', { name: 'Light' }));
  expect(within(group).getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

it('says while the browser has no network what works without one', () => {
  show();
  const online = jest.spyOn(navigator, 'onLine', 'get');
  const tell = (isOnline: boolean): void =>
    act(() => {
      online.mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  const line = header().getByRole('status');
  expect(line).toBeEmptyDOMElement();
  tell(false);
  expect(line).toHaveTextContent('Offline: kept pages and lessons still work.');
  tell(true);
  expect(line).toBeEmptyDOMElement();
  online.mockRestore();
});

it('offers to reload for a new shell, but not while input is unsaved', async () => {
  const { live } = show();
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  const next = { ...site(), serial: 8 };
  act(() => live.take({ ...next, shell: { ...next.shell, stable: { ...next.shell.stable, version: '1.1.0' } } }));
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
});
