import { SignJWT } from 'jose';
import { RetryLater } from '../processing';
import { fetchText, type Answer } from './fetchText';
import { HostedError } from './HostedError';
import type { ServiceAccount } from './serviceAccount';

/** Access tokens of one service account. */
export type AccessTokens = {
  /** Resolves to a token that is valid for another minute at least. Concurrent calls share one request. */
  get(): Promise<string>;
  /** Forgets a token that a service has refused; the next call asks for another one. */
  drop(token: string): void;
};

const SCOPES = 'https://www.googleapis.com/auth/datastore https://www.googleapis.com/auth/identitytoolkit';

/** Scopes of the tokens, divided by spaces, and the clock. */
type Options = { scopes?: string; now?: () => number };
const LIFETIME_SEC = 3600;
const MARGIN_MS = 60_000;
/** Google accepts signatures that are about five minutes off. */
const SKEW_MS = 4 * 60_000;

/**
 * Exchanges signed assertions for access tokens (OAuth 2.0, RFC 7523). `get` rejects with RetryLater while the service
 * can't be reached, and with a HostedError when it refuses the key.
 */
export function createAccessTokens(
  account: ServiceAccount,
  { scopes = SCOPES, now = Date.now }: Options = {},
): AccessTokens {
  let token: { value: string; expiresAt: number } | null = null;
  let asking: Promise<string> | null = null;
  const ask = async (): Promise<string> => {
    const answer = await fetchText(account.tokenUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await signAssertion(account, scopes, now()),
      }).toString(),
    });
    if (answer.status !== 200) throw refusalOf(account, answer, now());
    const { access_token: value, expires_in: seconds } = parse(answer.text);
    if (typeof value !== 'string' || value === '')
      throw new RetryLater(`${account.tokenUrl} answered without a token.`);
    token = { value, expiresAt: now() + (typeof seconds === 'number' ? seconds : LIFETIME_SEC) * 1000 };
    return value;
  };
  return {
    get() {
      if (token !== null && token.expiresAt - MARGIN_MS > now()) return Promise.resolve(token.value);
      return (asking ??= ask().finally(() => (asking = null)));
    },
    drop(value) {
      if (token?.value === value) token = null;
    },
  };
}

function signAssertion({ email, keyId, key, tokenUrl }: ServiceAccount, scope: string, now: number): Promise<string> {
  const issuedAt = Math.floor(now / 1000);
  return new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: keyId })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFETIME_SEC)
    .sign(key);
}

function parse(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function refusalOf({ email, projectId }: ServiceAccount, { status, text, date }: Answer, now: number): Error {
  if (status === 429 || status >= 500) return new RetryLater(`Google's token service answers ${status}.`);
  const skew = date === null ? 0 : now - date;
  if (Math.abs(skew) > SKEW_MS) {
    const minutes = Math.round(Math.abs(skew) / 60_000);
    return new HostedError(
      `The clock of this machine is ${minutes} minutes ${skew > 0 ? 'ahead' : 'behind'}, so Google refuses its key.`,
      'Set the clock, best by NTP (timedatectl set-ntp true), and start again.',
    );
  }
  const { error, error_description: detail } = parse(text);
  const reason = [error, detail].filter((part) => typeof part === 'string').join(': ') || `status ${status}`;
  return new HostedError(
    `Google does not accept the key of ${email} (${reason.slice(0, 200)}).`,
    `The key or the account may have been deleted. Create a new key for project ${projectId} in the Firebase console.`,
  );
}
