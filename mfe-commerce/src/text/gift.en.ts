import { translatable } from '@lectern/shared/translations';

/** Texts of the form that claims a gift. */
export const giftText = translatable('gift', (format) => ({
  title: 'Claim a gift',
  lead: 'Enter the code from the e-mail. The gift then belongs to your account.',
  code: 'Gift code',
  codeMissing: 'Enter the code from the e-mail.',
  account: (name: string, email: string) => `It will belong to ${name ? `${name} (${email})` : email}.`,
  claim: 'Claim the gift',
  guestTitle: 'Somebody has given you a present',
  guest: 'Create an account or sign in to claim it. A gift belongs to one account.',
  signUp: 'Create an account',
  signIn: 'Sign in',
  reasons: {
    unknown: 'There is no gift with this code. Check the code, and copy it from the e-mail if you can.',
    void: 'This gift was refunded to the person who gave it, so it can no longer be claimed.',
    claimed: 'This gift has been claimed already. If that was you, sign in with the account that you used then.',
    owned: 'You own all of this already. The code stays valid: pass it on to somebody else.',
  },
  tooMany: 'Too many codes were tried. Wait a few minutes, then try again.',
  slow: 'The answer takes longer than usual. Try again in a moment: the code stays valid.',
  failed: 'The code could not be sent. Check your connection and try again.',
  granted: (names: readonly string[]) =>
    `${format.list(names)} ${format.plural(names.length, { one: 'is', other: 'are' })} yours now`,
  grantedLead: 'Enjoy your present.',
}));
