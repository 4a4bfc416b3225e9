import type { Change } from '@lectern/shared/contract';
import { messageOf, type LiveState, type RegistryStore } from '../../../release';
import { describeChanges } from '../../output/describeDifference';

/** The signature of a revision: the key that signed it, none (from before signatures), or why it is refused. */
export type SignatureState =
  { kind: 'signed'; key: string } | { kind: 'unsigned' } | { kind: 'refused'; problem: string };

/** A revision with its changes and its signature, or the reason why it can't be read. */
export type Entry =
  | { serial: number; updatedAt: string; change: Change; changes: string[]; signature: SignatureState }
  | { serial: number; error: string };

/** Revisions that the page shows; `lectern history` prints all. */
export const TIMELINE_LENGTH = 50;

/** Resolves to the newest revisions, newest first. Throws a StoreError when the store can't be listed. */
export async function readTimeline(store: RegistryStore): Promise<Entry[]> {
  const serials = (await store.list()).slice(-TIMELINE_LENGTH - 1);
  const entries: Entry[] = [];
  let before: LiveState | null = null;
  for (const serial of serials) {
    try {
      const { registry } = await store.read(serial);
      const { updatedAt, change } = registry;
      const changes = describeChanges(before, registry, null);
      entries.push({ serial, updatedAt, change, changes, signature: await signatureOf(store, serial) });
      before = registry;
    } catch (error) {
      entries.push({ serial, error: messageOf(error) });
    }
  }
  // The oldest one was only read to compare the next with it, unless it is the first of all.
  return (serials.length > TIMELINE_LENGTH ? entries.slice(1) : entries).reverse();
}

async function signatureOf(store: RegistryStore, serial: number): Promise<SignatureState> {
  try {
    const key = await store.signerOf(serial);
    return key ? { kind: 'signed', key: key.id } : { kind: 'unsigned' };
  } catch (error) {
    return { kind: 'refused', problem: messageOf(error) };
  }
}
