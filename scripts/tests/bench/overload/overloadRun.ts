import { fork } from 'node:child_process';
import { Agent, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MARKS_PER_PEN, type Command, type Reply } from './server';

/** A client at its own address of this machine. */
type Visitor = { address: string };

/** Measurements during an attack: memory in bytes, durations of the other client's reads in milliseconds. */
type DuringAttack = {
  outcome: string;
  peak: number;
  heap: number;
  p50: number;
  p99: number;
  slowest: number;
  errors: number;
};

/** A backend under attack. Each attack resolves to a description of its outcome. */
export type OverloadRun = {
  attacker(n: number): Visitor;
  /** Runs an attack while another client reads a document every 5 ms. Rejects when the process ends. */
  beside(attack: () => Promise<string>): Promise<DuringAttack>;
  query(visitor: Visitor): Promise<{ status: number; bytes: number }>;
  manyQueries(count: number, visitor: (n: number) => Visitor): Promise<string>;
  slowReaders(count: number, visitor: (n: number) => Visitor): Promise<string>;
  contactMessages(count: number): Promise<string>;
  pens(count: number): Promise<string>;
  deleteAccount(): Promise<string>;
  stop(): Promise<void>;
};

const NAMES = 'projects/demo-bench/databases/(default)/documents';
const HEAP_MB = 512;

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

/** Starts a seeded backend of the Lectern project in a process with a small heap. */
export async function startOverloadRun(home: string): Promise<OverloadRun> {
  const child = fork(join(__dirname, 'server.ts'), [home], {
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '-r', 'tsx/cjs'],
  });
  const next = (): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`The backend ended with ${String(code)}.`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as Reply);
      });
    });
  const ask = (command: Command): Promise<Reply> => {
    child.send(command);
    return next();
  };
  const first = (await next()) as { url: string };
  await ask('seed');
  const { token } = (await ask('signIn')) as { token: string };
  const attacks = createAttacks(first.url, token);
  return {
    ...attacks,
    beside: async (attack) => {
      await ask('peak');
      const reads = readRepeatedly(first.url);
      const outcome = await attack();
      const figures = await reads.stop();
      const { peak, heap } = (await ask('peak')) as { peak: number; heap: number };
      return { outcome, peak, heap, ...figures };
    },
    stop: async () => {
      await ask('stop');
    },
  };
}

/** Reads a document every 5 ms from an address of its own, until stopped. */
function readRepeatedly(url: string): {
  stop(): Promise<{ p50: number; p99: number; slowest: number; errors: number }>;
} {
  const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.1' });
  const times: number[] = [];
  let errors = 0;
  let stopped = false;
  const done = (async () => {
    while (!stopped) {
      const before = performance.now();
      const body = { documents: [`${NAMES}/pens/none`] };
      const { status } = await post(url, ':batchGet', body, { agent }).catch(() => ({ status: 0 }));
      times.push(performance.now() - before);
      if (status !== 200) errors += 1;
      await wait(5);
    }
  })();
  return {
    async stop() {
      stopped = true;
      await done;
      agent.destroy();
      times.sort((a, b) => a - b);
      const at = (share: number): number => times[Math.floor(times.length * share)] ?? NaN;
      return { p50: at(0.5), p99: at(0.99), slowest: times.at(-1) ?? NaN, errors };
    },
  };
}

type Sending = { agent?: Agent; address?: string; token?: string; read?: (message: IncomingMessage) => void };

function post(url: string, path: string, body: unknown, sending: Sending): Promise<{ status: number; bytes: number }> {
  const { agent, address, token, read } = sending;
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'text/plain', ...authorization };
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent: agent ?? false, headers, localAddress: address };
    const sent = request(`${url}/v1/${NAMES}${path}`, options, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('error', () => undefined);
      response.on('close', () => resolve({ status: response.complete ? (response.statusCode ?? 0) : -1, bytes }));
      read?.(response);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

type Attacks = Omit<OverloadRun, 'beside' | 'stop'>;

function createAttacks(url: string, token: string): Attacks {
  const send = (visitor: Visitor, path: string, body: unknown, more: Sending = {}) =>
    post(url, path, body, { address: visitor.address, ...more });
  const attacker = (n: number): Visitor => ({ address: `127.0.1.${n + 1}` });
  const slowReader = (visitor: Visitor) =>
    send(visitor, ':runQuery', everyPen(1), { read: readSlowly }).catch(() => ({ status: 0, bytes: 0 }));
  return {
    attacker,
    query: (visitor) => send(visitor, ':runQuery', everyPen(MARKS_PER_PEN)),
    manyQueries: async (count, visitor) =>
      tally(await Promise.all(numbers(count).map((n) => send(visitor(n), ':runQuery', everyPen(MARKS_PER_PEN))))),
    slowReaders: async (count, visitor) => {
      const outcomes: { status: number }[] = numbers(count).map(() => ({ status: 0 }));
      const readers = outcomes.map(async (outcome, n) => {
        outcome.status = (await slowReader(visitor(n))).status;
      });
      await Promise.race([Promise.all(readers), wait(45_000, null)]);
      return tally(outcomes);
    },
    contactMessages: async (count) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 16, localAddress: attacker(70).address });
      const all = await Promise.all(numbers(count).map((n) => post(url, ':commit', contactMessage(n), { agent })));
      agent.destroy();
      return tally(all);
    },
    pens: async (count) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 8, localAddress: attacker(71).address });
      const all = await Promise.all(numbers(count).map((n) => post(url, ':commit', newPen(n), { agent, token })));
      agent.destroy();
      return tally(all);
    },
    deleteAccount: () => deleteAccount(url, token),
  };
}

/** Reads ten kilobytes a second. */
const readSlowly: Sending['read'] = (response) => {
  response.pause();
  const timer = setInterval(() => void response.read(1024), 100);
  response.on('close', () => clearInterval(timer));
};

async function deleteAccount(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:delete?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken: token }),
  });
  return `status ${response.status}`;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** Returns how many answers had each status; -1 stands for one that was cut off, 0 for none yet. */
function tally(answers: { status: number }[]): string {
  const counts = new Map<number, number>();
  for (const { status } of answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ') || 'nobody finished';
}

/** Returns a query for all public pens, in a number of ways that each find all of them. */
function everyPen(ways: number): unknown {
  const filter = (fieldPath: string, op: string, value: unknown): unknown => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
  const isPublic = filter('visibility', 'EQUAL', { stringValue: 'public' });
  const any = numbers(ways).map((n) => filter(`mark${n}`, 'EQUAL', { booleanValue: true }));
  const alternatives = { compositeFilter: { op: 'OR', filters: any } };
  const where = ways === 1 ? isPublic : { compositeFilter: { op: 'AND', filters: [isPublic, alternatives] } };
  return { structuredQuery: { from: [{ collectionId: 'pens' }], where } };
}

function contactMessage(n: number): unknown {
  const text = (stringValue: string): unknown => ({ stringValue });
  const fields = {
    name: text('A visitor'),
    email: text('visitor@lectern.example'),
    topic: text('other'),
    message: text('A message that is long enough.'),
    honeypot: text(''),
  };
  return commitOf(`contactMessages/m${n}`, fields, ['createdAt']);
}

function newPen(n: number): unknown {
  const code = { stringValue: 'y'.repeat(50_000) };
  const fields = {
    ownerUid: { stringValue: 'learner' },
    title: { stringValue: `Mine ${n}` },
    html: code,
    css: code,
    js: code,
    visibility: { stringValue: 'private' },
    forkOf: { nullValue: null },
  };
  return commitOf(`pens/mine${n}`, fields, ['createdAt', 'updatedAt']);
}

function commitOf(path: string, fields: object, times: string[]): unknown {
  const updateTransforms = times.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
  return { writes: [{ update: { name: `${NAMES}/${path}`, fields }, updateTransforms }] };
}
