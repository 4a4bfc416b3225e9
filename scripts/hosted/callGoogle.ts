import * as v from 'valibot';
import { RetryLater } from '../processing';
import type { AccessTokens } from './accessTokens';
import { fetchText, type Answer } from './fetchText';
import { HostedError } from './HostedError';

/** A refusal of a service: its HTTP status, its code such as `ABORTED`, and its message. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError';
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Calls one address with a JSON body, by GET without one; resolves to the JSON answer. See `createCaller`. */
export type CallGoogle = (url: string, body?: object) => Promise<unknown>;

/**
 * Returns a function that calls services of Google as a service account. It rejects with RetryLater while a service is
 * unavailable or busy, with a HostedError for a missing permission, and else with a GoogleError.
 */
export function createCaller(tokens: AccessTokens, email: string): CallGoogle {
  const send = async (url: string, body: object | undefined, { isRetry }: { isRetry: boolean }): Promise<unknown> => {
    const token = await tokens.get();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetchText(
      url,
      body === undefined ? { method: 'GET', headers } : { method: 'POST', headers, body: JSON.stringify(body) },
    );
    if (answer.status >= 200 && answer.status < 300) return parseAnswer(answer.text, new URL(url).host);
    if (answer.status === 401 && !isRetry) {
      tokens.drop(token);
      return send(url, body, { isRetry: true });
    }
    throw errorOf(answer, new URL(url).host, email);
  };
  return (url, body) => send(url, body, { isRetry: false });
}

function parseAnswer(text: string, host: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RetryLater(`${host} did not answer with JSON. Is there a proxy in between that asks for a sign-in?`);
  }
}

const refusal = v.object({ error: v.object({ status: v.optional(v.string()), message: v.optional(v.string()) }) });

function errorOf({ status, text }: Answer, host: string, email: string): Error {
  const { code, message } = parseError(text, status);
  // ABORTED is a conflict, which its caller repeats at once.
  if (status === 429 || status >= 500) return new RetryLater(`${host} answers ${status} ${code}.`);
  if (status === 401)
    return new HostedError(
      `${host} does not accept the access token of ${email}.`,
      'Create a new key for the account.',
    );
  if (status === 403)
    return new HostedError(
      `${email} has no permission (${host}: ${message.slice(0, 300)}).`,
      `In Google Cloud, under IAM, give the service account ${rolesFor(host)}`,
    );
  return new GoogleError(status, code, message);
}

function rolesFor(host: string): string {
  if (host.startsWith('storage.'))
    return 'the role Storage Admin (roles/storage.admin), and enable the API of Cloud Storage.';
  if (/^firebase(rules)?\./.test(host))
    return 'the role Firebase Viewer (roles/firebase.viewer), and enable its APIs of management and rules.';
  return (
    'the roles Cloud Datastore User (roles/datastore.user) and Firebase Authentication Admin ' +
    '(roles/firebaseauth.admin), and enable the APIs of Firestore and Identity Toolkit.'
  );
}

function parseError(text: string, status: number): { code: string; message: string } {
  const found = v.safeParse(refusal, parseJson(text));
  const { status: code = 'UNKNOWN', message = `Status ${status}` } = found.success ? found.output.error : {};
  return { code, message };
}

/** Some methods answer errors in a list. */
function parseJson(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return Array.isArray(body) ? body[0] : body;
  } catch {
    return null;
  }
}
