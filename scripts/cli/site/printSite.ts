import type { MailDelivery } from '@lectern/backend';
import { SAMPLE_PASSWORD } from '../../content';
import { UNTRUSTED_PROXY } from '../../server/loadCounts';
import { printResult } from '../output/printResult';
import { wasForwarded } from '../status/readStatus';
import type { LocalSite } from './localSite';

type Address = { home: string; mail: MailDelivery | null; origin: string | null; trustProxy: number };

/** Prints that a site with the embedded backend is ready: its address, its sample accounts, and who can reach it. */
export async function printSite(
  options: { json?: boolean; home?: string },
  site: LocalSite,
  address: Address,
): Promise<void> {
  const { home } = address;
  printResult(options, { url: site.url, home, exposure: site.exposure, accounts: site.accounts }, [
    `Lectern is ready on ${site.url}`,
    ...accountLines(site),
    ...exposureLines(site),
    ...(await proxyLines(address)),
    ...mailLines(site, address),
  ]);
}

function accountLines({ accounts }: LocalSite): string[] {
  if (accounts.length === 0) return [];
  return [
    '',
    `Sample accounts, with the password ${SAMPLE_PASSWORD}:`,
    ...accounts.map((email) => `  ${email}`),
    '',
    'Stop with Ctrl-C.',
  ];
}

function exposureLines({ exposure }: LocalSite): string[] {
  if (exposure === 'local') return ['This site is local: only this machine can reach it.'];
  return [
    'This site is public: it has no sample accounts, no mailbox page and no local Google sign-in.',
    'To appoint the first administrator, sign up on the site and run: npx lectern admin grant admin <e-mail>',
  ];
}

/** Names a proxy in front that the options do not, once the site has met it. */
async function proxyLines({ home, trustProxy }: Address): Promise<string[]> {
  return trustProxy === 0 && (await wasForwarded(home)) ? [`Today or yesterday: ${UNTRUSTED_PROXY}`] : [];
}

function mailLines({ exposure, url }: LocalSite, { mail, origin }: Address): string[] {
  if (mail !== null)
    return [
      `Mails are sent from ${mail.from}.`,
      ...(exposure === 'public' && origin === null
        ? [`Their links open ${url}. If visitors reach the site at another address, name it: --origin URL.`]
        : []),
    ];
  if (exposure === 'local') return [];
  return [
    'Mails are NOT sent: nobody can reset a password or verify an address. They are only stored; "npx lectern mail" ' +
      'lists them.',
    'To send them, set LECTERN_SMTP=smtp://user:password@host:587 (and LECTERN_MAIL_FROM), or use --smtp, and start ' +
      'again.',
  ];
}
