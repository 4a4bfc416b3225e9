import { parseArgs } from 'node:util';
import { killPromotes } from '../../crash/killPromotes';
import { wholeNumber } from './options';
import { runBench } from './runBench';

/**
 * Runs `kills [--kills N] [--promotes N] [--processes N] [--json]`: kills processes while they promote different
 * remotes. Resolves to false when a revision is lost, missing, unsigned or damaged.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '100' },
      promotes: { type: 'string', default: '100' },
      processes: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
    },
  });
  const kills = wholeNumber('--kills', values.kills, 1, 10_000);
  const promotes = wholeNumber('--promotes', values.promotes, 2, 500);
  const processes = wholeNumber('--processes', values.processes, 2, Math.min(promotes, 50));
  const started = performance.now();
  const progress = (count: number): void => void process.stderr.write(`\rkill ${String(count)} of ${String(kills)}`);
  const report = await killPromotes({ kills, promotes, processes, progress });
  process.stderr.write('\n');
  const seconds = Math.round((performance.now() - started) / 1000);
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ ...report, seconds }, null, 2)}\n`
      : `${String(report.kills)} kills during ${String(promotes)} parallel promotes, in ${String(seconds)} s: ` +
          `${String(report.acknowledged)} acknowledged, ${String(report.cutOff)} cut off and repeated, ` +
          `${String(report.problems.length)} problems\n${report.problems.map((text) => `  ${text}\n`).join('')}`,
  );
  return report.problems.length === 0;
}

runBench(main);
