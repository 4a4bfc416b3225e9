import { randomUUID } from 'node:crypto';
import { StoreError } from '../store/StoreError';
import { bytesOfText, type ObjectStore } from './ObjectStore';

/** Folder of the objects that checks write and remove. */
export const PROBE_FOLDER = 'probe/';

/**
 * Returns the same objects, which refuse to create anything in a store that lets a second writer replace the first.
 * The first `create` tries that once with an object of its own, and removes it.
 */
export function requireExclusive(objects: ObjectStore): ObjectStore {
  let proof: Promise<void> | null = null;
  const prove = (): Promise<void> => {
    proof ??= proveExclusive(objects);
    proof.catch(() => (proof = null));
    return proof;
  };
  return {
    ...objects,
    create: async (key, bytes) => {
      await prove();
      return objects.create(key, bytes);
    },
  };
}

/** Throws a StoreError that names the store, unless the second writer of a key is refused and its object unchanged. */
export async function proveExclusive(objects: ObjectStore): Promise<void> {
  const key = `${PROBE_FOLDER}${randomUUID()}`;
  try {
    await objects.create(key, bytesOfText('first'));
    const second = await objects.create(key, bytesOfText('second'));
    const found = await objects.get(key);
    if (second === 'taken' && found && new TextDecoder().decode(found.bytes) === 'first') return;
  } finally {
    await objects.remove(key).catch(() => undefined);
  }
  throw new StoreError(
    'unwritable',
    `${objects.url} lets a second writer replace what the first one wrote, so releases could be lost. Nothing was ` +
      'changed. Use a service that honours "If-None-Match: *" on writes; `lectern store check` tries it.',
  );
}
