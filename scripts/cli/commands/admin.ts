import { Argument, type Command } from 'commander';
import type { Auth } from '@lectern/backend';
import { removeSampleAccounts } from '../../content';
import { withLocalAccounts } from '../site/withLocalAccounts';
import { withLocalBackend } from '../site/withLocalBackend';
import { printResult } from '../output/printResult';
import { withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';

const ROLES = ['teacher', 'admin'] as const;
type Role = (typeof ROLES)[number];

/**
 * Adds `lectern admin grant|revoke <role> <e-mail>`, `remove-samples` and `token <uid>`. Exit 0 done, also when nothing
 * had to change; 1 when there is no such account or site; 2 wrong usage.
 */
export function addAdminCommand(program: Command): void {
  const admin = program.command('admin').description('grant or revoke roles of accounts on the local site');
  for (const verb of ['grant', 'revoke'] as const) {
    const command = withStoreOptions(
      admin
        .command(verb)
        .description(verb === 'grant' ? 'grant a role to an account' : 'revoke a role of an account')
        .addArgument(new Argument('<role>', 'the role').choices(ROLES))
        .argument('<e-mail>', 'the e-mail address of the account'),
    );
    withExamples(command, `admin ${verb} teacher ada@learn.example`).action(
      (role: Role, email: string, options: StoreOptions) => {
        const { changed, roles } = withLocalAccounts(options, (auth) => setRole(auth, verb === 'grant', role, email));
        printResult(options, { email, role, changed, roles }, [describe(verb, role, email, changed)]);
      },
    );
  }
  addRemoveSamples(admin);
  addToken(admin);
}

/** Adds `lectern admin remove-samples`: a public site refuses to start while the sample accounts exist. */
function addRemoveSamples(admin: Command): void {
  const command = withStoreOptions(
    admin.command('remove-samples').description('remove the sample accounts, so that the site can be made public'),
  );
  withExamples(command, 'admin remove-samples').action(async (options: StoreOptions) => {
    const removed = await withLocalBackend(options, ({ auth }) => Promise.resolve(removeSampleAccounts(auth.admin)));
    const done =
      removed.length === 0
        ? 'There are no sample accounts in this home.'
        : `Removed ${removed.join(', ')} and their data.`;
    printResult(options, { removed }, [done]);
  });
}

/** Adds `lectern admin token <uid>`: a custom token for `signInWithCustomToken`, for a user of another system. */
function addToken(admin: Command): void {
  const command = withStoreOptions(
    admin
      .command('token')
      .description(
        'print a token that signs in to an account within an hour, at /sign_in#token=<token>, if the site allows ' +
          'custom-token',
      )
      .argument('<uid>', 'the id of the account, which is created when there is none'),
  );
  withExamples(command, 'admin token imported-7').action((uid: string, options: StoreOptions) => {
    const token = withLocalAccounts(options, (auth) => auth.admin.createCustomToken(uid));
    printResult(options, { uid, token }, [token]);
  });
}

function setRole({ admin }: Auth, wanted: boolean, role: Role, email: string): { changed: boolean; roles: string[] } {
  const account = admin.getAccountByEmail(email);
  if (account === null) throw new Error(`There is no account for ${email}: sign up with this address first.`);
  const { [role]: before, ...others } = account.claims;
  const changed = (before === true) !== wanted;
  const claims = wanted ? { ...account.claims, [role]: true } : others;
  if (changed) admin.setClaims(account.uid, claims);
  return { changed, roles: ROLES.filter((name) => claims[name] === true) };
}

function describe(verb: 'grant' | 'revoke', role: Role, email: string, changed: boolean): string {
  if (!changed)
    return verb === 'grant' ? `${email} already has the role ${role}.` : `${email} does not have the role ${role}.`;
  const done = verb === 'grant' ? `${email} now has the role ${role}.` : `${email} no longer has the role ${role}.`;
  return `${done} It takes effect at their next sign-in, or within an hour.`;
}
