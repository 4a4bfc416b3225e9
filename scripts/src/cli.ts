import { Command } from 'commander';
import { createRequire } from 'node:module';
import type * as Build from './commands/build';
import type * as Dev from './commands/dev';
import type * as History from './commands/history';
import type * as Maintenance from './commands/maintenance';
import type * as Promote from './commands/promote';
import type * as Release from './commands/release';
import type * as Rollback from './commands/rollback';
import type * as Rules from './commands/rules';
import type * as Start from './commands/start';
import type * as Status from './commands/status';
import { printFailure } from './commands/outcome';

type AddCommand = (program: Command) => void;

const load = createRequire(__filename);

/** Each subcommand, and how to load its file: only the one that was asked for, so that a quick command starts quickly. */
const commands: Record<string, () => AddCommand> = {
  start: () => (load('./commands/start') as typeof Start).addStartCommand,
  release: () => (load('./commands/release') as typeof Release).addReleaseCommand,
  promote: () => (load('./commands/promote') as typeof Promote).addPromoteCommand,
  rollback: () => (load('./commands/rollback') as typeof Rollback).addRollbackCommand,
  status: () => (load('./commands/status') as typeof Status).addStatusCommand,
  history: () => (load('./commands/history') as typeof History).addHistoryCommand,
  maintenance: () => (load('./commands/maintenance') as typeof Maintenance).addMaintenanceCommand,
  dev: () => (load('./commands/dev') as typeof Dev).addDevCommand,
  build: () => (load('./commands/build') as typeof Build).addBuildCommand,
  rules: () => (load('./commands/rules') as typeof Rules).addRulesCommand,
};

/** Runs the `lectern` command; resolves to its exit code: 0 done, 1 refused, 2 wrong usage, 3 the store can't be reached or written. */
async function run(args: readonly string[]): Promise<number> {
  const program = new Command('lectern')
    .description('Releases, rolls back and runs Lectern, one remote at a time.')
    .showSuggestionAfterError()
    .showHelpAfterError('Run it with --help to see how it is called.')
    .exitOverride();
  const wanted = commands[args.find((arg) => !arg.startsWith('-')) ?? ''];
  for (const add of wanted ? [wanted] : Object.values(commands)) add()(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return process.exitCode ?? 0;
  } catch (error) {
    return printFailure(error, args.includes('--json'));
  }
}

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
