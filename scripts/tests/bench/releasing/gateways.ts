import { parseArgs } from 'node:util';
import { killGateways } from '../../crash/gateways/killGateways';
import { wholeNumber } from './options';
import { runBench } from './runBench';

/** Milliseconds within which every gateway serves a new revision. */
const BUDGET_MS = 2_000;

/**
 * Runs `gateways [--kills N] [--every SECONDS] [--tabs N] [--visitors N] [--json]`: kills gateways of one store while
 * releases happen. Resolves to false when a request fails, or a revision takes over 2 s to reach every gateway.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      kills: { type: 'string', default: '36' },
      every: { type: 'string', default: '5' },
      tabs: { type: 'string', default: '50' },
      visitors: { type: 'string', default: '10' },
      json: { type: 'boolean', default: false },
    },
  });
  const kills = wholeNumber('--kills', values.kills, 1, 10_000);
  const everyMs = wholeNumber('--every', values.every, 0, 600) * 1_000;
  const tabs = wholeNumber('--tabs', values.tabs, 0, 1_000);
  const visitors = wholeNumber('--visitors', values.visitors, 1, 100);
  const progress = (count: number): void => void process.stderr.write(`\rkill ${String(count)} of ${String(kills)}`);
  const report = await killGateways({ kills, everyMs, tabs, visitors, progress });
  process.stderr.write('\n');
  const { requests, revisions, reconnects, problems } = report;
  const [slowest, slowestTab] = [report.slowestMs, report.slowestTabMs].map((ms) => String(Math.round(ms)));
  process.stdout.write(
    values.json
      ? `${JSON.stringify(report, null, 2)}\n`
      : `${String(report.kills)} kills, ${String(revisions)} revisions, ${String(requests)} requests: ` +
          `${String(problems.length)} problems\nslowest revision on every gateway: ${slowest ?? ''} ms; last one in ` +
          `every tab: ${slowestTab ?? ''} ms; ${String(reconnects)} reconnects\n` +
          problems.map((text) => `  ${text}\n`).join(''),
  );
  return problems.length === 0 && report.slowestMs <= BUDGET_MS;
}

runBench(main);
