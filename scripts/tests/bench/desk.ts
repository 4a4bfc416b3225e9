import { parseArgs } from 'node:util';
import Fastify, { type FastifyInstance } from 'fastify';
import { wireFieldsOf, type AdminWrite, type Backend } from '@lectern/backend';
import { SITE_BUCKET, startLecternBackend } from '@lectern/shared/project';
import { deskRoutes } from '../../desk';
import { openRegistryStore } from '../../release';
import { table } from './figures';

const RUNS = 60;
const SLICE = 500;
const START = Date.parse('2024-01-01T00:00:00Z');
const BUDGET_MS = 50;

const PASSWORD = 'correct horse battery';
const BOSS = { uid: 'boss', email: 'boss@x.example', claims: { admin: true } };

type Timing = { p50: number; p95: number };

/**
 * Runs `desk [--rows N] [--json]`: the lists of the desk at 100,000 messages, payments and accounts, over HTTP under
 * the real rules, as an administrator. Ends with exit code 1 when a list exceeds 50 ms at the 95th percentile.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { rows: { type: 'string', default: '100000' }, json: { type: 'boolean', default: false } },
  });
  const rows = Number(values.rows);
  if (!Number.isInteger(rows) || rows < 100) throw new Error('--rows takes an integer from 100.');
  const figures = await measure(rows);
  const lines = Object.entries(figures).map(([name, { p50, p95 }]) => [name, p50.toFixed(1), p95.toFixed(1)]);
  process.stdout.write(
    values.json ? `${JSON.stringify({ rows, figures }, null, 2)}\n` : `${table(['ms', 'p50', 'p95'], lines)}\n`,
  );
  if (Object.values(figures).some(({ p95 }) => p95 > BUDGET_MS)) process.exitCode = 1;
}

async function measure(rows: number): Promise<Record<string, Timing>> {
  const running = await startLecternBackend({ auth: { passwordCost: { N: 1024, r: 8, p: 1 } } });
  const { auth, firestore } = running.backend;
  await auth.admin.createAccount({ ...BOSS, password: PASSWORD });
  const headers = { authorization: `Bearer ${auth.admin.signIn(BOSS.uid).idToken}` };
  seed(firestore.admin, rows);
  await createLearners(auth.admin, rows);
  const desk = await startDesk(running.backend);
  const root = `${running.url}/v1/projects/${running.projectId}/databases/(default)/documents`;
  const figures: Record<string, Timing> = {};
  for (const [name, run] of Object.entries(listsOf(root, desk.url, headers, rows))) figures[name] = await time(run);
  await desk.site.close();
  await running.stop();
  return figures;
}

type Accounts = Pick<Backend['auth']['admin'], 'createAccount'>;

async function createLearners(accounts: Accounts, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1)
    await accounts.createAccount({
      email: `learner${index}@school${index % 97}.example`,
      displayName: `Learner ${index}`,
      password: PASSWORD,
    });
}

/** Serves the desk's own routes: the lists of accounts. */
async function startDesk({ auth, firestore, storage }: Backend): Promise<{ url: string; site: FastifyInstance }> {
  const site = Fastify();
  await site.register(
    deskRoutes({
      documents: firestore.admin,
      accounts: auth.admin,
      files: { admin: storage.admin, bucket: SITE_BUCKET },
      health: { home: '.', registry: openRegistryStore('.') },
      verifyCaller: (header) => auth.verifyCaller(header),
    }),
  );
  return { url: await site.listen({ port: 0 }), site };
}

type Headers = Record<string, string>;
type Lists = Record<string, () => Promise<void>>;

/** One request of each list: documents at `root`, accounts at the desk's `url`. */
function listsOf(root: string, url: string, headers: Headers, rows: number): Lists {
  const query = (name: string, body: object) => () => send(`${root}:${name}`, headers, body);
  const accounts = (search: string) => () => send(`${url}/api/desk/accounts?${search}`, headers);
  return {
    'messages: first page': query('runQuery', page()),
    'messages: a page in the middle': query('runQuery', page(rows / 2)),
    'messages: search': query('runQuery', search()),
    'messages: number of new ones': query('runAggregationQuery', count()),
    'orders of all: first page': query('runQuery', orders()),
    'accounts: first page': accounts('text='),
    'accounts: search for an address': accounts('text=learner777%40'),
    'accounts: search that finds nothing': accounts('text=nobody-has-this'),
    'accounts: administrators': accounts('role=admin'),
  };
}

function seed(documents: { commit(writes: AdminWrite[]): void }, rows: number): void {
  for (let from = 0; from < rows; from += SLICE) {
    const writes: AdminWrite[] = [];
    for (let index = from; index < Math.min(from + SLICE, rows); index += 1) {
      const at = new Date(START + index * 60_000);
      const email = `sender${index}@school.example`;
      const message = { name: `Sender ${index}`, email, topic: 'other', message: 'Hello there, all of you.' };
      const fields = { ...message, honeypot: '', uid: null, status: index % 10 ? 'answered' : 'new', createdAt: at };
      const payment = { status: 'succeeded', items: [], amount: 900, currency: 'eur', created: at };
      writes.push(
        { set: `contactMessages/m${index}`, fields: wireFieldsOf(fields) },
        { set: `customers/u${index}/payments/p`, fields: wireFieldsOf(payment) },
      );
    }
    documents.commit(writes);
  }
}

const status = (value: string) => ({
  fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: value } },
});

function page(after?: number): object {
  const values = after === undefined ? null : [{ timestampValue: new Date(START + after * 60_000).toISOString() }];
  return {
    structuredQuery: {
      from: [{ collectionId: 'contactMessages' }],
      where: status('answered'),
      orderBy: [{ field: { fieldPath: 'createdAt' }, direction: 'DESCENDING' }],
      limit: 26,
      ...(values ? { startAt: { values, before: false } } : {}),
    },
  };
}

function search(): object {
  const range = (op: string, value: string) => ({
    fieldFilter: { field: { fieldPath: 'email' }, op, value: { stringValue: value } },
  });
  const filters = [
    status('answered'),
    range('GREATER_THAN_OR_EQUAL', 'sender777'),
    range('LESS_THAN', 'sender777\uf8ff'),
  ];
  return {
    structuredQuery: {
      from: [{ collectionId: 'contactMessages' }],
      where: { compositeFilter: { op: 'AND', filters } },
      orderBy: [{ field: { fieldPath: 'email' }, direction: 'ASCENDING' }],
      limit: 50,
    },
  };
}

function count(): object {
  const structuredQuery = { from: [{ collectionId: 'contactMessages' }], where: status('new') };
  return { structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'count', count: {} }] } };
}

function orders(): object {
  return {
    structuredQuery: {
      from: [{ collectionId: 'payments', allDescendants: true }],
      orderBy: [{ field: { fieldPath: 'created' }, direction: 'DESCENDING' }],
      limit: 26,
    },
  };
}

async function send(url: string, headers: Headers, body?: object): Promise<void> {
  const json = { ...headers, 'content-type': 'application/json' };
  const answer = await fetch(url, body ? { method: 'POST', headers: json, body: JSON.stringify(body) } : { headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 500)}`);
}

async function time(run: () => Promise<void>): Promise<Timing> {
  const times: number[] = [];
  for (let index = 0; index < RUNS; index += 1) {
    const start = performance.now();
    await run();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(Math.floor(times.length * share), times.length - 1)] ?? NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

void main();
