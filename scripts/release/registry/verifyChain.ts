import { messageOf } from '../store/StoreError';
import type { RegistryStore } from './store';

/** A fault in one revision of the log; `fault` continues a sentence that starts with the revision. */
export type ChainFault = { serial: number; fault: string };

/**
 * Checks the whole log: each revision must parse, follow the previous serial, contain the hash of its bytes, and be
 * signed by the key that was valid for it.
 * Resolves to the faults found; empty for an intact log.
 */
export async function verifyChain(store: RegistryStore): Promise<ChainFault[]> {
  const faults: ChainFault[] = [];
  let previous = { serial: 0, hash: '' };
  for (const serial of await store.list()) {
    if (serial !== previous.serial + 1)
      faults.push({ serial, fault: `follows revision ${previous.serial}; the revisions between are missing.` });
    try {
      const { registry } = await store.read(serial);
      await store.signerOf(serial);
      if (registry.previousHash !== previous.hash)
        faults.push({
          serial,
          fault: `does not contain the hash of revision ${previous.serial}: one of the two was altered.`,
        });
    } catch (error) {
      faults.push({ serial, fault: messageOf(error).replace(`Revision ${String(serial)} `, '') });
    }
    previous = { serial, hash: await store.hash(serial) };
  }
  const lost = await store.lost();
  if (lost !== null) faults.push({ serial: lost, fault: 'was live, and its file is gone.' });
  return faults;
}
