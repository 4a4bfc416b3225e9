import type { AuthContext, RequestClient } from '../authContext';
import { AuthError } from '../AuthError';
import { codeLifetime, type CodeKind } from '../store/oneTimeCodes';
import { textField, type RequestFields } from '../requestFields';

const MODES: Record<CodeKind, string> = {
  EMAIL_SIGNIN: 'signIn',
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
};

const TEMPLATES: Record<CodeKind, { subject: string; text: string }> = {
  EMAIL_SIGNIN: {
    subject: 'Sign in',
    text:
      'Follow this link within an hour to sign in with {email}. If you did not ask for it, ignore this mail: without ' +
      'the link nobody gets in.',
  },
  PASSWORD_RESET: {
    subject: 'Reset your password',
    text:
      'Someone asked to reset the password of the account {email}. Follow this link within an hour to ' +
      'choose a new one. If it was not you, ignore this mail.',
  },
  VERIFY_EMAIL: {
    subject: 'Verify your e-mail address',
    text: 'Follow this link within an hour to confirm that {email} is your address.',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address',
    text: 'Follow this link within an hour to use {email} for your account from now on.',
  },
  RECOVER_EMAIL: {
    subject: 'The e-mail address of your account was changed',
    text:
      'Your account no longer uses the address {email}. If you did not change it, follow this link ' +
      'within three days to change it back.',
  },
};

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the page to continue to after the link, if the request names one. On a public site it is of the site's own
 * origin: another port of its host, or a page without encryption, may be somebody else's, and a link to sign in takes
 * its code there. A page that was opened by a name of the server's own machine counts as the same page of that origin.
 * Throws AuthError `INVALID_CONTINUE_URI` or `UNAUTHORIZED_DOMAIN`.
 */
export function continueUrlOf(context: AuthContext, fields: RequestFields): string | undefined {
  const text = textField(fields, 'continueUrl');
  if (text === undefined || text === '') return undefined;
  if (!URL.canParse(text)) throw new AuthError('INVALID_CONTINUE_URI');
  const [url, own] = [new URL(text), new URL(context.origin())];
  const isLoopback = /^https?:$/.test(url.protocol) && LOOPBACK_NAMES.includes(url.hostname);
  if (url.origin === own.origin) return url.href;
  if (context.exposure === 'local' && isLoopback) return url.href;
  if (isLoopback) return Object.assign(own, { pathname: url.pathname, search: url.search, hash: url.hash }).href;
  throw new AuthError('UNAUTHORIZED_DOMAIN', 'The continue address is not on this site');
}

/**
 * Posts a mail with a link that contains a one-time code; it is given up when the code expires. A decoy costs the same
 * and goes to nobody.
 */
export function postActionMail(
  context: AuthContext,
  mail: { to: string; kind: CodeKind; code: string; continueUrl?: string | undefined; isDecoy?: boolean },
  visitor?: RequestClient,
): void {
  const { subject, text } = TEMPLATES[mail.kind];
  // A link to sign in opens the page that asked for it. The SDK there needs any API key in the address.
  const isSignIn = mail.kind === 'EMAIL_SIGNIN';
  const link = new URL((isSignIn ? mail.continueUrl : undefined) ?? context.actionPath, context.origin());
  if (isSignIn) link.searchParams.set('apiKey', context.projectId);
  link.searchParams.set('mode', MODES[mail.kind]);
  link.searchParams.set('oobCode', mail.code);
  if (mail.continueUrl !== undefined) link.searchParams.set('continueUrl', mail.continueUrl);
  link.searchParams.set('lang', visitor?.language ?? 'en');
  const body = `${text.replace('{email}', () => mail.to)}\n\n${link.href}\n`;
  const expiresAt = context.now() + codeLifetime(mail.kind);
  const outgoing = { to: mail.to, kind: mail.kind, subject, text: body, link: link.href, expiresAt };
  if (mail.isDecoy === true) context.mails.sendDecoy(outgoing);
  else context.mails.send(outgoing);
}

/** Notifies the owner of an address that somebody tried to use it for another account. */
export function postAddressInUseNotice(context: AuthContext, to: string): void {
  const text =
    `Someone tried to use ${to} for another account. You have an account with this address ` +
    'already, so nothing was changed.\n';
  context.mails.send({ to, subject: 'You already have an account', text });
}
