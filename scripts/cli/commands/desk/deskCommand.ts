import type { Command } from 'commander';
import { NEEDS_MESSAGE, NEEDS_REASON, type DeskAction } from '@lectern/shared/domain';
import { carryOut, type DeskServices } from '../../../desk';
import {
  changeBy,
  withChangeOptions,
  withStoreOptions,
  type ChangeOptions,
  type StoreOptions,
} from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { printResult } from '../../output/printResult';
import { deskServices } from '../../site/siteDesk';
import { withLocalBackend } from '../../site/withLocalBackend';
import type { ListOptions } from './listDocuments';

/**
 * One decision as a subcommand: `verb <target>`. `find` turns the argument into the target of the action, with what
 * `addOptions` has added.
 */
export type DecisionCommand = {
  verb: string;
  action: DeskAction;
  description: string;
  argument: string;
  example: string;
  find?: (services: DeskServices, argument: string, options: object) => string;
  addOptions?: (command: Command) => Command;
};

type DecisionOptions = ChangeOptions & { message?: string };

/** Adds a decision: exit 0 done, 1 refused, 2 without a needed `--reason` or `--message`. */
export function addDecision(parent: Command, wanted: DecisionCommand): void {
  const { verb, action, description, argument, example, find, addOptions } = wanted;
  const command = parent.command(`${verb} <${argument}>`).description(description);
  if (!action.startsWith('account.'))
    command.option('--message <text>', 'a message for the person, sent by mail as well');
  command.addHelpText('after', `\nExample:\n  $ lectern ${parent.name()} ${example}`);
  withChangeOptions(addOptions?.(command) ?? command).action(async (given: string, options: DecisionOptions) => {
    const message = options.message?.trim() ?? '';
    const { by, reason } = changeBy(options, verb);
    requireTexts(action, message, reason);
    const { target, label } = await withDesk(options, async (services) => {
      const found = find ? find(services, given, options) : given;
      return { target: found, ...(await carryOut(services, { action, target: found, message, reason }, by)) };
    });
    printResult(options, { action, target, label, by }, [`Done: ${description.toLowerCase()}: ${label}.`]);
  });
}

function requireTexts(action: DeskAction, message: string, reason: string): void {
  if (NEEDS_MESSAGE.has(action) && message === '')
    throw new UsageError('The person has to know why.', 'Add --message "…".');
  if (NEEDS_REASON.has(action) && reason === '-')
    throw new UsageError('The audit log needs a reason.', 'Add --reason "…".');
}

/** Runs `work` over documents and accounts of the site in the home folder, whether it is running or not. */
export function withDesk<T>(options: StoreOptions, work: (services: DeskServices) => T | Promise<T>): Promise<T> {
  return withLocalBackend(options, (backend) => Promise.resolve().then(() => work(deskServices(backend))));
}

/**
 * What a list found: its JSON document, and its lines for a person. `more` is the option that continues it, null at its
 * end; without it, `--skip` continues a list that is full.
 */
export type Found = { document: object; lines: string[]; more?: string | null };

/** Prints a list, or with which status nothing was found, and how to see more of it. */
export function printList(options: Partial<ListOptions>, { document, lines, more }: Found): void {
  const { status = 'all', limit = 0, skip = 0 } = options;
  const isFull = lines.length > 0 && lines.length === limit;
  const next = more === undefined ? (isFull ? `--skip ${String(skip + limit)}` : null) : more;
  const none =
    status === 'all'
      ? 'Nothing found.'
      : `Nothing found with the status ${status}. To list every status, add --status all.`;
  printResult(options, document, [
    ...(lines.length === 0 ? [none] : lines),
    ...(next === null ? [] : [`There may be more: add ${next}.`]),
  ]);
}

/** Reads a list. */
type ReadList<Options> = (services: DeskServices, options: Options) => Found;

/**
 * Adds `list` with its own options, which is the default; `read` returns the rows and their lines for a person. An
 * unknown subcommand is wrong usage (exit 2), and the message names the known ones.
 */
export function addList<Options extends StoreOptions>(
  parent: Command,
  description: string,
  example: string,
  addOptions: (command: Command) => Command,
  read: ReadList<Options>,
): void {
  const command = parent.command('list', { isDefault: true }).description(description);
  addOptions(command).addHelpText('after', `\nExample:\n  $ lectern ${parent.name()} ${example}`);
  // Without this, an unknown subcommand would count as an argument of the list.
  command.allowExcessArguments();
  withStoreOptions(command).action(async (options: Options) => {
    refuseUnknown(parent, command.args[0]);
    printList(options, await withDesk(options, (services) => read(services, options)));
  });
}

function refuseUnknown(parent: Command, given: string | undefined): void {
  if (given === undefined) return;
  const known = parent.commands.map((command) => command.name()).join(', ');
  throw new UsageError(`lectern ${parent.name()} has no command "${given}".`, `Its commands: ${known}.`);
}
