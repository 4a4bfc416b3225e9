import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillDomGaps } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { registry } from '../../testing/releases';
import { renderShell } from '../../testing/renderShell';
import type { DeferredParts } from '../../state/ShellContext';
import * as parts from '../../deferredParts';
import { shellText } from '../../text/shell.en';
import { deferredText } from '../../text/deferred.en';

const text = textOf(shellText);
const account = textOf(deferredText).account;

const USER = {
  uid: 'u1',
  email: 'ada@example.com',
  emailVerified: true,
  displayName: 'Ada',
  photoUrl: null,
  roles: [],
};
const show = (deferred: () => Promise<DeferredParts>) =>
  renderShell('/nope', registry({}), { screens: {}, broken: new Set(), deferred }, USER);
const theme = () => screen.getByRole('button', { name: text.theme.button(text.theme.system) });
beforeAll(fillDomGaps);

/** Returns deferred parts that load when the test calls `finish`. */
function loadOnDemand(): { deferred: () => Promise<DeferredParts>; finish: () => Promise<void> } {
  let resolveParts: (loaded: DeferredParts) => void = () => undefined;
  const loading = new Promise<DeferredParts>((resolve) => (resolveParts = resolve));
  return {
    deferred: () => loading,
    finish: () =>
      act(async () => {
        resolveParts(parts);
        await loading;
      }),
  };
}

test('a menu pressed before it has loaded opens once it has', async () => {
  const { deferred, finish } = loadOnDemand();
  show(deferred);
  expect(theme()).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.click(theme());
  expect(theme()).toHaveAttribute('aria-expanded', 'false');
  await finish();
  expect(screen.getByRole('menuitemradio', { name: text.theme.system })).toHaveFocus();
  expect(theme()).toHaveAttribute('aria-expanded', 'true');
});

test('the arrow key opens a menu as well once it has loaded', async () => {
  const { deferred, finish } = loadOnDemand();
  show(deferred);
  const button = screen.getByRole('button', { name: text.header.account('Ada') });
  act(() => button.focus());
  fireEvent.keyDown(button, { key: 'ArrowDown' });
  await finish();
  expect(screen.getByRole('menuitem', { name: account.profile })).toHaveFocus();
});

test('a menu does not open after the focus has moved elsewhere', async () => {
  const { deferred, finish } = loadOnDemand();
  show(deferred);
  await userEvent.click(theme());
  await userEvent.click(screen.getAllByRole('searchbox')[0]!);
  await finish();
  expect(theme()).toHaveAttribute('aria-expanded', 'false');
});

test('the navigation of small screens opens once it has loaded', async () => {
  const { deferred, finish } = loadOnDemand();
  show(deferred);
  await userEvent.click(screen.getByRole('button', { name: text.header.menu }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await finish();
  expect(screen.getByRole('dialog', { name: text.header.menu })).toHaveAttribute('open');
});

test.each([text.header.menu, text.theme.button(text.theme.system)])(
  'announces that "%s" could not be loaded, and tries again on the next press',
  async (name) => {
    let isBroken = true;
    const deferred = jest.fn(() => (isBroken ? Promise.reject(new Error('ChunkLoadError')) : Promise.resolve(parts)));
    show(deferred);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(text.header.menuFailed)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(
      await screen.findByRole(name === text.header.menu ? 'dialog' : 'menu', { name: name.split(':')[0] }),
    ).toBeVisible();
  },
);

test('loads once when a button is hovered, and retries when the network is back', async () => {
  const deferred = jest.fn((): Promise<DeferredParts> => Promise.reject(new Error('ChunkLoadError')));
  show(deferred);
  // The screen of an unknown address asks for them first.
  await screen.findByText(text.boot.body);
  deferred.mockClear();
  await userEvent.hover(theme());
  expect(deferred).toHaveBeenCalledTimes(1);
  deferred.mockResolvedValue(parts);
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });
  expect(deferred).toHaveBeenCalledTimes(2);
  expect(await screen.findByRole('menuitem', { name: account.profile, hidden: true })).toBeInTheDocument();
});
