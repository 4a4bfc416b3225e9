import type { ReactElement } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { renderScreen, startTestBackend, type RenderedScreen, type TestBackend } from '@lectern/shared/testing';
import { createAccountSource } from '../session/accountSource';
import { SessionProvider } from '../session/SessionProvider';
import { ForgotPasswordScreen, SignInScreen, SignUpScreen } from './index';

let bed: TestBackend;
beforeEach(async () => {
  bed = await startTestBackend();
});
afterEach(async () => {
  await bed.stop();
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
const email = () => screen.getByRole('textbox', { name: /E-mail/ });
const password = () => screen.getByLabelText(/^(New p|P)assword/);
const press = (name: string) => screen.getByRole('button', { name });
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const linkOf = (address: string): string => {
  const url = new URL(bed.mail(address).link ?? '');
  return url.pathname + url.search;
};

describe('sign up', () => {
  it(
    'creates the account, welcomes, mails the confirmation again on request, and goes on to where the ' +
      'visitor came from',
    async () => {
      const { person, titles } = show(<SignUpScreen />, '/sign_up?next=%2Fprofile');
      await person.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada Lovelace');
      await person.click(email());
      await person.paste(' ada@lectern.example ');
      await person.click(password());
      await person.paste(PASSWORD);
      await person.keyboard('{Enter}');
      expect(await heading('Welcome, Ada Lovelace')).toHaveFocus();
      expect(titles.at(-1)).toBe('Welcome, Ada Lovelace');
      expect(screen.getByText(/mail that we sent to ada@lectern\.example/)).toBeVisible();
      await person.click(press('Send the mail again'));
      expect(await screen.findByText('We have sent another mail')).toBeVisible();
      expect(bed.backend.auth.mailbox.list('ada@lectern.example')).toHaveLength(2);
      expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/profile');
      expect(bed.backend.auth.admin.getAccountByEmail('ada@lectern.example')).toMatchObject({
        displayName: 'Ada Lovelace',
        emailVerified: false,
      });
    },
  );

  it('ties each mistake to its field, moves to the first, and sends nothing', async () => {
    const { person } = show(<SignUpScreen />, '/sign_up');
    await person.type(email(), 'ada@');
    await person.type(password(), 'short');
    await person.click(press('Create the account'));
    const name = screen.getByRole('textbox', { name: /Your name/ });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Enter your name\./));
    expect(name).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Enter an e-mail address, such as name@example.com.');
    expect(password()).toHaveAccessibleDescription(/At least 8 characters.*Use at least 8 characters\./);
    expect(password()).toBeInvalid();
  });

  it.each(['P@ssw0rd!', 'ada@lectern.example'])('refuses %s', async (common) => {
    const { person } = show(<SignUpScreen />, '/sign_up');
    await person.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada');
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${common}{Enter}`);
    await waitFor(() =>
      expect(password()).toHaveAccessibleDescription(/among the first that are tried|not your e-mail address/),
    );
    expect(bed.backend.auth.admin.list()).toEqual([]);
  });

  it('welcomes a long password and one without any composition', async () => {
    const { person } = show(<SignUpScreen />, '/sign_up');
    await person.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada');
    await person.type(email(), 'ada@lectern.example');
    await person.click(password());
    await person.paste('lower case words only '.repeat(60));
    await person.click(press('Create the account'));
    expect(await heading('Welcome, Ada')).toBeVisible();
  });

  it('says at the e-mail that the address has an account, and keeps the input', async () => {
    await bed.signIn('ada');
    await bed.signOut();
    const { person } = show(<SignUpScreen />, '/sign_up');
    await person.type(screen.getByRole('textbox', { name: /Your name/ }), 'Ada');
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${PASSWORD}{Enter}`);
    await waitFor(() => expect(email()).toHaveAccessibleDescription(/There is an account with this e-mail address/));
    expect(password()).toHaveValue(PASSWORD);
  });
});

describe('sign in', () => {
  it('goes back to where the visitor came from', async () => {
    await bed.signIn('ada');
    await bed.signOut();
    const { person, location } = show(<SignInScreen />, '/sign_in?next=%2Fprofile%3Ftab%3Dnotes');
    expect(email()).toHaveAttribute('autocomplete', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${bed.password}{Enter}`);
    await waitFor(() => expect(location()).toBe('/profile?tab=notes'));
  });

  it.each(['//evil.example/profile', '/nowhere'])('goes home rather than to %s', async (next) => {
    await bed.signIn('ada');
    await bed.signOut();
    const { person, location } = show(<SignInScreen />, `/sign_in?next=${encodeURIComponent(next)}`);
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${bed.password}{Enter}`);
    await waitFor(() => expect(location()).toBe('/'));
  });

  it(
    'has one message for an unknown address and a wrong password, keeps the input, and says when it is ' + 'too often',
    async () => {
      await bed.signIn('ada');
      await bed.signOut();
      const { person } = show(<SignInScreen />, '/sign_in');
      await person.type(email(), 'nobody@lectern.example');
      await person.type(password(), 'not the password{Enter}');
      const sentence = (await screen.findByRole('alert')).textContent;
      expect(sentence).toMatch(/do not match an account/);
      expect(email()).toHaveValue('nobody@lectern.example');
      await person.clear(email());
      await person.type(email(), 'ada@lectern.example{Enter}');
      await waitFor(() => expect(bed.backend.auth.admin.getAccount('ada')).not.toBeNull());
      expect((await screen.findByRole('alert')).textContent).toBe(sentence);
      for (let tries = 0; tries < 10 && !screen.queryByText(/too many attempts/); tries += 1) {
        await person.click(press('Sign in'));
        await waitFor(() => expect(press('Sign in')).not.toHaveAttribute('aria-busy'));
      }
      expect(await screen.findByText(/too many attempts/)).toBeVisible();
      expect(password()).toHaveValue('not the password');
    },
  );

  it('shows the password on request', async () => {
    const { person } = show(<SignInScreen />, '/sign_in');
    await person.type(password(), 'secret');
    await person.click(press('Show the password'));
    expect(password()).toHaveAttribute('type', 'text');
    await person.click(press('Hide the password'));
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('secret');
  });

  it('says that the service does not answer, and that there is no connection', async () => {
    const { person } = show(<SignInScreen />, '/sign_in');
    await bed.kill();
    await person.type(email(), 'ada@lectern.example');
    await person.type(password(), `${PASSWORD}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('did not answer');
    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await person.click(press('Sign in'));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('You seem to be offline'));
    connection.mockRestore();
  });

  it('tells somebody who is signed in already so, and lets them sign out', async () => {
    await bed.signIn({ name: 'ada', displayName: 'Ada', emailVerified: false });
    localStorage.setItem('lectern.session', '1');
    const { person } = show(<SignInScreen />, '/sign_in?next=%2Fprofile');
    expect(await heading('You are signed in')).toBeVisible();
    expect(screen.getByText('You are signed in as Ada.')).toBeVisible();
    expect(press('Send the mail again')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/profile');
    await person.click(press('Sign out'));
    expect(await heading('Sign in')).toBeVisible();
  });

  it('keeps the way back on the links to the other account screens', () => {
    show(<SignInScreen />, '/sign_in?next=%2Fprofile');
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/sign_up?next=%2Fprofile');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot_password?next=%2Fprofile',
    );
  });
});

describe('forgot password', () => {
  it.each(['ada@lectern.example', 'nobody@lectern.example'])('answers alike for %s', async (address) => {
    await bed.signIn('ada');
    await bed.signOut();
    const { person } = show(<ForgotPasswordScreen />, '/forgot_password');
    await person.type(email(), `${address}{Enter}`);
    expect(await heading('Check your mail')).toHaveFocus();
    expect(screen.getByText(`If an account exists for ${address}, a mail with a link is on its way.`)).toBeVisible();
    await person.click(press('Try another address'));
    expect(await heading('Reset your password')).toBeVisible();
  });

  it('takes a new password by the mailed link, once', async () => {
    await bed.signIn('ada');
    const { sendPasswordReset, signIn } = await import('@lectern/shared/firebase/auth');
    await sendPasswordReset('ada@lectern.example');
    await bed.signOut();
    const { person, unmount } = show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await screen.findByText('For the account of ada@lectern.example.')).toBeVisible();
    expect(password()).toHaveAttribute('autocomplete', 'new-password');
    await person.type(password(), 'password1{Enter}');
    await waitFor(() => expect(password()).toBeInvalid());
    await person.clear(password());
    await person.type(password(), 'quite another phrase{Enter}');
    expect(await heading('Your password is changed')).toHaveFocus();
    unmount();
    expect(await signIn('ada@lectern.example', 'quite another phrase')).toMatchObject({ uid: 'ada' });
    show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await heading('This link does not work any more')).toBeVisible();
    expect(screen.getByText(/used already/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot_password');
  });

  it('confirms the address by the mailed link, and says so again when it is opened twice', async () => {
    await bed.signIn({ name: 'ada', emailVerified: false });
    localStorage.setItem('lectern.session', '1');
    await (await import('@lectern/shared/firebase/auth')).sendVerification();
    const { unmount } = show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await heading('Your e-mail address is confirmed')).toHaveFocus();
    expect(bed.backend.auth.admin.getAccount('ada')).toMatchObject({ emailVerified: true });
    unmount();
    show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await heading('Your e-mail address is confirmed')).toBeVisible();
  });

  it('changes the address by one mailed link, and back by another', async () => {
    await bed.signIn('ada');
    await (await import('@lectern/shared/firebase/auth')).changeEmail(bed.password, 'ada@new.example');
    const { unmount } = show(<ForgotPasswordScreen />, linkOf('ada@new.example'));
    expect(await heading('Your e-mail address is changed')).toBeVisible();
    expect(screen.getByText(/Sign in with ada@new\.example/)).toBeVisible();
    unmount();
    show(<ForgotPasswordScreen />, linkOf('ada@lectern.example'));
    expect(await heading('Your e-mail address is changed back')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Reset your password' })).toHaveAttribute('href', '/forgot_password');
  });

  it.each(['?mode=resetPassword', '?oobCode=abc', '?mode=dance&oobCode=abc', '?mode=verifyEmail&oobCode='])(
    'explains a link that is not whole: %s',
    async (search) => {
      show(<ForgotPasswordScreen />, `/forgot_password${search}`);
      expect(await heading('This link does not work any more')).toBeVisible();
      expect(screen.getByText(/A part of the link is missing/)).toBeVisible();
    },
  );

  it('tries a link again when the service did not answer', async () => {
    const first = bed;
    await first.signIn('ada');
    const { sendPasswordReset } = await import('@lectern/shared/firebase/auth');
    await sendPasswordReset('ada@lectern.example');
    const link = linkOf('ada@lectern.example');
    await first.kill();
    const { person } = show(<ForgotPasswordScreen />, link);
    expect(await heading('The link could not be checked')).toBeVisible();
    await person.click(press('Try again'));
    expect(await heading('The link could not be checked')).toBeVisible();
  });
});
