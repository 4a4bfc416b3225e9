import type { ReactElement } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type RenderedScreen, type TestBackend } from '@lectern/shared/testing';
import { textOf } from '@lectern/shared/text';
import { createAccountSource } from '../session/accountSource';
import { SessionProvider } from '../session/SessionProvider';
import { accountText } from '../text/account.en';
import { ForgotPasswordScreen, SignInScreen, SignUpScreen } from './index';

const text = textOf(accountText);
let testBackend: TestBackend;
beforeEach(async () => {
  testBackend = await startTestBackend();
});
afterEach(async () => {
  await testBackend.stop();
  localStorage.clear();
});

const PASSWORD = 'correct horse battery';
const routes = ['/', '/profile', '/sign_in'].map((path) => ({
  id: path,
  path,
  screen: 'X',
  access: 'public' as const,
  title: path,
  owner: 'x',
}));

function show(element: ReactElement, path: string): RenderedScreen {
  const source = createAccountSource(
    () => import('@lectern/shared/firebase/auth'),
    (task) => task(),
  );
  return renderScreen(<SessionProvider source={source}>{element}</SessionProvider>, {
    path,
    route: path.replace(/\?.*/, ''),
    routes,
  });
}
const email = () => screen.getByRole('textbox', { name: new RegExp(text.fields.email) });
const password = () => screen.getByLabelText(new RegExp(`^(${text.newPassword.field}|${text.fields.password})`));
const press = (name: string) => screen.getByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const linkOf = (address: string): string => {
  const url = new URL(testBackend.mail(address).link ?? '');
  return url.pathname + url.search;
};

describe('sign up', () => {
  test('creates the account, resends the confirmation, and continues to the original page', async () => {
    const { person, titles } = show(<SignUpScreen />, '/sign_up?next=%2Fprofile');
    await person.type(screen.getByRole('textbox', { name: new RegExp(text.fields.name) }), 'Ada Lovelace');
    await person.click(email());
    await person.paste(' ada@lectern.example ');
    await person.click(password());
    await person.paste(PASSWORD);
    await person.keyboard('{Enter}');
    expect(await heading(text.welcome.title('Ada Lovelace'))).toHaveFocus();
    expect(titles.at(-1)).toBe(text.welcome.title('Ada Lovelace'));
    expect(screen.getByText(text.verify.body('ada@lectern.example'))).toBeVisible();
    await person.click(press(text.verify.resend));
    expect(await screen.findByText(text.verify.sentAgain)).toBeVisible();
    expect(testBackend.backend.auth.mailbox.list('ada@lectern.example')).toHaveLength(2);
    expect(screen.getByRole('link', { name: text.continue })).toHaveAttribute('href', '/profile');
    expect(testBackend.backend.auth.admin.getAccountByEmail('ada@lectern.example')).toMatchObject({
      displayName: 'Ada Lovelace',
      emailVerified: false,
    });
  });

  test('shows each mistake at its field, focuses the first, and sends nothing', async () => {
    const { person } = show(<SignUpScreen />, '/sign_up');
    await person.type(email(), 'ada@');
    await person.type(password(), 'short');
    await person.click(press(text.signUp.submit));
    const name = screen.getByRole('textbox', { name: new RegExp(text.fields.name) });
    await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(text.fields.nameMissing)));
    expect(name).toHaveFocus();
    expect(email()).toHaveAccessibleDescription(text.fields.emailInvalid);
    expect(password()).toHaveAccessibleDescription(`${text.fields.passwordHint} ${text.fields.passwordShort}`);
    expect(password()).toBeInvalid();
  });

  test.each([
    ['P@ssw0rd!', text.fields.passwordCommon],
    ['ada@lectern.example', text.fields.passwordIsEmail],
  ])('refuses the password %s', async (refused, reason) => {
    const { person } = show(<SignUpScreen />, '/sign_up');
    await person.type(screen.getByRole('textbox', { name: new RegExp(text.fields.name) }), 'Ada');
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${refused}{Enter}`);
    await waitFor(() => expect(password()).toHaveAccessibleDescription(expect.stringContaining(reason)));
    expect(testBackend.backend.auth.admin.list()).toEqual([]);
  });

  test('accepts a long password of lower-case words', async () => {
    const { person } = show(<SignUpScreen />, '/sign_up');
    await person.type(screen.getByRole('textbox', { name: new RegExp(text.fields.name) }), 'Ada');
    await person.type(email(), 'ada@lectern.example');
    await person.click(password());
    await person.paste('lower case words only '.repeat(60));
    await person.click(press(text.signUp.submit));
    expect(await heading(text.welcome.title('Ada'))).toBeVisible();
  });

  test('shows at the e-mail field that the address is taken, and preserves the input', async () => {
    await testBackend.signIn('ada');
    await testBackend.signOut();
    const { person } = show(<SignUpScreen />, '/sign_up');
    await person.type(screen.getByRole('textbox', { name: new RegExp(text.fields.name) }), 'Ada');
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(email()).toHaveAccessibleDescription(text.failures['email-taken']));
    expect(password()).toHaveValue(PASSWORD);
  });
});

describe('sign in', () => {
  test('returns to the page that the visitor came from', async () => {
    await testBackend.signIn('ada');
    await testBackend.signOut();
    const { person, location } = show(<SignInScreen />, '/sign_in?next=%2Fprofile%3Ftab%3Dnotes');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${testBackend.password}{Enter}`);
    await waitFor(() => expect(location()).toBe('/profile?tab=notes'));
  });

  test.each(['//evil.example/profile', '/nowhere'])('goes to the home page instead of %s', async (next) => {
    await testBackend.signIn('ada');
    await testBackend.signOut();
    const { person, location } = show(<SignInScreen />, `/sign_in?next=${encodeURIComponent(next)}`);
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${testBackend.password}{Enter}`);
    await waitFor(() => expect(location()).toBe('/'));
  });

  test(
    'shows one message for an unknown address and a wrong password, and another after too many ' + 'attempts',
    async () => {
      await testBackend.signIn('ada');
      await testBackend.signOut();
      const { person } = show(<SignInScreen />, '/sign_in');
      await person.type(email(), 'nobody@lectern.example');
      await person.type(password(), 'not the password{Enter}');
      const sentence = (await screen.findByRole('alert')).textContent;
      expect(sentence).toContain(text.failures.credentials);
      expect(email()).toHaveValue('nobody@lectern.example');
      await person.clear(email());
      await person.type(email(), 'ada@lectern.example{Enter}');
      await waitFor(() => expect(testBackend.backend.auth.admin.getAccount('ada')).not.toBeNull());
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
      for (let tries = 0; tries < 10 && !screen.queryByText(text.failures['too-many-attempts']!); tries += 1) {
        await person.click(press(text.signIn.submit));
        await waitFor(() => expect(press(text.signIn.submit)).not.toHaveAttribute('aria-busy'));
      }
      expect(await screen.findByText(text.failures['too-many-attempts']!)).toBeVisible();
      expect(password()).toHaveValue('not the password');
    },
  );

  test('shows the password on request', async () => {
    const { person } = show(<SignInScreen />, '/sign_in');
    await person.type(password(), 'secret');
    await person.click(press('Show the password'));
    expect(password()).toHaveAttribute('type', 'text');
    await person.click(press('Hide the password'));
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('secret');
  });

  test('shows that the service does not answer, and that the browser is offline', async () => {
    const { person } = show(<SignInScreen />, '/sign_in');
    await testBackend.kill();
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('did not answer');
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await person.click(press(text.signIn.submit));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline'));
    connection.mockRestore();
  });

  test('names the user who is already signed in, and lets them sign out', async () => {
    await testBackend.signIn({ name: 'ada', displayName: 'Ada', emailVerified: false });
    localStorage.setItem('lectern.session', '1');
    const { person } = show(<SignInScreen />, '/sign_in?next=%2Fprofile');
    expect(await heading(text.already.title)).toBeVisible();
    expect(screen.getByText(text.already.lead('Ada'))).toBeVisible();
    expect(press(text.verify.resend)).toBeVisible();
    expect(screen.getByRole('link', { name: text.continue })).toHaveAttribute('href', '/profile');
    await person.click(press(text.already.signOut));
    expect(await heading(text.signIn.title)).toBeVisible();
  });

  test('links to the other account screens with the same return path', () => {
    show(<SignInScreen />, '/sign_in?next=%2Fprofile');
    expect(screen.getByRole('link', { name: text.signUp.link })).toHaveAttribute('href', '/sign_up?next=%2Fprofile');
    expect(screen.getByRole('link', { name: text.forgot.link })).toHaveAttribute(
      'href',
      '/forgot_password?next=%2Fprofile',
    );
  });
});

describe('forgot password', () => {
  test.each(['ada@lectern.example', 'nobody@lectern.example'])('gives the same answer for %s', async (address) => {
    await testBackend.signIn('ada');
    await testBackend.signOut();
    const { person } = show(<ForgotPasswordScreen />, '/forgot_password');
    await person.type(email(), `${address}{Enter}`);
    expect(await heading(text.forgot.sentTitle)).toHaveFocus();
    expect(screen.getByText(text.forgot.sentLead(address))).toBeVisible();
    await person.click(press(text.forgot.again));
    expect(await heading(text.forgot.title)).toBeVisible();
  });

  test('the mailed link accepts a new password once', async () => {
    await testBackend.signIn('ada');
    const { sendPasswordReset, signIn } = await import('@lectern/shared/firebase/auth');
    await sendPasswordReset('ada@lectern.example');
    await testBackend.signOut();
    const { person, unmount } = show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await screen.findByText(text.newPassword.lead('ada@lectern.example'))).toBeVisible();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await person.type(password(), 'password1{Enter}');
    await waitFor(() => expect(password()).toBeInvalid());
    await person.clear(password());
    await person.type(password(), 'quite another phrase{Enter}');
    expect(await heading(text.newPassword.doneTitle)).toHaveFocus();
    unmount();
    expect(await signIn('ada@lectern.example', 'quite another phrase')).toMatchObject({ uid: 'ada' });
    show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await heading(text.link.broken)).toBeVisible();
    expect(screen.getByText(text.failures['code-invalid']!)).toBeVisible();
    expect(screen.getByRole('link', { name: text.link.newReset })).toHaveAttribute('href', '/forgot_password');
  });

  test('a code that is used up while the password is typed is named', async () => {
    await testBackend.signIn('ada');
    const { confirmPasswordReset, sendPasswordReset } = await import('@lectern/shared/firebase/auth');
    await sendPasswordReset('ada@lectern.example');
    const link = linkOf('ada@lectern.example');
    const { person } = show(<ForgotPasswordScreen />, link);
    await screen.findByText(text.newPassword.lead('ada@lectern.example'));
    await confirmPasswordReset(new URLSearchParams(link.split('?')[1]).get('oobCode') ?? '', 'quite another phrase');
    await person.type(password(), 'a third phrase, typed late{Enter}');
    expect(await screen.findByText(text.failures['code-invalid']!)).toBeVisible();
  });

  test('the mailed link confirms the address, even when opened twice', async () => {
    await testBackend.signIn({ name: 'ada', emailVerified: false });
    localStorage.setItem('lectern.session', '1');
    await (await import('@lectern/shared/firebase/auth')).sendVerification();
    const { unmount } = show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await heading(text.verified.title)).toHaveFocus();
    expect(testBackend.backend.auth.admin.getAccount('ada')).toMatchObject({ emailVerified: true });
    unmount();
    show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await heading(text.verified.title)).toBeVisible();
  });

  test('one mailed link changes the address, and another changes it back', async () => {
    await testBackend.signIn('ada');
    await (await import('@lectern/shared/firebase/auth')).changeEmail(testBackend.password, 'ada@new.example');
    const { unmount } = show(<ForgotPasswordScreen />, linkOf('ada@new.example'));
    expect(await heading(text.changed.title)).toBeVisible();
    expect(screen.getByText(text.changed.lead('ada@new.example'))).toBeVisible();
    unmount();
    show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await heading(text.recovered.title)).toBeVisible();
    expect(screen.getByRole('link', { name: text.forgot.title })).toHaveAttribute('href', '/forgot_password');
  });

  test.each(['?mode=resetPassword', '?oobCode=abc', '?mode=dance&oobCode=abc', '?mode=verifyEmail&oobCode='])(
    'explains an incomplete link: %s',
    async (search) => {
      show(<ForgotPasswordScreen />, `/forgot_password${search}`);
      expect(await heading(text.link.broken)).toBeVisible();
      expect(screen.getByText(text.link.incomplete)).toBeVisible();
    },
  );

  test('offers to check a link again when the service did not answer', async () => {
    await testBackend.signIn('ada');
    const { sendPasswordReset } = await import('@lectern/shared/firebase/auth');
    await sendPasswordReset('ada@lectern.example');
    const link = linkOf('ada@lectern.example');
    await testBackend.kill();
    const { person } = show(<ForgotPasswordScreen />, link);
    expect(await heading(text.link.unanswered)).toBeVisible();
    await person.click(press(text.link.again));
    expect(await heading(text.link.unanswered)).toBeVisible();
  });
});
