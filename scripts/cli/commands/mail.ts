import type { Command } from 'commander';
import type { Mail } from '@lectern/backend';
import { withLocalAccounts } from '../site/withLocalAccounts';
import { printResult } from '../output/printResult';
import { printable } from '../output/printable';
import { withExamples, withStoreOptions, type StoreOptions } from '../options/storeOptions';
import { wholeNumber } from '../options/wholeNumber';

type MailOptions = StoreOptions & { limit: string };

/**
 * Adds `lectern mail`, which lists the mails of the site and what became of them. Exit 0, also without mail; 2 for a
 * wrong limit; 3 when there is no site.
 */
export function addMailCommand(program: Command): void {
  const command = withStoreOptions(
    program
      .command('mail')
      .description('list the mails of the site, newest first: sent, waiting, given up, or only stored')
      .argument('[e-mail]', 'only those to this address')
      .option('--limit <number>', 'the number of mails, 1 to 200', '10'),
  );
  withExamples(command, 'mail', 'mail ada@learn.example --limit 1').action(
    (email: string | undefined, options: MailOptions) => {
      const limit = wholeNumber('--limit', options.limit, 1, 200);
      const mails = withLocalAccounts(options, ({ mailbox }) => mailbox.list(email)).slice(0, limit);
      printResult(options, { mails }, describeMails(mails, email));
    },
  );
}

function describeMails(mails: readonly Mail[], email: string | undefined): string[] {
  if (mails.length === 0) return [email === undefined ? 'No mail yet.' : `No mail to ${printable(email)} yet.`];
  return mails.flatMap(({ to, subject, text, sentAt, state, attempts, error }) => [
    `${new Date(sentAt).toISOString()}  to ${printable(to)}`,
    `  ${printable(subject)} (${describeState({ state, attempts, error })})`,
    ...text
      .trimEnd()
      .split('\n')
      .map((line) => `  ${printable(line)}`),
    '',
  ]);
}

function describeState({ state, attempts, error }: Pick<Mail, 'state' | 'attempts' | 'error'>): string {
  const trouble = error === null ? '' : ` after ${attempts} attempts: ${printable(error)}`;
  switch (state) {
    case 'stored':
      return 'not sent: the site has no mail server';
    case 'waiting':
      return `waiting to be sent${trouble}`;
    case 'sent':
      return 'sent';
    case 'failed':
      return `given up${trouble}`;
  }
}
