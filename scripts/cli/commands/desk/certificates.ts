import type { Command } from 'commander';
import { formatCertificateCode, parseCertificateCode, parseCredential } from '@lectern/shared/domain';
import { rotateKeys } from '../../../certificates';
import { plainFields } from '../../../desk';
import { withExamples, homeOf, withStoreOptions, type StoreOptions } from '../../options/storeOptions';
import { isHome, noSite } from '../../site/isHome';
import { UsageError } from '../../options/UsageError';
import { printResult } from '../../output/printResult';
import { addList, addDecision, withDesk } from './deskCommand';
import { lineOf, listRows, withListOptions, type ListOptions } from './listDocuments';

/** Adds `lectern certificates list|show|revoke|reinstate|rotate-keys`. Exit 0 done; 1 refused; 2 wrong usage. */
export function addCertificatesCommand(program: Command): void {
  const parent = program
    .command('certificates')
    .description('list, show, revoke and reinstate certificates; rotate their keys');
  addList<ListOptions>(
    parent,
    'list signed certificates, newest first',
    'list --status revoked',
    withListOptions(['valid', 'revoked']),
    (services, options) => {
      const certificates = listRows(services, { collection: 'credentials' }, options, 'issuedAt');
      const lines = certificates.map((row) =>
        lineOf(row, formatCertificateCode(row.id), ['status', 'learnerName', 'courseTitle'], 'issuedAt'),
      );
      return { document: { certificates }, lines };
    },
  );
  const show = parent.command('show <code>').description('show a certificate and its signed credential');
  withExamples(withStoreOptions(show), 'certificates show 4FZK-9D2M-X7TB').action(runShow);
  addDecision(parent, {
    verb: 'revoke',
    action: 'certificate.revoke',
    description: 'revoke a certificate',
    argument: 'code',
    example: 'revoke 4FZK-9D2M-X7TB --message "Issued by mistake." --reason "Shared account"',
  });
  addDecision(parent, {
    verb: 'reinstate',
    action: 'certificate.reinstate',
    description: 'make a revoked certificate valid again',
    argument: 'code',
    example: 'reinstate 4FZK-9D2M-X7TB --reason "The account was not shared"',
  });
  withStoreOptions(
    parent
      .command('rotate-keys')
      .description('add a key that signs from the next start on; older certificates still verify')
      .addHelpText('after', '\nExample:\n  $ lectern certificates rotate-keys'),
  ).action(runRotate);
}

async function runShow(given: string, options: StoreOptions): Promise<void> {
  const code = parseCertificateCode(given);
  if (code === null) throw new UsageError(`"${given}" is not a code.`, 'A code has 12 letters and digits.');
  const found = await withDesk(options, ({ documents }) => {
    const stored = documents.get(`credentials/${code}`);
    return stored && parseCredential(plainFields(stored.fields), stored.path);
  });
  if (found === null) throw new Error(`There is no certificate with the code ${formatCertificateCode(code)}.`);
  const { learnerName, courseTitle, issuedAt, status, revocationReason, jwt } = found;
  printResult(options, { certificate: found }, [
    `${learnerName}: ${courseTitle}`,
    `issued ${issuedAt.toISOString()}, ${status}${revocationReason === null ? '' : `: ${revocationReason}`}`,
    jwt,
  ]);
}

async function runRotate(options: StoreOptions): Promise<void> {
  const home = homeOf(options);
  if (!isHome(home)) throw noSite(home);
  const { publicKeys } = await rotateKeys(home);
  const [newest] = publicKeys;
  printResult(options, { keys: publicKeys }, [
    `Created the key ${newest?.kid ?? ''}. It signs after the next start of the site.`,
    `Older keys, which still verify certificates: ${publicKeys.length - 1}.`,
  ]);
}
