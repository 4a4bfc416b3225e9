import { screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { storedVersion } from '../../data/formDraft';
import TeachScreen from '../../screens/TeachScreen';
import { teachText } from '../../text/teach.en';

/** Difference between the clocks of the server and of this device, in milliseconds. */
let ahead = 0;
let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend({ now: () => Date.now() + ahead });
});
beforeEach(() => localStorage.clear());
afterEach(() => running.signOut());
afterAll(() => running.stop());

const topic = () => screen.findByRole('textbox', { name: /like to teach/ });
const pathOf = (uid: string): string => `users/${uid}/drafts/application`;
const inAccount = (uid: string): string => JSON.stringify(running.backend.firestore.admin.get(pathOf(uid)) ?? null);

/** Opens the form, types at the end of the topic, and leaves the page once `isDone` passes. */
async function type(
  user: Awaited<ReturnType<TestBackend['signIn']>>,
  words: string,
  isDone: () => void = () => undefined,
) {
  const { person, unmount } = renderScreen(<TeachScreen />, { path: '/teach', user });
  await person.type(await topic(), words);
  await waitFor(isDone);
  unmount();
}

test('a device whose clock is slow keeps what it has not stored with the account yet', async () => {
  ahead = 3_600_000;
  const user = await running.signIn('noor');
  await type(user, 'Bees', () => expect(inAccount(user.uid)).toContain('Bees'));
  await type(user, ' and honey');
  expect(inAccount(user.uid)).not.toContain('honey');
  renderScreen(<TeachScreen />, { path: '/teach', user });
  expect(await topic()).toHaveValue('Bees and honey');
});

test('the draft of another device replaces one that the account has, also when this clock is fast', async () => {
  ahead = 0;
  const user = await running.signIn('ona');
  await type(user, 'Bees', () => expect(inAccount(user.uid)).toContain('Bees'));
  await waitFor(() => expect(storedVersion('application', user.uid)).not.toBeNull());
  const other = { name: 'Ona', topic: 'Wax', experience: '', sample: '' };
  running.seed({ [pathOf(user.uid)]: { ...other, updatedAt: new Date(Date.now() - 3_600_000) } });
  renderScreen(<TeachScreen />, { path: '/teach', user });
  expect(await topic()).toHaveValue('Wax');
});

describe('with changes on two devices that the other one lacks', () => {
  const text = textOf(teachText).form.other;

  /** Opens the form with “Bees” on this device, and “Wax” in the account. */
  async function open(name: string) {
    const user = await running.signIn(name);
    await type(user, 'Bees');
    const other = { name, topic: 'Wax', experience: '', sample: '' };
    running.seed({ [pathOf(user.uid)]: { ...other, updatedAt: new Date() } });
    const { person, unmount } = renderScreen(<TeachScreen />, { path: '/teach', user });
    expect(await screen.findByText(text.title)).toBeVisible();
    expect(await topic()).toHaveValue('Bees');
    return { user, person, unmount };
  }

  test('both drafts stay until one is chosen, and the one of this device then goes to the account', async () => {
    const { user, person } = await open('pia');
    await person.type(await topic(), '!');
    // Longer than the pause after which a draft is stored.
    await new Promise((done) => setTimeout(done, 1_500));
    expect(inAccount(user.uid)).toContain('Wax');
    expect(screen.getByText('Wax')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: text.keep }));
    await waitFor(() => expect(inAccount(user.uid)).toContain('Bees!'));
    expect(await topic()).toHaveValue('Bees!');
    expect(screen.queryByText(text.title)).toBeNull();
  });

  test('the draft of the other device can be used, and is not asked about again', async () => {
    const { user, person, unmount } = await open('quin');
    await person.click(screen.getByRole('button', { name: text.take }));
    expect(await topic()).toHaveValue('Wax');
    expect(document.activeElement).toHaveAttribute('name', 'name');
    unmount();
    renderScreen(<TeachScreen />, { path: '/teach', user });
    expect(await topic()).toHaveValue('Wax');
    expect(screen.queryByText(text.title)).toBeNull();
  });
});
