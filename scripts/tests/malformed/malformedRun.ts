import { NO_INDEXES, startBackend } from '@lectern/backend';
import { OPEN_RULES } from '@lectern/backend/testing';
import { malformedRequests } from './malformedRequests';
import { sendRaw, type RawResponse, type RawRequest } from './rawRequest';

/**
 * The outcome of all requests: the number of responses by status, the slowest in milliseconds, and the responses that
 * were not proper refusals.
 */
export type MalformedOutcome = { statuses: Record<string, number>; slowestMs: number; problems: string[] };

/** A running backend and the requests to send. `content` returns its data. */
export type MalformedRun = {
  requests: readonly RawRequest[];
  send(): Promise<MalformedOutcome>;
  content(): { accounts: number; documents: number; files: string[] };
  stop(): Promise<void>;
};

const CONCURRENCY = 8;
const OPEN_FILES =
  "rules_version = '2';\nservice firebase.storage { match /b/{bucket}/o { match /open/{name=**} { allow " +
  'read, write; } } }';

/** Starts a backend with rules that allow everything, so that a request is refused only for its form. */
export async function startMalformedRun(): Promise<MalformedRun> {
  const running = await startBackend({
    firestoreRules: OPEN_RULES,
    storageRules: OPEN_FILES,
    indexes: NO_INDEXES,
    buckets: ['main'],
  });
  const { url, projectId, backend } = running;
  await backend.storage.admin.put('main', 'open/there', 'content');
  const requests = malformedRequests(projectId);
  return {
    requests,
    send: () => sendAll(url, requests),
    content: () => ({
      accounts: backend.auth.admin.getAccountByEmail('new@lectern.example') === null ? 0 : 1,
      documents: backend.firestore.admin.query({ collection: 'a' }).length,
      files: backend.storage.admin.list('main').map(({ path }) => path),
    }),
    stop: () => running.stop(),
  };
}

async function sendAll(url: string, requests: readonly RawRequest[]): Promise<MalformedOutcome> {
  const outcome: MalformedOutcome = { statuses: {}, slowestMs: 0, problems: [] };
  const queue = [...requests];
  const sendNext = async (): Promise<void> => {
    for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
      const answer = await sendRaw(url, request).catch((error: unknown) => String(error));
      const problem = typeof answer === 'string' ? answer : problemOf(answer);
      if (problem !== null) outcome.problems.push(`${request.what}: ${problem}`);
      if (typeof answer === 'string') continue;
      outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1;
      outcome.slowestMs = Math.max(outcome.slowestMs, answer.ms);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, sendNext));
  return outcome;
}

/**
 * Returns why a response is not a refusal in Firebase's form, `{"error":{"code":<the status>,"message":…}}`, or null.
 * Operations that stream answer it in an array.
 */
function problemOf({ status, body }: RawResponse): string | null {
  const found = `${status} ${body.slice(0, 200)}`;
  if (status < 400 || status > 499) return found;
  try {
    const [refusal] = [JSON.parse(body)].flat() as { error?: { code?: unknown; message?: unknown } }[];
    const error = refusal?.error;
    return error?.code === status && typeof error.message === 'string' && error.message !== '' ? null : found;
  } catch {
    return found;
  }
}
