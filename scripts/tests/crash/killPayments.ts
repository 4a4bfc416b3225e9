import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { startFakeStripe, type FakeStripe } from '../fixtures/fakeStripe';

/** The report of a run: kills, buyers, payments at the service, and everything that was wrong at the end. */
export type KillReport = { kills: number; buyers: number; paid: number; problems: string[] };

type Entry = { uid: string; value: string | number | undefined };
type State = Record<'sessions' | 'owned' | 'paid' | 'numbers' | 'receipts', Entry[]> & { failures: number };
type Site = { child: ChildProcess; url: string };

const BUYERS_PER_LIFE = 4;

/**
 * Kills the payments of a site `kills` times with SIGKILL at random instants while buyers check out, pay at a Stripe
 * server that stays up, and events arrive, are repeated or are lost. Afterwards every payment must have granted exactly
 * once, and nothing must be granted without one.
 */
export async function killPayments(
  home: string,
  kills: number,
  onKill: (kill: number) => void = () => undefined,
): Promise<KillReport> {
  await mkdir(join(home, 'config'), { recursive: true });
  await writeFile(join(home, 'config', 'seller.json'), '{"name": "Bread Ltd", "address": ["1 Mill Lane"]}');
  const stripe = await startFakeStripe();
  const undelivered: object[] = [];
  let buyers = 0;
  for (let kill = 1; kill <= kills; kill += 1) {
    const site = await startSite(home, stripe.api.port);
    const end = new Promise((resolve) => site.child.once('exit', resolve));
    setTimeout(() => site.child.kill('SIGKILL'), Math.random() * 400);
    await Promise.all([live(site, stripe, undelivered, buyers), end]);
    buyers += BUYERS_PER_LIFE;
    onKill(kill);
  }
  const site = await startSite(home, stripe.api.port);
  for (let buyer = 0; buyer < buyers; buyer += 1) await call(site, `/checkout/buyer-${buyer}`);
  for (let turn = 0; turn < 100; turn += 1) {
    await payAll(stripe, undelivered);
    await deliverAll(site, stripe, undelivered, 0.5);
    await call(site, '/sweep');
    const { paid } = await stateOf(site);
    if (paid.filter(({ value }) => value === 'succeeded').length === buyers) break;
  }
  await new Promise((resolve) => setTimeout(resolve, 300));
  const problems = problemsOf(await stateOf(site), stripe, buyers);
  site.child.kill('SIGTERM');
  const paid = [...stripe.sessions.values()].filter((session) => session.paid).length;
  await stripe.close();
  return { kills, buyers, paid, problems };
}

/** Buyers check out, pay, and events arrive, until the site is gone. */
async function live(site: Site, stripe: FakeStripe, undelivered: object[], first: number): Promise<void> {
  const isAlive = (): boolean => site.child.exitCode === null && site.child.signalCode === null;
  for (let buyer = first; buyer < first + BUYERS_PER_LIFE; buyer += 1) void call(site, `/checkout/buyer-${buyer}`);
  while (isAlive()) {
    await payAll(stripe, undelivered);
    await deliverAll(site, stripe, undelivered, 0.8);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Every buyer pays as soon as there is a page to pay on. */
function payAll(stripe: FakeStripe, undelivered: object[]): Promise<void> {
  for (const { id, status } of stripe.sessions.values()) if (status === 'open') undelivered.push(stripe.pay(id));
  return Promise.resolve();
}

/** Delivers events until they are thanked for. Some are lost, and some are sent twice. */
async function deliverAll(site: Site, stripe: FakeStripe, undelivered: object[], share: number): Promise<void> {
  for (const event of undelivered.splice(0)) {
    if (Math.random() > share) continue;
    const payload = JSON.stringify(event);
    const isThanked = await call(site, '/__/payments/webhook', payload, stripe.sign(payload));
    if (!isThanked || Math.random() < 0.2) undelivered.push(event);
  }
}

async function call(
  { url }: Site,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<boolean> {
  try {
    const init = { method: 'POST', headers, ...(body === undefined ? {} : { body }) };
    return (await fetch(`${url}${path}`, init)).ok;
  } catch {
    return false;
  }
}

const stateOf = async ({ url }: Site): Promise<State> => (await (await fetch(`${url}/state`)).json()) as State;

function problemsOf(state: State, stripe: FakeStripe, buyers: number): string[] {
  const problems: string[] = [];
  const count = (entries: Entry[], uid: string, value?: string | number): number =>
    entries.filter((entry) => entry.uid === uid && (value === undefined || entry.value === value)).length;
  const paidSessions = new Set([...stripe.sessions.values()].filter(({ paid }) => paid).map(({ id }) => id));
  for (let buyer = 0; buyer < buyers; buyer += 1) {
    const uid = `buyer-${buyer}`;
    if (count(state.owned, uid) !== 1) problems.push(`${uid} owns ${count(state.owned, uid)} items, not 1.`);
    if (count(state.paid, uid, 'succeeded') !== 1) problems.push(`${uid} has no succeeded payment.`);
    if (count(state.receipts, uid, 1) !== 1) problems.push(`${uid} did not get exactly one receipt.`);
  }
  const known = new Set(state.sessions.map(({ value }) => value));
  for (const id of paidSessions) if (!known.has(id)) problems.push(`The payment of ${id} is lost.`);
  if (paidSessions.size !== buyers) problems.push(`${buyers} buyers paid ${paidSessions.size} times.`);
  const refunded = [...stripe.sessions.values()].filter((session) => session.refunded > 0).length;
  if (refunded > 0) problems.push(`${refunded} payments were refunded.`);
  const numbers = state.numbers.map(({ value }) => value);
  if (new Set(numbers).size !== buyers) problems.push('Two orders have one number.');
  if (state.failures > 0) problems.push(`${state.failures} documents were set aside.`);
  return problems;
}

async function startSite(home: string, port: number): Promise<Site> {
  const program = join(__dirname, 'paymentServer.ts');
  const child = spawn(
    process.execPath,
    ['-r', require.resolve('../../bin/typescript.cjs'), program, home, String(port)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  for await (const line of createInterface({ input: child.stdout })) return { child, url: line };
  throw new Error(`The site did not start: it ended with ${child.exitCode ?? child.signalCode ?? 'nothing'}.`);
}
