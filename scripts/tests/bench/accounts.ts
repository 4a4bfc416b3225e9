import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { startAuthTestBed, type AuthTestBed } from '@lectern/backend/testing';
import { median, table } from './figures';

const PASSWORD = 'correct horse battery';
const ATTACKERS = 24;
const VICTIM = 'victim@lectern.example';
const ATTACKER_CLIENT = '203.0.113.9';
const VICTIM_CLIENT = '198.51.100.1';
const RESETS = 200;
const FLOOD = 26_000;

/** One figure, what it may be at most, and its unit. */
type Figure = { name: string; value: number; limit: number; unit: string };

/**
 * Runs `accounts [--json]`: attacks on sign-in and reset, with the product's own password hashes. Resolves to false
 * when a figure exceeds its limit.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const figures = [...(await starve()), ...(await floodCounters()), ...(await timeResets())];
  const rows = figures.map(({ name, value, limit, unit }) => [name, value.toFixed(2), String(limit), unit]);
  process.stdout.write(
    values.json ? `${JSON.stringify(figures, null, 2)}\n` : `${table(['attack', 'value', 'limit', 'unit'], rows)}\n`,
  );
  return figures.every(({ value, limit }) => value <= limit);
}

async function withTestBed<T>(work: (testBed: AuthTestBed) => Promise<T>): Promise<T> {
  const testBed = await startAuthTestBed({ passwordCost: { N: 16384, r: 8, p: 5 } });
  try {
    await testBed.auth.admin.createAccount({ email: VICTIM, password: PASSWORD });
    return await work(testBed);
  } finally {
    await testBed.stop();
  }
}

const signIn = (testBed: AuthTestBed, email: string, client: string, password = PASSWORD) =>
  testBed.call('accounts:signInWithPassword', { email, password }, client);

const reset = (testBed: AuthTestBed, email: string, client: string) =>
  testBed.call('accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email }, client);

/** Signs a victim in while 24 accounts of one client sign in correctly without end. */
function starve(): Promise<Figure[]> {
  return withTestBed(async (testBed) => {
    const names = Array.from({ length: ATTACKERS }, (_, n) => `attacker-${n}@lectern.example`);
    await Promise.all(names.map((email) => testBed.auth.admin.createAccount({ email, password: PASSWORD })));
    const alone = await victimTimes(testBed);
    let isOver = false;
    const attacks = names.map(async (email) => {
      while (!isOver) await signIn(testBed, email, ATTACKER_CLIENT);
    });
    const beside = await victimTimes(testBed);
    isOver = true;
    await Promise.all(attacks);
    return [
      { name: 'slowest sign-in alone', value: Math.max(...alone), limit: 2000, unit: 'ms' },
      { name: 'slowest sign-in beside 24 endless ones', value: Math.max(...beside), limit: 2000, unit: 'ms' },
    ];
  });
}

async function victimTimes(testBed: AuthTestBed): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < 10; n += 1) times.push(await timeOf(() => signIn(testBed, VICTIM, VICTIM_CLIENT)));
  return times;
}

/** Floods the counters with resets and forged hops between guesses for one account. */
function floodCounters(): Promise<Figure[]> {
  return withTestBed(async (testBed) => {
    let allowed = 0;
    const guess = async (n: number): Promise<void> => {
      const { body } = await signIn(testBed, VICTIM, `10.0.${n >> 8}.${n & 255}, ${ATTACKER_CLIENT}`, 'wrong wrong');
      if (body.error?.message.startsWith('INVALID_LOGIN_CREDENTIALS') === true) allowed += 1;
    };
    for (let n = 0; n < 20; n += 1) await guess(n);
    const heap = heapUsed();
    for (let n = 0; n < FLOOD; n += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, k) =>
          reset(testBed, `n${n + k}@lectern.example`, `192.0.${((n + k) >> 7) & 255}.${k}`),
        ),
      );
    const grown = (heapUsed() - heap) / 1e6;
    for (let n = 20; n < 40; n += 1) await guess(n);
    return [
      { name: 'guesses of one client with forged hops, around 26,000 resets', value: allowed, limit: 10, unit: '' },
      { name: 'memory of 26,000 resets', value: grown, limit: 100, unit: 'MB' },
    ];
  });
}

/** Returns the bytes in use after garbage was collected. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

/** Compares resets for known and unknown addresses, in turn. */
function timeResets(): Promise<Figure[]> {
  return withTestBed(async (testBed) => {
    const times: [number[], number[]] = [[], []];
    for (let n = 0; n < RESETS; n += 1) {
      const email = `known-${n}@lectern.example`;
      testBed.db
        .prepare('INSERT INTO auth_accounts (uid, email, valid_since, created_at) VALUES (?, ?, 0, 0)')
        .run([`known-${n}`, email]);
      const client = `198.51.100.${n % 100}`;
      times[0].push(await timeOf(() => reset(testBed, email, client)));
      times[1].push(await timeOf(() => reset(testBed, `unknown-${n}@lectern.example`, client)));
    }
    const [known, unknown] = [median(times[0]), median(times[1])];
    return [
      { name: 'reset for a known address, median', value: known, limit: 100, unit: 'ms' },
      { name: 'difference to an unknown address', value: Math.abs(known - unknown), limit: 0.5, unit: 'ms' },
    ];
  });
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

main().then(
  (isWithinLimits) => process.exit(isWithinLimits ? 0 : 1),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
