import { Command } from 'commander';
import { createRequire } from 'node:module';
import { groupOf, OTHER_GROUP } from './commandGroups';
import type { addAdminCommand } from './commands/admin';
import type { addBackupCommand } from './commands/backup';
import type { addBuildCommand } from './commands/build';
import type { addContentCommand } from './commands/content';
import type { addAccountsCommand } from './commands/desk/accounts';
import type { addApplicationsCommand } from './commands/desk/applications';
import type { addCoursesCommand } from './commands/desk/courses';
import type { addMessagesCommand } from './commands/desk/messages';
import type { addOrdersCommand } from './commands/desk/orders';
import type { addCertificatesCommand } from './commands/desk/certificates';
import type { addReportsCommand } from './commands/desk/reports';
import type { addCouponCommand } from './commands/payments/coupon';
import type { addDeployCommand } from './commands/hosted/deploy';
import type { addDevCommand } from './commands/dev';
import type { addExportCommand } from './commands/data/export';
import type { addImportCommand } from './commands/data/import';
import type { addCanaryCommand } from './commands/releases/canary';
import type { addFaultsCommand } from './commands/releases/faults';
import type { addHistoryCommand } from './commands/releases/history';
import type { addKeysCommand } from './commands/releases/keys';
import type { addMailCommand } from './commands/mail';
import type { addMaintenanceCommand } from './commands/releases/maintenance';
import type { addPaymentsCommand } from './commands/payments/payments';
import type { addProcessCommand } from './commands/payments/process';
import type { addPromoteCommand } from './commands/releases/promote';
import type { addPruneCommand } from './commands/releases/prune';
import type { addNewCommand } from './commands/new';
import type { addReleaseCommand } from './commands/releases/release';
import type { addRestoreCommand } from './commands/releases/restore';
import type { addRetireCommand } from './commands/releases/retire';
import type { addRestoreBackupCommand } from './commands/restoreBackup';
import type { addRollbackCommand } from './commands/releases/rollback';
import type { addRulesCommand } from './commands/rules';
import type { addCompletionCommand } from './commands/completion';
import type { addSeedCommand } from './commands/seed';
import type { addServeCommand } from './commands/serve';
import type { addSnapshotCommand } from './commands/snapshot';
import type { addStoreCommand } from './commands/store';
import type { addStartCommand } from './commands/start';
import type { addStatusCommand } from './commands/status';
import { printFailure } from './output/printFailure';
import { siteOptionsIn } from './output/siteHint';

type AddCommand = (program: Command) => void;

const load = createRequire(__filename);

/** Loaders of the commands: only the requested file is loaded, so that a short command starts fast. */
const commands: Record<string, () => AddCommand> = {
  start: () => (load('./commands/start') as { addStartCommand: typeof addStartCommand }).addStartCommand,
  serve: () => (load('./commands/serve') as { addServeCommand: typeof addServeCommand }).addServeCommand,
  release: () =>
    (load('./commands/releases/release') as { addReleaseCommand: typeof addReleaseCommand }).addReleaseCommand,
  promote: () =>
    (load('./commands/releases/promote') as { addPromoteCommand: typeof addPromoteCommand }).addPromoteCommand,
  rollback: () =>
    (load('./commands/releases/rollback') as { addRollbackCommand: typeof addRollbackCommand }).addRollbackCommand,
  canary: () => (load('./commands/releases/canary') as { addCanaryCommand: typeof addCanaryCommand }).addCanaryCommand,
  faults: () => (load('./commands/releases/faults') as { addFaultsCommand: typeof addFaultsCommand }).addFaultsCommand,
  retire: () => (load('./commands/releases/retire') as { addRetireCommand: typeof addRetireCommand }).addRetireCommand,
  restore: () =>
    (load('./commands/releases/restore') as { addRestoreCommand: typeof addRestoreCommand }).addRestoreCommand,
  prune: () => (load('./commands/releases/prune') as { addPruneCommand: typeof addPruneCommand }).addPruneCommand,
  status: () => (load('./commands/status') as { addStatusCommand: typeof addStatusCommand }).addStatusCommand,
  keys: () => (load('./commands/releases/keys') as { addKeysCommand: typeof addKeysCommand }).addKeysCommand,
  history: () =>
    (load('./commands/releases/history') as { addHistoryCommand: typeof addHistoryCommand }).addHistoryCommand,
  maintenance: () =>
    (load('./commands/releases/maintenance') as { addMaintenanceCommand: typeof addMaintenanceCommand })
      .addMaintenanceCommand,
  new: () => (load('./commands/new') as { addNewCommand: typeof addNewCommand }).addNewCommand,
  dev: () => (load('./commands/dev') as { addDevCommand: typeof addDevCommand }).addDevCommand,
  deploy: () => (load('./commands/hosted/deploy') as { addDeployCommand: typeof addDeployCommand }).addDeployCommand,
  build: () => (load('./commands/build') as { addBuildCommand: typeof addBuildCommand }).addBuildCommand,
  backup: () => (load('./commands/backup') as { addBackupCommand: typeof addBackupCommand }).addBackupCommand,
  'restore-backup': () =>
    (load('./commands/restoreBackup') as { addRestoreBackupCommand: typeof addRestoreBackupCommand })
      .addRestoreBackupCommand,
  export: () => (load('./commands/data/export') as { addExportCommand: typeof addExportCommand }).addExportCommand,
  import: () => (load('./commands/data/import') as { addImportCommand: typeof addImportCommand }).addImportCommand,
  mail: () => (load('./commands/mail') as { addMailCommand: typeof addMailCommand }).addMailCommand,
  admin: () => (load('./commands/admin') as { addAdminCommand: typeof addAdminCommand }).addAdminCommand,
  applications: () =>
    (load('./commands/desk/applications') as { addApplicationsCommand: typeof addApplicationsCommand })
      .addApplicationsCommand,
  courses: () => (load('./commands/desk/courses') as { addCoursesCommand: typeof addCoursesCommand }).addCoursesCommand,
  messages: () =>
    (load('./commands/desk/messages') as { addMessagesCommand: typeof addMessagesCommand }).addMessagesCommand,
  orders: () => (load('./commands/desk/orders') as { addOrdersCommand: typeof addOrdersCommand }).addOrdersCommand,
  certificates: () =>
    (load('./commands/desk/certificates') as { addCertificatesCommand: typeof addCertificatesCommand })
      .addCertificatesCommand,
  reports: () => (load('./commands/desk/reports') as { addReportsCommand: typeof addReportsCommand }).addReportsCommand,
  accounts: () =>
    (load('./commands/desk/accounts') as { addAccountsCommand: typeof addAccountsCommand }).addAccountsCommand,
  content: () => (load('./commands/content') as { addContentCommand: typeof addContentCommand }).addContentCommand,
  payments: () =>
    (load('./commands/payments/payments') as { addPaymentsCommand: typeof addPaymentsCommand }).addPaymentsCommand,
  process: () =>
    (load('./commands/payments/process') as { addProcessCommand: typeof addProcessCommand }).addProcessCommand,
  coupon: () => (load('./commands/payments/coupon') as { addCouponCommand: typeof addCouponCommand }).addCouponCommand,
  seed: () => (load('./commands/seed') as { addSeedCommand: typeof addSeedCommand }).addSeedCommand,
  store: () => (load('./commands/store') as { addStoreCommand: typeof addStoreCommand }).addStoreCommand,
  snapshot: () => (load('./commands/snapshot') as { addSnapshotCommand: typeof addSnapshotCommand }).addSnapshotCommand,
  rules: () => (load('./commands/rules') as { addRulesCommand: typeof addRulesCommand }).addRulesCommand,
  completion: () => (program) =>
    (load('./commands/completion') as { addCompletionCommand: typeof addCompletionCommand }).addCompletionCommand(
      program,
      () => createProgram(),
    ),
};

/**
 * Runs the `lectern` command; resolves to its exit code: 0 done, 1 refused, 2 wrong usage, 3 the store can't be
 * read or written.
 */
export async function run(args: readonly string[]): Promise<number> {
  const program = createProgram(args.find((arg) => !arg.startsWith('-')));
  try {
    await program.parseAsync(args, { from: 'user' });
    return process.exitCode ?? 0;
  } catch (error) {
    return printFailure(error, { ...siteOptionsIn(args), json: args.includes('--json') });
  }
}

/** Returns the program with the command called `name` alone, or with all commands when there is no such one. */
export function createProgram(name?: string): Command {
  const program = new Command('lectern')
    .description('Releases, rolls back and runs Lectern, one remote at a time.')
    .showSuggestionAfterError()
    .showHelpAfterError('To see all commands: lectern --help')
    .exitOverride()
    .commandsGroup(OTHER_GROUP)
    .helpCommand(true);
  const requested = Object.entries(commands).filter(([command]) => command === name);
  for (const [, add] of requested.length > 0 ? requested : Object.entries(commands)) add()(program);
  for (const command of program.commands) {
    command.helpGroup(groupOf(command.name()));
    nameHelp(command, `lectern ${command.name()}`);
  }
  return program;
}

/** Makes the errors of a command, called as `path`, and of those below it end with the call that explains it. */
function nameHelp(command: Command, path: string): void {
  command.showHelpAfterError(`To see its usage and examples: ${path} --help`);
  for (const below of command.commands) nameHelp(below, `${path} ${below.name()}`);
}
