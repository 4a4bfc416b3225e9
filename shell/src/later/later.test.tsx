/* What is fetched only when it is needed: pressed for before it has come, and not to be had at first. */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillDomGaps } from '@lectern/shared/testing';
import { registry } from '../testing/releases';
import { renderShell } from '../testing/renderShell';
import type { LaterParts } from './later';
import * as parts from './parts';

const USER = {
  uid: 'u1',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  roles: [],
};
const show = (later: () => Promise<LaterParts>) =>
  renderShell('/nope', registry({}), { screens: {}, broken: new Set(), later }, USER);
const theme = () => screen.getByRole('button', { name: /^Colour theme/ });
beforeAll(fillDomGaps);

/** Later parts that come when the test says so. */
function held(): { later: () => Promise<LaterParts>; arrive: () => Promise<void> } {
  let give: (loaded: LaterParts) => void = () => undefined;
  const coming = new Promise<LaterParts>((resolve) => (give = resolve));
  return {
    later: () => coming,
    arrive: () =>
      act(async () => {
        give(parts);
        await coming;
      }),
  };
}

it('opens a menu that was pressed before it came, as soon as it comes', async () => {
  const { later, arrive } = held();
  show(later);
  expect(theme()).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.click(theme());
  expect(theme()).toHaveAttribute('aria-expanded', 'false');
  await arrive();
  expect(screen.getByRole('menuitemradio', { name: 'As the system' })).toHaveFocus();
  expect(theme()).toHaveAttribute('aria-expanded', 'true');
});

it('opens it by the arrow key as well', async () => {
  const { later, arrive } = held();
  show(later);
  const button = screen.getByRole('button', { name: 'Account of Ada' });
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  await arrive();
  expect(screen.getByRole('menuitem', { name: 'My learning' })).toHaveFocus();
});

it('opens nothing for who has gone elsewhere by then', async () => {
  const { later, arrive } = held();
  show(later);
  await userEvent.click(theme());
  await userEvent.click(screen.getAllByRole('searchbox')[0]!);
  await arrive();
  expect(theme()).toHaveAttribute('aria-expanded', 'false');
});

it('opens the navigation of small screens when it comes', async () => {
  const { later, arrive } = held();
  show(later);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await arrive();
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveAttribute('open');
});

it.each(['Menu', 'Colour theme: As the system'])(
  'says that "%s" could not be loaded, and tries anew with the next press',
  async (name) => {
    let isBroken = true;
    const later = jest.fn(() => (isBroken ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(parts)));
    show(later);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('The menu could not be loaded. Please press again.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole(name === 'Menu' ? 'dialog' : 'menu', { name: name.split(':')[0] })).toBeVisible();
  },
);

it('is asked for once near a button, and again when the network is back', async () => {
  const later = jest.fn((): Promise<LaterParts> => Promise.reject(new Error('ChunkLoadError')));
  show(later);
  await userEvent.hover(theme());
  expect(later).toHaveBeenCalledTimes(1);
  later.mockResolvedValue(parts);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(later).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('menuitem', { name: 'My learning', hidden: true })).toBeInTheDocument();
});
