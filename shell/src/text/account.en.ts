import type { BackendErrorKind } from '@lectern/shared/firebase/errors';
import type { TextOf } from '@lectern/shared/text';
import { translatable } from '@lectern/shared/translations';

const COMMON_PASSWORD = 'This password is easy to guess. Choose another, for example a few unrelated words.';

/** Sentences for failed calls where the backend's own sentence does not fit the account screens. */
const failures: Partial<Record<BackendErrorKind, string>> = {
  credentials: 'That e-mail address and password do not match an account. Check both, or reset your password.',
  'email-taken': 'There is already an account with this e-mail address. Sign in instead, or reset your password.',
  'weak-password': COMMON_PASSWORD,
  'too-many-attempts': 'Too many attempts. To keep your account safe, wait 15 minutes or reset your password.',
  'account-disabled': 'This account has been closed. Contact us if you think this is a mistake.',
  'code-expired': 'This link has expired: links work for one hour. Request a new one.',
  'code-invalid': 'This link was already used, or a newer one has replaced it. Request a new one.',
  invalid: 'This e-mail address cannot be used here.',
};

/** Text of the account screens in one language. */
export type AccountText = TextOf<typeof accountText>;

/** Texts of the account screens. They ship in the same chunk. */
export const accountText = translatable('account', (format) => ({
  unavailable: 'The sign-in service is not answering. Your input is safe: please try again in a moment.',
  offline: 'You are offline. You can continue as soon as you are connected again.',
  continue: 'Continue',
  failures,
  fields: {
    name: 'Your name',
    nameHint: 'This name appears on your certificates.',
    nameMissing: 'Enter your name.',
    nameShort: 'Enter at least two characters.',
    nameLong: 'Enter at most 60 characters.',
    email: 'E-mail',
    emailMissing: 'Enter your e-mail address.',
    emailInvalid: 'Enter an e-mail address, such as name@example.com.',
    password: 'Password',
    passwordHint: 'At least 8 characters. A few unrelated words make a good password.',
    passwordMissing: 'Enter your password.',
    passwordShort: 'Use at least 8 characters.',
    passwordLong: `Use at most ${format.number(4096)} characters.`,
    passwordCommon: COMMON_PASSWORD,
    passwordIsEmail: 'Choose a password that is not your e-mail address.',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Continue where you left off.',
    leadBack: 'Sign in to continue to the page you asked for.',
    submit: 'Sign in',
    link: 'I have an account',
  },
  signUp: {
    title: 'Sign up',
    lead: 'Keep your courses, notes and progress in one place.',
    submit: 'Create account',
    link: 'Create an account',
    privacy: 'Privacy policy: what we store, and why',
  },
  already: {
    title: 'You are signed in',
    lead: (name: string) => `You are signed in as ${name}.`,
    signOut: 'Sign out',
  },
  welcome: { title: (name: string) => `Welcome, ${name}`, lead: 'Your account is ready.' },
  verify: {
    title: 'Please confirm your e‑mail address',
    sentAgain: 'We have sent another e‑mail',
    body: (email: string) => `Open the link in the e‑mail that we sent to ${email}. It works for one hour.`,
    resend: 'Send the e‑mail again',
  },
  forgot: {
    title: 'Reset your password',
    lead: 'We will e-mail you a link to choose a new one.',
    submit: 'Send link',
    link: 'Forgot your password?',
    back: 'Back to sign in',
    sentTitle: 'Check your e-mail',
    sentLead: (email: string) => `If an account exists for ${email}, you will receive an e-mail with a link.`,
    sentHelp:
      'The link works for one hour. If no e-mail arrives within a few minutes, check your spam folder or try another ' +
      'address.',
    again: 'Try another address',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: (email: string) => `For the account of ${email}.`,
    field: 'New password',
    submit: 'Save password',
    doneTitle: 'Your password has been changed',
    doneLead: 'You have been signed out everywhere. Sign in with your new password.',
  },
  link: {
    title: 'Your e-mail address',
    checking: 'Checking the link',
    broken: 'This link no longer works',
    unanswered: 'We could not check the link',
    incomplete:
      'Part of the link is missing, or it was already used. Copy the whole link from the e-mail, or request a new one.',
    again: 'Try again',
    newReset: 'Request a new link',
  },
  verified: {
    title: 'Your e-mail address is confirmed',
    lead: (email: string) => `Thank you. ${email} now belongs to your account.`,
  },
  changed: {
    title: 'Your e-mail address has been changed',
    lead: (email: string) => `Sign in with ${email} from now on. You have been signed out everywhere.`,
  },
  recovered: {
    title: 'Your e-mail address has been restored',
    lead: (email: string) =>
      `Your account uses ${email} again. If you did not make the change, choose a new password now.`,
  },
}));
