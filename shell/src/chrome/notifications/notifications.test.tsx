import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillDomGaps, renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { textOf } from '@lectern/shared/text';
import { SessionContext, type Session } from '../../session/SessionContext';
import { registry } from '../../testing/releases';
import { renderShell } from '../../testing/renderShell';
import { AccountPanel } from '../header/AccountPanel';
import { deferredText } from '../../text/deferred.en';
import { shellText } from '../../text/shell.en';

const text = textOf(deferredText).notifications;
let running: TestBackend;
beforeAll(async () => {
  fillDomGaps();
  running = await startTestBackend();
});
afterAll(() => running.stop());

const notice = (title: string, minute: number) => ({
  kind: 'answer',
  title,
  body: `All about ${title}`,
  path: '/contact',
  readAt: null,
  createdAt: new Date(Date.UTC(2026, 1, 3, 10, minute)),
});

const openMenu = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: textOf(shellText).header.account(name) }));
const openNotifications = async (name: string): Promise<HTMLElement> => {
  await openMenu(name);
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(text.title) }));
  return screen.findByRole('dialog', { name: text.title });
};
const renderFor = (user: SessionUser) => renderShell('/nope', registry({}), { screens: {}, broken: new Set() }, user);

test('the first notification of an account is announced when it arrives', async () => {
  const user = await running.signIn({ name: 'eve', displayName: 'Eve' });
  renderFor(user);
  const dialog = await openNotifications('Eve');
  await within(dialog).findByText(text.none);
  running.seed({ 'users/eve/notifications/a': notice('An answer', 1) });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText(text.arrived('An answer'))).toBeInTheDocument();
  // It is in view, so it counts as read.
  const { admin } = running.backend.firestore;
  await waitFor(() => expect(admin.get('users/eve/notifications/a')?.fields.readAt).toHaveProperty('timestampValue'));
  expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent(`An answer ${text.new}`);
});

test('another account gets a closed dialog, and hears nothing of what it has already', async () => {
  const fay = await running.signIn({ name: 'fay', displayName: 'Fay' });
  running.seed({
    'users/fay/notifications/a': notice('For Fay', 1),
    'users/gus/notifications/b': notice('For Gus', 2),
  });
  const { announced, signInAs } = renderScreen(<PanelOfUser />, { user: fay });
  await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(text.unread(1)) }));
  await screen.findByText('For Fay');
  // What is shown is marked as read meanwhile, which renders the menu again.
  signInAs(await act(() => running.signIn({ name: 'gus', displayName: 'Gus' })));
  expect(await screen.findByRole('menuitem', { name: new RegExp(text.unread(1)) })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(announced).toEqual([]);
});

/** The menu of the account that is signed in. */
function PanelOfUser() {
  const { user, announce } = useHost();
  if (!user) return null;
  return (
    <SessionContext value={signedIn(user)}>
      <AccountPanel id="account" user={user} announce={announce} onOpen={() => undefined} />
    </SessionContext>
  );
}

/** The session of a user, as the menu needs it. */
const signedIn = (user: SessionUser): Session => ({
  user,
  isRemembered: false,
  hasEnded: false,
  signOut: () => Promise.resolve(),
  accounts: () => Promise.reject(new Error('Not asked for.')),
  retry: () => undefined,
  acknowledge: () => undefined,
});

test("notifications that can't be loaded are not taken for none", async () => {
  const user = await running.signIn({ name: 'ada', displayName: 'Ada' });
  // The backend refuses the notifications of another account.
  renderFor({ ...user, uid: 'bob' });
  const dialog = within(await openNotifications('Ada'));
  expect(await dialog.findByRole('heading', { name: text.failed })).toBeVisible();
  expect(dialog.queryByText(text.none)).toBeNull();
  // The dialog asks again when it opens.
  const again = await dialog.findByRole('button', { name: text.tryAgain, busy: false });
  const hanging = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  await userEvent.click(again);
  expect(await dialog.findByRole('button', { busy: true })).toHaveFocus();
  hanging.mockRestore();
});

test('unread notifications are counted on the account button, and read in a dialog', async () => {
  const user = await running.signIn({ name: 'ada', displayName: 'Ada' });
  running.seed({
    'users/ada/notifications/a': notice('An answer', 1),
    'users/ada/notifications/b': notice('A refund', 2),
  });
  renderShell('/nope', registry({}), { screens: {}, broken: new Set() }, user);
  const button = screen.getByRole('button', { name: textOf(shellText).header.account('Ada') });
  await waitFor(() => expect(button).toHaveAttribute('aria-description', text.unread(2)));
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('menuitem', { name: new RegExp(text.title) }));
  const dialog = within(await screen.findByRole('dialog', { name: text.title }));
  expect(dialog.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    `A refund ${text.new}`,
    `An answer ${text.new}`,
  ]);
  expect(dialog.getByText('All about A refund')).toBeVisible();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-description'));
  const { admin } = running.backend.firestore;
  expect(admin.get('users/ada/notifications/a')?.fields.readAt).toHaveProperty('timestampValue');
  await act(() => userEvent.click(dialog.getByRole('link', { name: 'A refund' })));
  expect(window.location.pathname).toBe('/contact');
});
