import { join } from 'node:path';
import { wireFieldsOf, type AdminWrite, type Backend } from '@lectern/backend';
import { importContent, type Imported } from './import';
import type { ApplyOptions } from './import/apply/applyOptions';
import { SAMPLE_ACCOUNTS } from './sampleAccounts';

/** The folder of the sample content, in the format of any content folder. */
const SAMPLE_CONTENT = join(__dirname, 'sample');

/** Books of the sample learner, with their prices. */
const LEARNERS_BOOKS = [
  ['how-a-page-reaches-you', 'eur-900'],
  ['the-tidy-table', 'eur-800'],
] as const;

const LISTED = ['categories', 'courses', 'books', 'paths'];
/** Records that a site had the sample content, so that deleting it is final. No security rule allows access to it. */
const NOTE = 'site/sampleContent';

/**
 * Imports the sample content into a site that has never had any content. Resolves to true if it did so.
 * Rejects as `importContent` does.
 */
export async function seedSampleContent(
  backend: Pick<Backend, 'firestore' | 'storage' | 'auth'>,
  options: ApplyOptions,
): Promise<boolean> {
  const { admin } = backend.firestore;
  if (admin.get(NOTE) !== null || LISTED.some((collection) => admin.query({ collection, limit: 1 }).length > 0))
    return false;
  options.log('Importing the sample courses and books …');
  await importSampleContent(backend, { ...options, log: () => undefined });
  return true;
}

/** Imports the sample content into a site with any content. Rejects as `importContent` does. */
export async function importSampleContent(
  backend: Pick<Backend, 'firestore' | 'storage' | 'auth'>,
  options: ApplyOptions,
): Promise<Imported> {
  const imported = { set: NOTE, fields: wireFieldsOf({ importedAt: new Date() }) };
  // In one commit with the content: a start that finds content doesn't seed, so it would not complete them.
  return importContent(SAMPLE_CONTENT, backend, { ...options, alongside: [...sampleBooks(backend), imported] });
}

/** Returns writes that give the sample learner, if there is one, a book in each file format, to read at once. */
function sampleBooks({ auth }: Pick<Backend, 'auth'>): AdminWrite[] {
  const learner = auth.admin.getAccountByEmail(SAMPLE_ACCOUNTS[0].email);
  if (!learner) return [];
  return LEARNERS_BOOKS.map(([refId, priceId]) => {
    const entitlement = { kind: 'book', refId, priceId, paymentId: null, grantedAt: new Date() };
    return { set: `entitlements/${learner.uid}/items/book-${refId}`, fields: wireFieldsOf(entitlement) };
  });
}
