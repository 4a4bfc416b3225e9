import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startTestBackend, fillDomGaps, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { registry } from '../../testing/releases';
import { renderShell } from '../../testing/renderShell';
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
