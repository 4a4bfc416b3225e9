import type { Command } from 'commander';
import { remoteWorkspaces } from '../../release';
import { startDevelopment, type Development } from '../dev';
import { requireOneOf } from '../options/requireOwner';
import { ROOT } from '../options/storeOptions';
import { printProgress, printResult } from '../output/printResult';
import { UsageError } from '../options/UsageError';

type DevOptions = { shell: string; port: string; productionShell?: boolean; types: boolean; json?: boolean };

/** Adds `lectern dev <remotes...>`, which runs until it is interrupted. */
export function addDevCommand(program: Command): void {
  program
    .command('dev <remotes...>')
    .description('run remotes from this repository against a deployed site')
    .option('--shell <url>', 'the deployed site', 'http://localhost:4000')
    .option('--port <n>', 'the port of the site with the local remotes', '4100')
    .option('--production-shell', 'use the deployed shell as it is; each edit reloads the page')
    .option('--no-types', 'leave type errors to the editor and to the type-check')
    .option('--json', 'print one JSON document when the site is ready, nothing else, on standard output')
    .addHelpText(
      'after',
      '\nExamples:\n  $ lectern dev info --shell https://learn.example\n  $ lectern dev info commerce',
    )
    .action(async (given: string[], options: DevOptions) => {
      const remotes = [...new Set(given)];
      const known = remoteWorkspaces(ROOT).filter(({ kind }) => kind === 'remote');
      const names = known.map(({ name }) => name);
      for (const remote of remotes) requireOneOf(remote, names);
      const site = requireAddress(options.shell);
      const port = requirePort(options.port);
      const development = await startDevelopment({
        root: ROOT,
        remotes,
        site,
        port,
        productionShell: options.productionShell === true,
        types: options.types,
        print: options.json ? printProgress : (line) => void process.stdout.write(`${line}\n`),
      });
      const { url, shell } = development;
      printResult(options, { url, site, remotes, shell }, [`lectern dev ${remotes.join(' ')} is ready on ${url}`]);
      closeOnSignal(development);
    });
}

function closeOnSignal(development: Development): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void development.close().then(() => process.exit(0)));
}

function requireAddress(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new UsageError(
    `"${url}" is not the address of a site.`,
    'Write it as http://localhost:4000 or https://site.example.',
  );
}

function requirePort(port: string): number {
  const number = Number(port);
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number;
  throw new UsageError(`"${port}" is not a port.`, 'Give a whole number from 1 to 65535, or 0 for any free port.');
}
