import { screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import TeachScreen from './TeachScreen';
import { teachText } from '../text/teach.en';
import { applicationErrorText } from '../text/formErrors.en';

const text = textOf(teachText);
const errors = textOf(applicationErrorText);
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

test('asks a visitor to sign in, and returns here', () => {
  renderScreen(<TeachScreen />, { path: '/teach' });
  expect(screen.getByRole('link', { name: text.form.signInLink })).toHaveAttribute('href', '/sign_in?next=/teach');
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText(/No certificate is needed/)).toBeVisible();
});

test('stores an application and shows its status', async () => {
  const user = await running.signIn({ name: 'marta', displayName: 'Marta' });
  const { person, announced } = renderScreen(<TeachScreen />, { path: '/teach', user });
  expect(await screen.findByRole('textbox', { name: /Your name/ })).toHaveValue('Marta');
  await person.type(field(/like to teach/), 'Drawing what you see');
  await person.type(field(/have you done/), 'Twenty years of evening classes.');
  await person.type(field(/link to something/), 'http://not-safe.example');
  await person.click(screen.getByRole('button', { name: new RegExp(text.form.send) }));
  expect(await screen.findByText(errors.sample)).toBeVisible();
  await person.clear(field(/link to something/));
  await person.click(screen.getByRole('button', { name: new RegExp(text.form.send) }));
  expect(await screen.findByText(text.status.submitted.title)).toBeVisible();
  expect(screen.getByText('Drawing what you see')).toBeVisible();
  expect(announced).toEqual([text.status.submitted.title]);
  expect(document.activeElement).toContainElement(screen.getByText(text.status.submitted.title));
  expect(document.body).not.toHaveFocus();
  expect(localStorage).toHaveLength(0);
});

test('stores a draft on this device for each account', async () => {
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
  ['accepted', text.status.accepted.title],
  ['declined', text.status.declined.title],
])('shows that an application was %s, with a link to the contact page', async (status, title) => {
  const user = await running.signIn(`tomi-${status}`);
  decide(user.uid, status);
  renderScreen(<TeachScreen />, { path: '/teach', user });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(/3 February 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: text.status.contact })).toHaveAttribute('href', '/contact?topic=teaching');
});

test('an application that fails to load can be retried', async () => {
  const user = await running.signIn('lena');
  renderScreen(<TeachScreen />, { path: '/teach', user: { ...user, uid: 'somebody-else' } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    new RegExp(`${text.status.failed}.*has no access to this`),
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('an application that is accepted meanwhile shows the studio from its top', async () => {
  const user = await running.signIn('ines');
  const page = (
    <main tabIndex={-1}>
      <TeachScreen />
    </main>
  );
  const { signInAs } = renderScreen(page, { path: '/teach', user });
  await screen.findByRole('textbox', { name: /Your name/ });
  const scroll = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  signInAs({ ...user, roles: ['teacher'] });
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  scroll.mockRestore();
});
