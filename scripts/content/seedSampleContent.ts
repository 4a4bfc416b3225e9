import { join } from 'node:path';
import { wireFieldsOf, type Backend } from '@lectern/backend';
import { importContent } from './import';
import type { ApplyOptions } from './import/apply/applyOptions';

/** The folder of the sample content, in the format of any content folder. */
const SAMPLE_CONTENT = join(__dirname, 'sample');

const LISTED = ['categories', 'courses', 'books'];
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
  await importContent(SAMPLE_CONTENT, backend, { ...options, log: () => undefined });
  admin.set(NOTE, wireFieldsOf({ importedAt: new Date() }));
  return true;
}
