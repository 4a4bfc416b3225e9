import { fork, type ChildProcess } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, verifyChain } from '../../release';
import { remoteFixture, shellFixture, writeBuild } from '../fixtures/releaseFixture';
import { openUnverified, type Acknowledgement, type Promotion } from './promoter';

/** Kills so far, promotions that were acknowledged and that a kill cut off, and all problems that were found. */
export type PromoteKills = { kills: number; acknowledged: number; cutOff: number; problems: string[] };

type Options = { kills: number; promotes: number; processes: number; progress?: (kills: number) => void };
type Round = { home: string; promotes: number; processes: number; kills: number };

const VERSION = '1.0.0';
const nameOf = (index: number): string => `remote-${String(index)}`;

/**
 * Lets `processes` promote `promotes` different remotes at the same time, and kills all but one of them with SIGKILL at
 * random instants, in rounds of a home each, until there were `kills`. A new process promotes the rest of each round.
 * Then the chain with its signatures must verify, without a gap, and every acknowledged promotion must be in it.
 */
export async function killPromotes({ kills, promotes, processes, progress }: Options): Promise<PromoteKills> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-kill-promotes-'));
  const report: PromoteKills = { kills: 0, acknowledged: 0, cutOff: 0, problems: [] };
  try {
    const prepared = join(folder, 'prepared');
    await prepare(prepared, promotes);
    while (report.kills < kills) {
      const home = join(folder, 'round');
      await cp(prepared, home, { recursive: true });
      const round = await runRound({
        home,
        promotes,
        processes,
        kills: Math.min(processes - 1, kills - report.kills),
      });
      report.kills += round.kills;
      report.acknowledged += round.acknowledged;
      report.cutOff += round.cutOff;
      report.problems.push(...round.problems.map((problem) => `after ${String(report.kills)} kills: ${problem}`));
      await rm(home, { recursive: true, force: true });
      progress?.(report.kills);
    }
    return report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A home with a live shell, and one published version of each remote. */
async function prepare(home: string, promotes: number): Promise<void> {
  const stores = openUnverified(home);
  const releases = [shellFixture(), ...Array.from({ length: promotes }, (_, index) => remoteFixture(nameOf(index)))];
  for (const release of releases) {
    const build = writeBuild(join(home, 'builds', release.remote), release);
    await stores.bundles.publish(release, build);
  }
  await promote(stores, [shellFixture()], { by: 'Ann', command: 'test', reason: '-' });
}

async function runRound({ home, promotes, processes, kills }: Round): Promise<PromoteKills> {
  const acknowledged = new Map<string, number>();
  const remotes = Array.from({ length: promotes }, (_, index) => nameOf(index));
  const children = await Promise.all(Array.from({ length: processes }, () => startPromoter(home)));
  const killDue = createKiller(children.slice(0, kills), promotes);
  const ends = children.map((child, index) =>
    finish(
      child,
      remotes.filter((_, at) => at % processes === index),
      (done) => {
        acknowledged.set(done.remote, done.serial);
        killDue(acknowledged.size);
      },
    ),
  );
  killDue(0);
  const ended = await Promise.all(ends);
  const cutOff = remotes.filter((name) => !acknowledged.has(name));
  const inTime = acknowledged.size;
  const rest = await finish(await startPromoter(home), cutOff, (done) => acknowledged.set(done.remote, done.serial));
  const problems = await findProblems(home, acknowledged, remotes);
  const failures = [...ended, rest].filter((end) => end === 'failed').length;
  if (failures > 0) problems.push(`${String(failures)} processes that were not killed failed to promote`);
  return {
    kills: ended.filter((end) => end === 'killed').length,
    acknowledged: inTime,
    cutOff: cutOff.length,
    problems,
  };
}

/** Returns a function that kills each process up to 30 ms after a random number of promotions was acknowledged. */
function createKiller(victims: readonly ChildProcess[], promotes: number): (acknowledged: number) => void {
  const doomed = new Map(victims.map((child) => [child, Math.floor(Math.random() * promotes * 0.8)]));
  return (acknowledged) => {
    for (const [child, at] of doomed)
      if (acknowledged >= at && doomed.delete(child)) setTimeout(() => child.kill('SIGKILL'), Math.random() * 30);
  };
}

function startPromoter(home: string): Promise<ChildProcess> {
  const child = fork(join(__dirname, 'promoter.ts'), [home], {
    execArgv: ['-r', require.resolve('../../bin/typescript.cjs')],
  });
  return new Promise((done, fail) => {
    child.once('message', () => done(child));
    child.once('error', fail);
  });
}

type End = 'done' | 'killed' | 'failed';

/** Has a process promote remotes. Resolves once it has ended. */
function finish(
  child: ChildProcess,
  remotes: readonly string[],
  acknowledge: (done: Acknowledgement) => void,
): Promise<End> {
  let left = remotes.length;
  return new Promise((done) => {
    child.once('exit', (code, signal) => done(signal === 'SIGKILL' ? 'killed' : code === 0 ? 'done' : 'failed'));
    // A process that was killed just now can't be written to.
    child.once('error', () => undefined);
    child.on('message', (message) => {
      acknowledge(message as Acknowledgement);
      left -= 1;
      if (left === 0) child.disconnect();
    });
    for (const remote of remotes) child.send({ remote, version: VERSION } satisfies Promotion, () => undefined);
    if (left === 0) child.disconnect();
  });
}

async function findProblems(
  home: string,
  acknowledged: ReadonlyMap<string, number>,
  remotes: readonly string[],
): Promise<string[]> {
  const { registry, bundles } = openUnverified(home);
  const problems = (await verifyChain(registry)).map(({ serial, fault }) => `revision ${String(serial)} ${fault}`);
  const { registry: live, skipped } = await registry.latest();
  problems.push(...skipped.map(({ file, error }) => `${file} was skipped: ${error}`));
  const serials = await registry.list();
  const gap = serials.findIndex((serial, index) => serial !== index + 1);
  if (gap !== -1) problems.push(`revision ${String(gap + 1)} is missing`);
  if (serials.length !== remotes.length + 1)
    problems.push(`there are ${String(serials.length)} revisions instead of ${String(remotes.length + 1)}`);
  for (const [remote, serial] of acknowledged) {
    const { registry: then } = await registry.read(serial);
    if (then.remotes[remote]?.stable.version !== VERSION)
      problems.push(`revision ${String(serial)} lacks ${remote}, which it acknowledged`);
    await bundles.verify(remote, VERSION);
  }
  const missing = remotes.filter((name) => !live.remotes[name]);
  if (missing.length > 0) problems.push(`${missing.join(', ')} are not live in the end`);
  return problems;
}
