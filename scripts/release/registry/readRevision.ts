import { parseRegistry, type Registry } from '@lectern/shared/contract';
import type { ObjectStore } from '../objects/ObjectStore';
import { sha256 } from '../store/hashes';
import { messageOf, StoreError } from '../store/StoreError';

/**
 * A revision as stored in the log. `hash` is the hexadecimal sha256 of its file's bytes, and `document` all that they
 * say: the signature, and what a newer version of the contract may have added.
 */
export type StoredRevision = { registry: Registry; serial: number; hash: string; document: object };

/** Folder of the revisions in a store. */
export const FOLDER = 'registry/';
/** The format of revisions that this program reads and writes. */
const FORMAT = 1;

/** Returns the name of a revision's file, such as `000042.json`. */
export function revisionFile(serial: number): string {
  return `${String(serial).padStart(6, '0')}.json`;
}

/** Returns the key of a revision's object. */
export const keyOf = (serial: number): string => FOLDER + revisionFile(serial);

/** Resolves to the bytes of a revision; throws a StoreError `missing` or `unreadable`. */
export async function bytesOf(objects: ObjectStore, serial: number): Promise<Uint8Array> {
  const found = await objects.get(keyOf(serial)).catch((error: unknown) => {
    throw new StoreError('unreadable', `Revision ${serial} can't be read: ${messageOf(error)}`, error);
  });
  if (found === null)
    throw new StoreError('missing', `There is no revision ${serial} in ${objects.addressOf(FOLDER)}.`);
  return found.bytes;
}

/**
 * Resolves to a revision. Throws a StoreError: `missing`, `unreadable`, `corrupt`, or `newer` for the format of a newer
 * version of this program.
 */
export async function readRevision(objects: ObjectStore, serial: number): Promise<StoredRevision> {
  const bytes = await bytesOf(objects, serial);
  const name = revisionFile(serial);
  let document: unknown;
  try {
    document = JSON.parse(new TextDecoder().decode(bytes));
    const registry = parseRegistry(document, name);
    if (registry.serial !== serial) throw new Error(`${name}.serial: expected ${serial}, found ${registry.serial}`);
    return { registry, serial, hash: sha256(bytes), document: document as object };
  } catch (error) {
    const revision = `Revision ${serial} (${objects.addressOf(keyOf(serial))})`;
    const format = formatOf(document);
    if (format > FORMAT)
      throw new StoreError(
        'newer',
        `${revision} has the format ${format}; this program supports formats up to ${FORMAT}. Start the newer ` +
          'program that wrote it, or restore a backup.',
        error,
      );
    throw new StoreError('corrupt', `${revision} is damaged: ${messageOf(error)}`, error);
  }
}

/** Returns the format that a document states; 0 for one that states none. */
function formatOf(document: unknown): number {
  const { schemaVersion } = (document ?? {}) as { schemaVersion?: unknown };
  return typeof schemaVersion === 'number' ? schemaVersion : 0;
}
