import type { BackendErrorKind } from '@lectern/shared/firebase/errors';
import { signOutFailed } from './signOutFailed';

/** What the account screens say of a failed call, where the backend's own sentence is not the best one here. */
const failures: Partial<Record<BackendErrorKind, string>> = {
  credentials: 'That e-mail address and password do not match an account. Check both, or reset your password.',
  'email-taken': 'There is an account with this e-mail address already. Sign in instead, or reset your password.',
  'weak-password':
    'This password is among the first that are tried. Choose another, for example a few unrelated words.',
  'too-many-attempts':
    'There were too many attempts. For your safety, please wait a quarter of an hour, or reset your password.',
  'account-disabled': 'This account has been closed. Contact us if you think that is wrong.',
  'code-expired': 'This link has expired: links work for an hour. Ask for a new one.',
  'code-invalid': 'This link was used already, or a newer one has replaced it. Ask for a new one.',
  invalid: 'This is not an e-mail address that can be used here.',
};

/** The words of the account screens. */
export const account = {
  unavailable: 'The sign-in service does not answer. Nothing that you typed is lost: please try again in a moment.',
  offline: 'You are offline. As soon as you are connected again, you can go on.',
  goOn: 'Go on',
  failures,
  fields: {
    name: 'Your name',
    nameHint: 'As it shall stand on your certificates.',
    nameMissing: 'Enter your name.',
    nameShort: 'Enter at least two characters.',
    nameLong: 'Enter at most 60 characters.',
    email: 'E-mail',
    emailMissing: 'Enter your e-mail address.',
    emailInvalid: 'Enter an e-mail address, such as name@example.com.',
    password: 'Password',
    passwordHint: 'At least 8 characters. A few unrelated words make a good one.',
    passwordMissing: 'Enter your password.',
    passwordShort: 'Use at least 8 characters.',
    passwordLong: 'Use at most 4,096 characters.',
    passwordCommon:
      'This password is among the first that are tried. Choose another, for example a few unrelated words.',
    passwordIsEmail: 'Choose a password that is not your e-mail address.',
  },
  signIn: {
    title: 'Sign in',
    lead: 'Go on where you left off.',
    leadBack: 'Then you go on to the page that you asked for.',
    submit: 'Sign in',
    link: 'I have an account',
  },
  signUp: {
    title: 'Sign up',
    lead: 'Keep your courses, notes and progress in one place.',
    submit: 'Create the account',
    link: 'Create an account',
  },
  already: {
    title: 'You are signed in',
    lead: (name: string): string => `You are signed in as ${name}.`,
    other: 'Sign out',
    signOutFailed,
  },
  welcome: { title: (name: string): string => `Welcome, ${name}`, lead: 'Your account is ready.' },
  verify: {
    title: 'Please confirm your e-mail address',
    sentAgain: 'We have sent another mail',
    body: (email: string): string => `Open the link in the mail that we sent to ${email}. It works for an hour.`,
    resend: 'Send the mail again',
  },
  forgot: {
    title: 'Reset your password',
    lead: 'We send you a link with which you choose a new one.',
    submit: 'Send the link',
    link: 'Forgot your password?',
    back: 'Back to signing in',
    sentTitle: 'Check your mail',
    sentLead: (email: string): string => `If an account exists for ${email}, a mail with a link is on its way.`,
    sentHelp:
      'The link works for an hour. If no mail comes within a few minutes, look among the unwanted mail, ' +
      'or try another address.',
    again: 'Try another address',
  },
  newPassword: {
    title: 'Choose a new password',
    lead: (email: string): string => `For the account of ${email}.`,
    field: 'New password',
    submit: 'Save the password',
    doneTitle: 'Your password is changed',
    doneLead: 'You have been signed out everywhere. Sign in with the new password.',
  },
  link: {
    title: 'Your e-mail address',
    checking: 'Checking the link',
    broken: 'This link does not work any more',
    unanswered: 'The link could not be checked',
    notWhole:
      'A part of the link is missing, or it was used already. Copy it whole from the mail, or ask for a new one.',
    again: 'Try again',
    newReset: 'Ask for a new link',
  },
  verified: {
    title: 'Your e-mail address is confirmed',
    lead: (email: string): string => `Thank you: ${email} is yours.`,
  },
  changed: {
    title: 'Your e-mail address is changed',
    lead: (email: string): string => `Sign in with ${email} from now on. You have been signed out everywhere.`,
  },
  recovered: {
    title: 'Your e-mail address is changed back',
    lead: (email: string): string =>
      `Your account belongs to ${email} again. If it was not you who changed it, choose a new password now.`,
  },
};
