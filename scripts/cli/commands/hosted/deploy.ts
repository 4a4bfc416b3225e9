import type { Command } from 'commander';
import { checkProject, HostedError, openProject, readServiceAccount, type Finding } from '../../../hosted';
import { RetryLater } from '../../../processing';
import { StoreError } from '../../../release';
import { publicOrigin } from '../../options/publicOrigin';
import { withExamples } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { EXIT } from '../../output/exitCodes';
import { printProgress, printResult } from '../../output/printResult';
import { readHostedConfig } from '../../site/hostedConfig';

type CheckOptions = { firebase: string; origin?: string; json?: boolean };

/** Adds `lectern deploy check`. Exit 1 when something is missing, 3 when the project can't be reached. */
export function addDeployCommand(program: Command): void {
  const deploy = program.command('deploy').description('prepare a site on hosted Firebase');
  const check = deploy
    .command('check <config>')
    .description(
      'compare a hosted project with what this version needs: keys, rules, indexes, domains, ways to sign in, buckets',
    )
    .requiredOption('--firebase <file>', 'the JSON file with the key of a service account of the project')
    .option('--origin <url>', 'the address of the site (default: $LECTERN_ORIGIN)')
    .option('--json', 'print one JSON document, nothing else, on standard output');
  withExamples(check, 'deploy check hosted.json --firebase key.json --origin https://learn.example').action(run);
}

async function run(config: string, options: CheckOptions): Promise<void> {
  const origin = publicOrigin(options.origin, process.env.LECTERN_ORIGIN);
  if (origin === null)
    throw new UsageError('The address of the site is missing.', 'Give it: --origin https://learn.example');
  const { projectId, findings } = await examine(config, origin, options.firebase);
  const problems = findings.filter(({ problem }) => problem !== null).length;
  printResult(options, { project: projectId, origin, fit: problems === 0, findings }, [
    ...findings.flatMap(linesOf),
    problems === 0
      ? `The project ${projectId} has what ${origin} needs.`
      : `The project ${projectId} lacks ${String(problems)} of ${String(findings.length)}. Nothing was changed.`,
  ]);
  if (problems > 0) process.exitCode = EXIT.refused;
}

async function examine(
  config: string,
  origin: string,
  key: string,
): Promise<{ projectId: string; findings: Finding[] }> {
  const { backend, openBuckets, signIn = [] } = await readHostedConfig(config);
  const site = { origin, firebase: backend, openBuckets, signIn };
  try {
    const account = await readServiceAccount(key, (message) => printProgress(`warning: ${message}`));
    const findings = await checkProject(openProject(account, process.env), site);
    return { projectId: site.firebase.projectId, findings };
  } catch (error) {
    if (error instanceof HostedError) throw new UsageError(error.message, error.fix);
    if (error instanceof RetryLater) throw new StoreError('unreadable', `${error.message} Repeat the command later.`);
    throw error;
  }
}

const linesOf = ({ part, what, problem }: Finding): string[] =>
  problem === null
    ? [`ok      ${part}: ${what}`]
    : [`failed  ${part}: ${what}: ${problem.reason}`, `          Fix: ${problem.fix}`];
