import { screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import TeachScreen from './TeachScreen';

let running: TestBackend;
beforeAll(async () => {
  running = await startTestBackend();
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => running.signOut());
afterAll(() => running.stop());

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const decide = (uid: string, status: string): void =>
  running.seed({
    [`teacherApplications/${uid}`]: {
      name: 'Tomi',
      topic: 'Weaving',
      experience: 'Years of it',
      sample: null,
      status,
      createdAt: new Date('2026-01-05T10:00:00Z'),
      updatedAt: new Date('2026-02-03T10:00:00Z'),
    },
  });

test('asks a visitor to sign in first, and leads back here', () => {
  renderScreen(<TeachScreen />, { path: '/teach' });
  expect(screen.getByRole('link', { name: 'Sign in to apply' })).toHaveAttribute('href', '/sign_in?next=/teach');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText(/No certificate is needed/)).toBeVisible();
});

test('stores an application and shows how it stands', async () => {
  const user = await running.signIn({ name: 'marta', displayName: 'Marta' });
  const { person, announced } = renderScreen(<TeachScreen />, { path: '/teach', user });
  expect(await screen.findByRole('textbox', { name: /Your name/ })).toHaveValue('Marta');
  await person.type(field(/like to teach/), 'Drawing what you see');
  await person.type(field(/have you done/), 'Twenty years of evening classes.');
  await person.type(field(/link to something/), 'http://not-safe.example');
  await person.click(screen.getByRole('button', { name: /Send application/ }));
  expect(await screen.findByText(/begins with https:\/\/, or leave/)).toBeVisible();
  await person.clear(field(/link to something/));
  await person.click(screen.getByRole('button', { name: /Send application/ }));
  expect(await screen.findByText('Your application is with us')).toBeVisible();
  expect(screen.getByText('Drawing what you see')).toBeVisible();
  expect(announced).toEqual(['Your application is with us']);
  expect(localStorage).toHaveLength(0);
});

test('keeps a draft on this device, for each account its own', async () => {
  const user = await running.signIn('noor');
  const first = renderScreen(<TeachScreen />, { path: '/teach', user });
  await first.person.type(await screen.findByRole('textbox', { name: /like to teach/ }), 'Bees');
  await waitFor(() => {
    expect(localStorage).toHaveLength(1);
  });
  first.unmount();
  renderScreen(<TeachScreen />, { path: '/teach', user });
  expect(await screen.findByRole('textbox', { name: /like to teach/ })).toHaveValue('Bees');
});

test.each([
  ['accepted', 'Welcome among the teachers'],
  ['declined', 'Not this time'],
])('tells that an application was %s, and the way on', async (status, title) => {
  const user = await running.signIn(`tomi-${status}`);
  decide(user.uid, status);
  renderScreen(<TeachScreen />, { path: '/teach', user });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(/3 February 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the contact page' })).toHaveAttribute(
    'href',
    '/contact?topic=teaching',
  );
});

test('says so when the application cannot be looked up, and tries again', async () => {
  const user = await running.signIn('lena');
  renderScreen(<TeachScreen />, { path: '/teach', user: { ...user, uid: 'somebody-else' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not be looked up.*not open to your account/);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
