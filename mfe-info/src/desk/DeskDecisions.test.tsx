import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import TeachScreen from '../screens/TeachScreen';
import { contactText } from '../text/contact.en';
import { deskText } from '../text/desk.en';
import { carryOut } from './testBed';

const text = textOf(deskText);
let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
});
afterEach(() => {
  sessionStorage.clear();
  return running.signOut();
});
afterAll(() => running.stop());

const message = (name: string, status: string, day: number) => ({
  ...{ name, email: 'ana@example.org', topic: 'other', message: 'Is there a course on knots?' },
  ...{ honeypot: '', uid: null, status, createdAt: new Date(Date.UTC(2026, 2, day)) },
});

/** Opens the queue of messages, by default of new ones. Tests carry the decisions out. */
const open = async (status = 'new') =>
  renderScreen(<TeachScreen />, {
    path: `/teach?desk=site&queue=messages&status=${status}`,
    user: await running.signIn({ name: 'boss', roles: ['admin'] }),
  });

const audits = () => running.backend.firestore.admin.query({ collection: 'audit' }).map(({ path }) => path);

test('the focus moves to the next row when a decision removes its own, and at last to the heading', async () => {
  running.seed({ 'contactMessages/ana': message('Ana', 'new', 6), 'contactMessages/ben': message('Ben', 'new', 5) });
  const { person } = await open();
  const spam = text.actions['message.spam'];
  const decideOn = async (name: string, path: string, day: number): Promise<void> => {
    await person.click(await screen.findByRole('button', { name: text.dialog.of(spam, name) }));
    running.seed({ [path]: message(name, 'spam', day) });
    await waitFor(() => {
      carryOut(running, audits(), { status: 'done', problem: null });
      expect(screen.queryByRole('button', { name: text.dialog.of(spam, name) })).toBeNull();
    });
  };
  await decideOn('Ana', 'contactMessages/ana', 6);
  expect(document.activeElement).toHaveAccessibleName(expect.stringContaining('Ben') as string);
  await decideOn('Ben', 'contactMessages/ben', 5);
  expect(screen.getByRole('heading', { name: text.queues.messages })).toHaveFocus();
});

test('a message names its topic, and keeps the focus when a decision removes only its button', async () => {
  running.seed({ 'contactMessages/cleo': message('Cleo', 'new', 7) });
  const { person } = await open('all');
  const read = { name: text.dialog.of(text.actions['message.read'], 'Cleo') };
  expect(await screen.findAllByText(new RegExp(textOf(contactText).topics.other))).not.toEqual([]);
  await person.click(await screen.findByRole('button', read));
  running.seed({ 'contactMessages/cleo': message('Cleo', 'read', 7) });
  await waitFor(() => {
    carryOut(running, audits(), { status: 'done', problem: null });
    expect(screen.queryByRole('button', read)).toBeNull();
  });
  expect(document.activeElement).toHaveAccessibleName(expect.stringContaining('Cleo') as string);
});

describe('while an earlier decision is carried out', () => {
  const read = text.actions['message.read'];
  const answer = text.actions['message.answer'];
  const words = () => screen.getByRole('textbox', { name: new RegExp(text.dialog.message) });

  /** Marks Ana's message as read, which the server does not carry out yet, and begins an answer to it. */
  async function answerMeanwhile() {
    running.seed({ 'contactMessages/ana': message('Ana', 'new', 4) });
    const screenOfDesk = await open();
    const { person } = screenOfDesk;
    await person.click(await screen.findByRole('button', { name: text.dialog.of(read, 'Ana') }));
    await person.click(screen.getByRole('button', { name: text.dialog.of(answer, 'Ana') }));
    await person.type(words(), 'Soon.');
    return screenOfDesk;
  }

  test('its success leaves the dialog of the next one open', async () => {
    const { announced } = await answerMeanwhile();
    carryOut(running, audits(), { status: 'done', problem: null });
    await waitFor(() => expect(announced).toEqual([text.done(read, 'Ana')]));
    expect(words()).toHaveValue('Soon.');
  });

  test('its refusal is shown on the page, not as one of the next', async () => {
    await answerMeanwhile();
    carryOut(running, audits(), { status: 'refused', problem: 'It is gone.' });
    await screen.findByText(/It is gone\./);
    expect(within(screen.getByRole('dialog')).queryByText(/It is gone\./)).toBeNull();
    expect(words()).toHaveValue('Soon.');
  });

  test('its words are there again after a visit to another page', async () => {
    const { unmount } = await answerMeanwhile();
    unmount();
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: text.dialog.of(answer, 'Ana') }));
    expect(words()).toHaveValue('Soon.');
  });

  test('one that takes long is not announced as done', async () => {
    const { announced } = await answerMeanwhile();
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now + 60_000);
    await screen.findByText(text.slow);
    clock.mockRestore();
    expect(announced).toEqual([]);
  });
});

test('a decision begins in its first field, and can no longer be cancelled once it is sent', async () => {
  running.seed({ 'contactMessages/eva': message('Eva', 'new', 3) });
  const { person, announced } = await open();
  const answer = text.actions['message.answer'];
  await person.click(await screen.findByRole('button', { name: text.dialog.of(answer, 'Eva') }));
  const dialog = within(screen.getByRole('dialog'));
  const cancel = dialog.getByRole('button', { name: text.dialog.cancel });
  expect(cancel).toBeEnabled();
  const field = dialog.getByRole('textbox', { name: new RegExp(text.dialog.message) });
  expect(field).toHaveFocus();
  await person.type(field, 'Yes.');
  await person.click(dialog.getByRole('button', { name: answer }));
  expect(cancel).toBeDisabled();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.getByRole('dialog')).toBeVisible();
  await waitFor(() => {
    carryOut(running, audits(), { status: 'done', problem: null });
    expect(announced).toEqual([text.done(answer, 'Eva')]);
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an answer that somebody else was first with is sent only when it is confirmed', async () => {
  running.seed({ 'contactMessages/ida': message('Ida', 'new', 2) });
  const { person } = await open();
  const before = audits().length;
  const answer = text.actions['message.answer'];
  await person.click(await screen.findByRole('button', { name: text.dialog.of(answer, 'Ida') }));
  const dialog = within(screen.getByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: new RegExp(text.dialog.message) }), 'Yes.');
  running.seed({ 'contactMessages/ida': message('Ida', 'answered', 2) });
  await person.click(dialog.getByRole('button', { name: answer }));
  expect(await dialog.findByText(text.dialog.answered)).toBeVisible();
  expect(audits()).toHaveLength(before);
  await person.click(dialog.getByRole('button', { name: answer }));
  await waitFor(() => expect(audits()).toHaveLength(before + 1));
  carryOut(running, audits(), { status: 'refused', problem: 'It is gone.' });
  await dialog.findByText(/It is gone/);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ida' })).toBeNull());
  await person.click(dialog.getByRole('button', { name: text.dialog.cancel }));
  expect(screen.getByRole('heading', { name: text.queues.messages })).toHaveFocus();
});
