import { screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type RenderedScreen, type TestBackend } from '@lectern/shared/testing';
import ContactScreen from './ContactScreen';

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
const send = () => screen.getByRole('button', { name: /Send message/ });

async function fill({ person }: RenderedScreen, message = 'The third lesson has no captions.'): Promise<void> {
  await person.type(field(/Your name/), '  Ada Okafor ');
  await person.type(field(/E-mail/), 'ada@example.org');
  await person.selectOptions(screen.getByRole('combobox', { name: /about/ }), 'course');
  await person.type(field(/Message/), message);
}

test('stores a message, says so, and takes the focus there', async () => {
  const rendered = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(rendered);
  expect(rendered.isHeld()).toBe(true);
  await rendered.person.click(send());
  expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toHaveFocus();
  expect(screen.getByText(/goes to ada@example\.org/)).toBeVisible();
  expect(rendered.announced).toEqual(['Your message has arrived']);
  expect(rendered.isHeld()).toBe(false);
  expect(stored()).toMatchObject([
    {
      fields: { name: { stringValue: 'Ada Okafor' }, topic: { stringValue: 'course' }, honeypot: { stringValue: '' } },
    },
  ]);
  await rendered.person.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(field(/Message/)).toHaveValue('');
});

test('says beside each field what is wrong with it, and moves to the first', async () => {
  const before = stored().length;
  const { person } = renderScreen(<ContactScreen />, { path: '/contact' });
  await person.type(field(/E-mail/), 'ada@');
  await person.type(field(/Message/), 'Too short{Enter}');
  await person.click(send());
  await waitFor(() => {
    expect(field(/Your name/)).toHaveFocus();
  });
  expect(field(/Your name/)).toHaveAccessibleDescription(/Write your name/);
  expect(field(/E-mail/)).toHaveAccessibleDescription(/such as name@example\.org/);
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose what your message is about.');
  expect(field(/Message/)).toHaveAccessibleDescription(/Write between 10 and 4,000 characters\./);
  expect(stored()).toHaveLength(before);
});

test('knows the visitor who is signed in, and the topic that a link names', () => {
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

test('keeps what is written over a reload until it is sent, and says that it is back', async () => {
  const first = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(first);
  first.unmount();
  const second = renderScreen(<ContactScreen />, { path: '/contact?topic=payment' });
  expect(field(/Message/)).toHaveValue('The third lesson has no captions.');
  expect(screen.getByRole('combobox')).toHaveValue('course');
  expect(screen.getByText('What you wrote here before is back.')).toBeVisible();
  await second.person.click(send());
  expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  expect(localStorage).toHaveLength(0);
  await second.person.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(field(/Message/)).toHaveValue('');
  expect(field(/Your name/)).toHaveFocus();
  expect(screen.queryByText(/is back/)).toBeNull();
});

test('discards what is kept', async () => {
  const first = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(first);
  first.unmount();
  const { person, isHeld } = renderScreen(<ContactScreen />, { path: '/contact' });
  await person.type(field(/Message/), ' Nor has the fourth.');
  await person.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(
    [field(/Your name/), field(/Message/), screen.getByRole('combobox')].map((one) => (one as HTMLInputElement).value),
  ).toEqual(['', '', '']);
  expect(field(/Your name/)).toHaveFocus();
  expect([localStorage.length, isHeld()]).toEqual([0, false]);
});

test('shows nobody what another account has written, and takes over what was written before signing in', async () => {
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

test.each(['{', '[]', '{"name":1}', '{"message":"half"}'])('makes nothing of a draft that is not whole: %s', (kept) => {
  localStorage.setItem('lectern.contact', kept);
  renderScreen(<ContactScreen />, { path: '/contact?topic=payment' });
  expect(field(/Message/)).toHaveValue('');
  expect(screen.getByRole('combobox')).toHaveValue('payment');
});

test('ignores a topic that does not exist', () => {
  renderScreen(<ContactScreen />, { path: '/contact?topic=gossip' });
  expect(screen.getByRole('combobox')).toHaveValue('');
});

test('does not send what fills in the hidden field, and says how to go on', async () => {
  const before = stored().length;
  const rendered = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(rendered);
  await rendered.person.type(
    screen.getByRole('textbox', { name: 'Leave this field empty', hidden: true }),
    'https://spam.example',
  );
  await rendered.person.click(send());
  expect(await screen.findByText(/A hidden field/)).toBeVisible();
  expect(stored()).toHaveLength(before);
  await rendered.person.click(send());
  expect(await screen.findByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  expect(stored()).toHaveLength(before + 1);
});

test('keeps what was written when the service does not answer', async () => {
  const rendered = renderScreen(<ContactScreen />, { path: '/contact' });
  await fill(rendered);
  await running.kill();
  await rendered.person.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be sent.*Nothing is lost/);
  expect(field(/Your name/)).toHaveValue('  Ada Okafor ');
  expect(field(/Message/)).toHaveValue('The third lesson has no captions.');
  expect(send()).not.toHaveAttribute('aria-busy');
  expect(rendered.isHeld()).toBe(true);
  expect(rendered.announced).toEqual([]);
});
