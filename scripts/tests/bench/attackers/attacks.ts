import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { keepAlive, postJson, send, type Outcome } from './client';
import { readSite } from './learners';

/** Attacks until `stopped` returns true; resolves to what it achieved. */
export type Attack = (url: string, stopped: () => boolean) => Promise<string>;

const PROJECT = 'lectern';
const BUCKET = 'lectern';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const ADDRESS = '203.0.113.66';
const PASSWORD = 'correct horse battery';

const random = (): string => Math.random().toString(36).slice(2, 14);
const account = (url: string, call: string, body: object): Promise<Outcome> =>
  postJson({ url: `${url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=x`, address: ADDRESS }, body);

/** Every kind of attacker, by name. All use one address, as one machine does. */
export const ATTACKS: Record<string, Attack> = {
  'query in 30 ways': (url, stopped) => {
    const agent = keepAlive(8);
    const filter = (fieldPath: string, value: object): object => ({
      fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
    });
    const ways = Array.from({ length: 30 }, (_, n) => filter(`mark${String(n)}`, { booleanValue: true }));
    const any = { compositeFilter: { op: 'OR', filters: ways } };
    const isPublic = filter('visibility', { stringValue: 'public' });
    const where = { compositeFilter: { op: 'AND', filters: [isPublic, any] } };
    const query = { structuredQuery: { from: [{ collectionId: 'pens' }], where } };
    return repeat(8, stopped, () =>
      postJson({ url: `${url}/v1/${DOCUMENTS}:runQuery`, address: ADDRESS, agent }, query),
    );
  },
  'slow readers': async (url, stopped) => {
    const { files } = await readSite(url);
    const { hostname, port } = new URL(url);
    let opened = 0;
    const hold = async (): Promise<Outcome> => {
      opened += 1;
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      socket.write(`GET ${files[0] ?? '/'} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ADDRESS}\r\n\r\n`);
      socket.pause();
      for (let turn = 0; turn < 100 && !socket.destroyed && !stopped(); turn += 1) await wait(300);
      socket.destroy();
      return { status: -1, ms: 0, text: '' };
    };
    await repeat(60, stopped, hold);
    return `${String(opened)} readers`;
  },
  'random course pages': (url, stopped) => {
    const agent = keepAlive(16);
    return repeat(16, stopped, () => send({ url: `${url}/course/x/${random()}`, address: ADDRESS, agent }));
  },
  'password resets': (url, stopped) =>
    repeat(16, stopped, () =>
      account(url, 'sendOobCode', { requestType: 'PASSWORD_RESET', email: `${random()}@a.example` }),
    ),
  'correct sign-ins': async (url, stopped) => {
    const emails = Array.from({ length: 24 }, () => `${random()}@attacker.example`);
    for (const email of emails) await account(url, 'signUp', { email, password: PASSWORD });
    let next = 0;
    return repeat(24, stopped, () => {
      next += 1;
      return account(url, 'signInWithPassword', { email: emails[next % 24], password: PASSWORD });
    });
  },
  'contact messages': (url, stopped) => {
    const agent = keepAlive(16);
    return repeat(16, stopped, () =>
      postJson({ url: `${url}/v1/${DOCUMENTS}:commit`, address: ADDRESS, agent }, message()),
    );
  },
  'big uploads': async (url, stopped) => {
    const { text } = await account(url, 'signUp', {
      email: `${random()}@attacker.example`,
      password: PASSWORD,
      returnSecureToken: true,
    });
    const { localId = '', idToken = '' } = JSON.parse(text) as { localId?: string; idToken?: string };
    const body = new Uint8Array(1_900_000).fill(1);
    const headers = { authorization: `Firebase ${idToken}`, 'content-type': 'image/png' };
    return repeat(6, stopped, () => {
      const name = encodeURIComponent(`avatars/${localId}/${random()}.png`);
      return send({ url: `${url}/v0/b/${BUCKET}/o?name=${name}`, address: ADDRESS, method: 'POST', body, headers });
    });
  },
};

function message(): object {
  const text = (stringValue: string): object => ({ stringValue });
  const fields = {
    name: text('A visitor'),
    email: text('visitor@attacker.example'),
    topic: text('other'),
    message: text('A message that is long enough.'),
    honeypot: text(''),
  };
  const updateTransforms = [{ fieldPath: 'createdAt', setToServerValue: 'REQUEST_TIME' }];
  return { writes: [{ update: { name: `${DOCUMENTS}/contactMessages/${random()}`, fields }, updateTransforms }] };
}

/** Runs `act` again and again in some lanes; resolves to the number of answers by status. */
async function repeat(lanes: number, stopped: () => boolean, act: () => Promise<Outcome>): Promise<string> {
  const counts = new Map<number, number>();
  const lane = async (): Promise<void> => {
    while (!stopped()) {
      const { status } = await act();
      counts.set(status, (counts.get(status) ?? 0) + 1);
      // An attacker on this machine would use up its processor: in the field, another machine's.
      await wait(status === 429 || status === 0 ? 100 : 10);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return [...counts].map(([status, count]) => `${String(count)} × ${String(status)}`).join(', ');
}
