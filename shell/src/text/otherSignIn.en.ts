import { translatable } from '@lectern/shared/translations';

/** Texts of the ways to sign in that a site may allow besides a password. */
export const otherSignInText = translatable('otherSignIn', () => ({
  label: 'Other ways to sign in',
  or: 'or',
  guest: 'Continue as a guest',
  guestHint: 'Your progress, notes and cart are kept when you create an account later.',
  guestFailed: 'We could not start a guest session. Please try again in a moment.',
  link: 'E-mail me a sign-in link',
  mail: {
    title: 'Sign in by e-mail',
    lead: 'We will e-mail you a link that signs you in, without a password.',
    submit: 'Send link',
    back: 'Sign in with a password',
    sentTitle: 'Check your e-mail',
    sentLead: (email: string) => `We have sent a link to ${email}. It works once and expires in one hour.`,
    sentHelp: 'You can open it on this device or on another one.',
    again: 'Try another address',
  },
  arrival: {
    title: 'Finish signing in',
    checking: 'Signing you in',
    lead: 'Enter the address that the link was sent to.',
    submit: 'Sign in',
    otherAddress: 'This link was sent to another address. Enter that one, or request a new link.',
    broken: 'This link no longer works',
    newLink: 'Request a new link',
    tokenLead: 'You have opened a link that signs you in here. Continue only if you trust where it came from.',
    tokenBroken: 'This link has expired or is incomplete. Open it again where you found it.',
  },
  panel: {
    title: 'You are browsing as a guest',
    lead: 'Create an account to keep your progress, notes and cart, and to use them on other devices.',
    signUp: 'Create an account',
    continue: 'Continue as a guest',
    signOut: 'Leave and sign in to my account',
    signOutHint: 'What you did as a guest stays with the guest session, which you cannot open again.',
  },
}));
