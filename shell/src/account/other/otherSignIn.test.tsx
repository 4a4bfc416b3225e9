import type { ReactElement } from 'react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type RenderedScreen, type TestBackend } from '@lectern/shared/testing';
import { signInWithToken } from '@lectern/shared/firebase/auth';
import { textOf } from '@lectern/shared/text';
import { createAccountSource } from '../../session/accountSource';
import { SessionProvider } from '../../session/SessionProvider';
import { accountText } from '../../text/account.en';
import { otherSignInText } from '../../text/otherSignIn.en';
import { SignInScreen, SignUpScreen } from '../index';

const text = textOf(otherSignInText);
const account = textOf(accountText);
const ALL = ['anonymous', 'email-link', 'custom-token'] as const;
const ADA = 'ada@lectern.example';

let testBackend: TestBackend;
beforeEach(async () => {
  testBackend = await startTestBackend({ auth: { signIn: ALL } });
});
afterEach(async () => {
  await testBackend.stop();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

function show(element: ReactElement, path: string, signIn: readonly (typeof ALL)[number][] = ALL): RenderedScreen {
  const source = createAccountSource(
    () => import('@lectern/shared/firebase/auth'),
    (task) => task(),
  );
  const routes = ['/', '/profile', '/sign_in', '/sign_up'].map((route) => ({
    id: route,
    path: route,
    screen: 'X',
    access: 'public' as const,
    title: route,
    owner: 'x',
  }));
  return renderScreen(<SessionProvider source={source}>{element}</SessionProvider>, {
    path,
    route: path.replace(/\?.*/, ''),
    routes,
    config: { signIn: [...signIn] },
  });
}

const email = () => screen.findByRole('textbox', { name: new RegExp(account.fields.email) });
const heading = (name: string) => screen.findByRole('heading', { name });
const mailedPath = (): string => {
  const url = new URL(testBackend.mail(ADA).link ?? '');
  return url.pathname + url.search;
};

/** Requests a link for Ada, and returns the path that it opens. */
async function requestLink(): Promise<string> {
  const { person } = show(<SignInScreen />, '/sign_in?by=mail&next=%2Fprofile');
  await person.type(await email(), ADA);
  await person.click(screen.getByRole('button', { name: text.mail.submit }));
  await heading(text.mail.sentTitle);
  cleanup();
  return mailedPath();
}

test('a site without other ways to sign in shows only the form', async () => {
  show(<SignInScreen />, '/sign_in', []);
  expect(await screen.findByRole('button', { name: account.signIn.submit })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('region', { name: text.label })).toBeNull();
});

test('a link without permission of the site signs nobody in', async () => {
  show(<SignInScreen />, '/sign_in?mode=signIn&oobCode=x', ['anonymous']);
  expect(await screen.findByRole('button', { name: account.signIn.submit })).toBeVisible();
});

test('a guest signs up later, and keeps the account', async () => {
  const first = show(<SignInScreen />, '/sign_in?next=%2Fprofile');
  await first.person.click(await screen.findByRole('button', { name: text.guest }));
  await waitFor(() => expect(first.location()).toBe('/profile'));
  const [guest] = testBackend.backend.auth.admin.list();
  cleanup();
  show(<SignInScreen />, '/sign_in');
  expect(await heading(text.panel.title)).toBeVisible();
  expect(screen.getByRole('link', { name: text.panel.signUp })).toHaveAttribute('href', '/sign_up');
  cleanup();
  const { person } = show(<SignUpScreen />, '/sign_up');
  await person.type(await screen.findByRole('textbox', { name: new RegExp(account.fields.name) }), 'Ada Lovelace');
  await person.type(await email(), ADA);
  await person.type(screen.getByLabelText(new RegExp(`^${account.fields.password}`)), 'correct horse battery');
  await person.keyboard('{Enter}');
  expect(await heading(account.welcome.title('Ada Lovelace'))).toBeVisible();
  expect(testBackend.backend.auth.admin.getAccountByEmail(ADA)?.uid).toBe(guest?.uid);
});

test('a mailed link signs in at once on the same device, and only once', async () => {
  const path = await requestLink();
  const opened = show(<SignInScreen />, path);
  await waitFor(() => expect(opened.location()).toBe('/profile'));
  expect(testBackend.backend.auth.admin.getAccountByEmail(ADA)).toMatchObject({ emailVerified: true });
  cleanup();
  const used = show(<SignInScreen />, path);
  await used.person.type(await email(), ADA);
  await used.person.keyboard('{Enter}');
  expect(await heading(text.arrival.broken)).toBeVisible();
  expect(screen.getByText(account.failures['code-invalid'] ?? '')).toBeVisible();
  const again = screen.getByRole('link', { name: text.arrival.newLink });
  expect(again).toHaveAttribute('href', '/sign_in?next=%2Fprofile&by=mail');
});

test('on another device the link asks for its address, and refuses another one', async () => {
  const path = await requestLink();
  localStorage.clear();
  const { person, location: place } = show(<SignInScreen />, path);
  await person.type(await email(), 'eve@lectern.example{Enter}');
  expect(await screen.findByText(text.arrival.otherAddress)).toBeVisible();
  await person.clear(await email());
  await person.type(await email(), `${ADA}{Enter}`);
  await waitFor(() => expect(place()).toBe('/profile'));
});

test('a custom token signs in after a press, and leaves the address', async () => {
  location.hash = `token=${testBackend.backend.auth.admin.createCustomToken('imported-7')}`;
  const { person, location: place } = show(<SignInScreen />, '/sign_in');
  expect(await screen.findByText(text.arrival.tokenLead)).toBeVisible();
  expect(location.hash).toBe('');
  await person.click(screen.getByRole('button', { name: text.arrival.submit }));
  await waitFor(() => expect(place()).toBe('/'));
  expect(testBackend.backend.auth.admin.getAccount('imported-7')).not.toBeNull();
});

test('an account of a token gets an address by signing up, and stays the same', async () => {
  await signInWithToken(testBackend.backend.auth.admin.createCustomToken('imported-8'));
  const { person } = show(<SignUpScreen />, '/sign_up');
  await person.type(await screen.findByRole('textbox', { name: new RegExp(account.fields.name) }), 'Ada Lovelace');
  await person.type(await email(), ADA);
  await person.type(screen.getByLabelText(new RegExp(`^${account.fields.password}`)), 'correct horse battery');
  await person.keyboard('{Enter}');
  expect(await heading(account.welcome.title('Ada Lovelace'))).toBeVisible();
  expect(testBackend.backend.auth.admin.getAccountByEmail(ADA)?.uid).toBe('imported-8');
});

test('a broken token says so', async () => {
  location.hash = 'token=nonsense';
  const { person } = show(<SignInScreen />, '/sign_in');
  await person.click(await screen.findByRole('button', { name: text.arrival.submit }));
  expect(await screen.findByText(text.arrival.tokenBroken)).toBeVisible();
});
