import { Argument, InvalidArgumentError, Option, type Command } from 'commander';
import type { Account } from '@lectern/backend';
import { carryOut, DeskRefusal, ROLES, type DeskServices, type Role } from '../../../desk';
import { changeBy, withChangeOptions, type ChangeOptions, type StoreOptions } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { printResult } from '../../output/printResult';
import { addList, addDecision, withDesk, type Found } from './deskCommand';
import { wholeNumber } from './listDocuments';

type AccountOptions = StoreOptions & {
  search?: string;
  role?: Role;
  disabled?: boolean;
  limit: number;
  before?: number;
};

/** Returns the uid of an account by its e-mail address or uid. Throws a DeskRefusal when there is none. */
export function uidOf({ accounts }: DeskServices, name: string): string {
  const account = name.includes('@') ? accounts.getAccountByEmail(name) : accounts.getAccount(name);
  if (account === null)
    throw new DeskRefusal(`There is no account for ${name}. Look for it: lectern accounts list --search <part>`);
  return account.uid;
}

/** Adds `lectern accounts list|disable|enable|grant|revoke`. */
export function addAccountsCommand(program: Command): void {
  const parent = program.command('accounts').description('find accounts, disable them, and change their roles');
  addList<AccountOptions>(parent, 'find accounts, newest first', 'list --search ada', withAccountOptions, listAccounts);
  const shared = { argument: 'account', find: uidOf };
  addDecision(parent, {
    ...shared,
    verb: 'disable',
    action: 'account.disable',
    description: 'disable an account and end its sessions',
    example: 'disable ada@learn.example --reason "Asked for by its owner"',
  });
  addDecision(parent, {
    ...shared,
    verb: 'enable',
    action: 'account.enable',
    description: 'enable an account again',
    example: 'enable ada@learn.example',
  });
  for (const verb of ['grant', 'revoke'] as const) addRoleVerb(parent, verb);
}

const withAccountOptions = (command: Command): Command =>
  command
    .option('--search <text>', 'an e-mail address, a name, a part of either, or a uid')
    .addOption(new Option('--role <role>', 'only accounts with this role').choices([...ROLES]))
    .option('--disabled', 'only disabled accounts')
    .option('--limit <number>', 'maximum number of accounts', wholeNumber, 50)
    .option('--before <number>', 'continue an earlier list, which names this number', positionNumber);

/** Parses the position that a list of accounts ended at. Throws InvalidArgumentError. */
function positionNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('It must be the number that the earlier list names.');
  return Number(text);
}

function listAccounts({ accounts }: DeskServices, options: AccountOptions): Found {
  const { search: text, role, disabled, limit, before } = options;
  const found = accounts.search({
    limit,
    ...(text === undefined ? {} : { text }),
    ...(role === undefined ? {} : { role }),
    ...(disabled ? { disabled } : {}),
    ...(before === undefined ? {} : { before }),
  });
  const more = found.next === null ? null : `--before ${String(found.next)}`;
  return { document: found, lines: found.accounts.map(lineOfAccount), more };
}

/** Returns the line of a list: uid, address, name, roles, and `disabled`. */
function lineOfAccount({ uid, email, displayName, disabled, claims }: Account): string {
  const roles = ROLES.filter((role) => claims[role] === true);
  const line = [uid, email ?? '-', displayName ?? '-', roles.join(',') || '-'].join('  ');
  return disabled ? `${line}  disabled` : line;
}

const ACTIONS = {
  grant: { teacher: 'account.grantTeacher', admin: 'account.grantAdmin' },
  revoke: { teacher: 'account.revokeTeacher', admin: 'account.revokeAdmin' },
} as const;

function addRoleVerb(parent: Command, verb: 'grant' | 'revoke'): void {
  const done = verb === 'grant' ? 'grant a role to an account' : 'withdraw a role and end the account’s sessions';
  const command = parent
    .command(verb)
    .description(done)
    .addArgument(new Argument('<role>', 'the role').choices([...ROLES]))
    .argument('<account>', 'its e-mail address or uid')
    .addHelpText('after', `\nExample:\n  $ lectern accounts ${verb} teacher ada@learn.example --reason "Invited"`);
  withChangeOptions(command).action(async (role: Role, name: string, options: ChangeOptions) => {
    const { by, reason } = changeBy(options, verb);
    if (reason === '-') throw new UsageError('The audit log needs a reason.', 'Add --reason "…".');
    const action = ACTIONS[verb][role];
    const result = await withDesk(options, async (services) => {
      const target = uidOf(services, name);
      return { target, ...(await carryOut(services, { action, target, reason, message: '' }, by)) };
    });
    printResult(options, { action, ...result, by }, [`Done: ${verb} ${role}: ${result.label}.`]);
  });
}
