import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { requireFreePort } from '../../cli';
import { copyHome } from '../e2e/harness/copyHome';
import { prepareHome } from '../e2e/harness/home';
import { runLectern } from '../fixtures/runLectern';
import { ATTACKS } from './attackers/attacks';
import { startAttack } from './attackers/attackProcess';
import { learn, readSite, type LearnerFigures, type Site } from './attackers/learners';
import { readSiteDelay } from './attackers/siteDelay';
import { table } from './figures';

/** Load before the first row, in which Node compiles what serves it. */
const WARM_UP_LOAD_MS = 30_000;
/** Time in which an attack gets under way before learners are counted. */
const WARM_UP_MS = 3_000;
/** Maximum factor by which an attack may slow learners at the 99th percentile. */
const SLOWER = 2;

/**
 * Runs `attackers [--minutes N] [--connections N] [--only KIND,KIND]`: learners on a public site without an attacker,
 * beside one of each kind, and without one again. Ends with exit code 1 when learners meet an error, or need more than
 * twice the time of the faster of the two rows without an attacker.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '3' },
      connections: { type: 'string', default: '500' },
      only: { type: 'string' },
    },
  });
  const duration = Number(values.minutes) * 60_000;
  const connections = Number(values.connections);
  const site = await startPublicSite();
  try {
    const pages = await readSite(site.url);
    await learn(pages, connections, Math.min(duration, WARM_UP_LOAD_MS));
    const before = await measure(site, pages, connections, duration);
    const beside = await measureAttacks(site, pages, { connections, duration, only: values.only });
    const after = await measure(site, pages, connections, duration);
    const limit = SLOWER * Math.min(before.met.p99, after.met.p99);
    const alone = [
      { kind: 'nobody, before', ...before, answers: '' },
      { kind: 'nobody, after', ...after, answers: '' },
    ];
    const failures = [...alone, ...beside].filter((each) => !isHeld(each, limit)).length;
    const rows = [...alone.slice(0, 1), ...beside, ...alone.slice(1)].map((each) => rowOf(each, limit));
    const headings = ['beside', 'requests', 'errors', 'p50 ms', 'p99 ms', 'bench p99', 'site p99'];
    headings.push('held', "the attacker's answers");
    process.stdout.write(`${table(headings, rows)}\n`);
    process.exitCode = failures === 0 ? 0 : 1;
  } finally {
    await site.stop();
  }
}

type Setting = { connections: number; duration: number; only: string | undefined };

async function measureAttacks(site: PublicSite, pages: Site, setting: Setting): Promise<DuringAttack[]> {
  const beside: DuringAttack[] = [];
  for (const kind of Object.keys(ATTACKS).filter((each) => isWanted(each, setting.only))) {
    process.stderr.write(`${kind} …\n`);
    const attack = startAttack(kind, site.url);
    await wait(WARM_UP_MS);
    const measured = await measure(site, pages, setting.connections, setting.duration);
    beside.push({ kind, ...measured, answers: await attack.stop() });
    await wait(2_000);
  }
  return beside;
}

type Measured = { met: LearnerFigures; siteDelay: number };
/** Measurements of learners during one attack, and how the attacker's own requests were answered. */
type DuringAttack = Measured & { kind: string; answers: string };

/** Lets learners use the site for `duration` milliseconds. */
async function measure(site: PublicSite, pages: Site, connections: number, duration: number): Promise<Measured> {
  await site.readDelay();
  const met = await learn(pages, connections, duration);
  return { met, siteDelay: await site.readDelay() };
}

function isHeld({ met }: Measured, limit: number): boolean {
  return met.errors === 0 && met.p99 <= limit;
}

/** Times in milliseconds: what learners met, and the delay of the event loops of this process and of the site. */
function rowOf(beside: DuringAttack, limit: number): string[] {
  const { requests, errors, statuses, p50, p99, benchDelay } = beside.met;
  const failed = errors === 0 ? '0' : `${String(errors)} (${statuses})`;
  return [
    beside.kind,
    String(requests),
    failed,
    ...[p50, p99, benchDelay, beside.siteDelay].map((ms) => ms.toFixed(1)),
    isHeld(beside, limit) ? 'yes' : 'NO',
    beside.answers,
  ];
}

/** `--only` takes parts of names, separated by commas. */
function isWanted(kind: string, only: string | undefined): boolean {
  return only === undefined || only.split(',').some((part) => kind.includes(part.trim()));
}

/** `readDelay` resolves to the 99th percentile of the site's event loop delay since it was last read, milliseconds. */
type PublicSite = { url: string; readDelay(): Promise<number>; stop(): Promise<void> };

/** Starts the command on a copy of a filled home, behind a proxy that names each client, as operators do. */
async function startPublicSite(): Promise<PublicSite> {
  const master = await prepareHome((line) => process.stderr.write(`${line}\n`), 'lectern-attackers');
  const home = mkdtempSync(join(tmpdir(), 'lectern-attackers-'));
  copyHome(master, home);
  await runLectern(['admin', 'remove-samples', '--home', home]);
  const port = await requireFreePort(null, 0);
  const metricsPort = await requireFreePort(null, 0);
  let end: () => void = () => undefined;
  const url = `http://localhost:${String(port)}`;
  const running = runLectern(
    [
      ...['start', '--home', home, '--port', String(port), '--trust-proxy', '1', '--origin', url, '--no-sample'],
      ...['--metrics-port', String(metricsPort)],
    ],
    (child) => (end = () => void child.kill('SIGTERM')),
  );
  const ended = running.then(({ err, out }) => {
    throw new Error(`The site ended: ${err}${out}`);
  });
  ended.catch(() => undefined);
  await Promise.race([ended, untilReady(url)]);
  return {
    url,
    readDelay: () => readSiteDelay(metricsPort),
    stop: async () => {
      end();
      await running;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok === true) return;
    await wait(500);
  }
  throw new Error('The site did not become ready within five minutes.');
}

void main();
