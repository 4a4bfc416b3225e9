import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type RenderedScreen, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import ContactScreen from './ContactScreen';
import { contactText } from '../text/contact.en';
import { formText } from '../text/form.en';
import { contactErrorText } from '../text/formErrors.en';

const text = textOf(contactText);
const form = textOf(formText);
const errors = textOf(contactErrorText);
let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
});
beforeEach(() => {
  localStorage.clear();
});
afterAll(() => running.stop());

const stored = () => running.backend.firestore.admin.query({ collection: 'contactMessages' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: new RegExp(text.send) });

async function fill({ person }: RenderedScreen, message = 'The third lesson has no captions.'): Promise<void> {
  await person.type(field(/Your name/), '  Ada Okafor ');
  await person.type(field(/E-mail/), 'ada@example.org');
  await person.selectOptions(screen.getByRole('combobox', { name: /about/ }), 'course');
  await person.type(field(/Message/), message);
}

test('stores a message, and focuses the confirmation', async () => {
  const rendered = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(rendered);
  expect(rendered.isHeld()).toBe(true);
  await rendered.person.click(send());
  expect(await screen.findByRole('heading', { name: text.sent.title })).toHaveFocus();
  expect(screen.getByText(text.sent.body('ada@example.org'))).toBeVisible();
  expect(rendered.announced).toEqual([text.sent.title]);
  expect(rendered.isHeld()).toBe(false);
  expect(stored()).toMatchObject([
    {
      fields: { name: { stringValue: 'Ada Okafor' }, topic: { stringValue: 'course' }, honeypot: { stringValue: '' } },
    },
  ]);
  await rendered.person.click(screen.getByRole('button', { name: text.sent.again }));
  expect(field(/Message/)).toHaveValue('');
});

test('a form that is submitted twice at once stores one message', async () => {
  const before = stored().length;
  const rendered = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(rendered, 'Two presses of the button.');
  const contact = screen.getByRole<HTMLFormElement>('form', { name: text.title });
  act(() => {
    contact.requestSubmit();
    contact.requestSubmit();
  });
  expect(await screen.findByRole('heading', { name: text.sent.title })).toHaveFocus();
  await waitFor(() => expect(rendered.announced).toEqual([text.sent.title]));
  expect(stored()).toHaveLength(before + 1);
});

test('shows an error at each invalid field, and focuses the first', async () => {
  const before = stored().length;
  const { person } = renderScreen(<ContactScreen />, { path: '/contact' });
  await person.type(field(/E-mail/), 'ada@');
  await person.type(field(/Message/), 'Too short{Enter}');
  await person.click(send());
  await waitFor(() => {
    expect(field(/Your name/)).toHaveFocus();
  });
  expect(field(/Your name/)).toHaveAccessibleDescription(errors.name);
  expect(field(/E-mail/)).toHaveAccessibleDescription(errors.email);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(errors.topic);
  expect(field(/Message/)).toHaveAccessibleDescription(expect.stringContaining(errors.message) as string);
  expect(stored()).toHaveLength(before);
});

test('prefills a signed-in visitor, and the topic of a link', () => {
  const user = {
    uid: 'u',
    email: 'wei@example.org',
    emailVerified: true,
    displayName: 'Wei',
    photoUrl: null,
    roles: [],
  };
  renderScreen(<ContactScreen />, { path: '/contact?topic=payment', user });
  expect(field(/Your name/)).toHaveValue('Wei');
  expect(field(/E-mail/)).toHaveValue('wei@example.org');
  expect(screen.getByRole('combobox')).toHaveValue('payment');
});

const member = (uid: string) => ({
  uid,
  email: `${uid}@example.org`,
  emailVerified: true,
  displayName: uid,
  photoUrl: null,
  roles: [],
});

test('restores a draft after a reload, until it is sent', async () => {
  const first = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(first);
  first.unmount();
  const second = renderScreen(<ContactScreen />, { path: '/contact?topic=payment' });
  expect(field(/Message/)).toHaveValue('The third lesson has no captions.');
  expect(screen.getByRole('combobox')).toHaveValue('course');
  expect(screen.getByText(form.restored)).toBeVisible();
  await second.person.click(send());
  expect(await screen.findByRole('heading', { name: text.sent.title })).toBeVisible();
  expect(localStorage).toHaveLength(0);
  await second.person.click(screen.getByRole('button', { name: text.sent.again }));
  expect(field(/Message/)).toHaveValue('');
  expect(field(/Your name/)).toHaveFocus();
  expect(screen.queryByText(form.restored)).toBeNull();
});

test('a draft can be discarded', async () => {
  const first = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(first);
  first.unmount();
  const { person, isHeld } = renderScreen(<ContactScreen />, { path: '/contact' });
  await person.type(field(/Message/), ' Nor has the fourth.');
  await person.click(screen.getByRole('button', { name: form.discard }));
  expect(
    [field(/Your name/), field(/Message/), screen.getByRole('combobox')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['', '', '']);
  expect(field(/Your name/)).toHaveFocus();
  expect([localStorage.length, isHeld()]).toEqual([0, false]);
});

test('drafts are private to an account, which takes over the draft from before signing in', async () => {
  const guest = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(guest);
  guest.unmount();
  const own = renderScreen(<ContactScreen />, { path: '/contact', user: member('wei') });
  expect(field(/Message/)).toHaveValue('The third lesson has no captions.');
  own.unmount();
  for (const user of [member('tomi'), null]) {
    const other = renderScreen(<ContactScreen />, { path: '/contact', user });
    expect(field(/Message/)).toHaveValue('');
    other.unmount();
  }
});

test.each(['{', '[]', '{"name":1}', '{"message":"half"}'])('ignores an invalid draft: %s', (draft) => {
  localStorage.setItem('lectern.contact', draft);
  renderScreen(<ContactScreen />, { path: '/contact?topic=payment' });
  expect(field(/Message/)).toHaveValue('');
  expect(screen.getByRole('combobox')).toHaveValue('payment');
});

test('ignores an unknown topic', () => {
  renderScreen(<ContactScreen />, { path: '/contact?topic=gossip' });
  expect(screen.getByRole('combobox')).toHaveValue('');
});

test('does not send a filled-in honeypot, and explains what to do', async () => {
  const before = stored().length;
  const rendered = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(rendered);
  await rendered.person.type(screen.getByRole('textbox', { name: form.trap, hidden: true }), 'https://spam.example');
  await rendered.person.click(send());
  expect(await screen.findByText(errors.honeypot)).toBeVisible();
  expect(stored()).toHaveLength(before);
  await rendered.person.click(send());
  expect(await screen.findByRole('heading', { name: text.sent.title })).toBeVisible();
  expect(stored()).toHaveLength(before + 1);
});

test('keeps the input when the service does not answer', async () => {
  const rendered = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(rendered);
  await running.kill();
  await rendered.person.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`${form.failed}.*Nothing is lost`));
  expect(field(/Your name/)).toHaveValue('  Ada Okafor ');
  expect(field(/Message/)).toHaveValue('The third lesson has no captions.');
  expect(send()).not.toHaveAttribute('aria-busy');
  expect(rendered.isHeld()).toBe(true);
  expect(rendered.announced).toEqual([]);
});
