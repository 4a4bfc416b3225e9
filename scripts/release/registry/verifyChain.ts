import { messageOf } from '../store/StoreError';
import type { RegistryStore } from './store';

/** What is wrong with one revision of the log. */
export type ChainFault = { serial: number; fault: string };

/**
 * Reads the whole log: each revision must parse, follow the serial before it, and hold the hash of its bytes. Empty: it
 * is whole.
 */
export async function verifyChain(store: RegistryStore): Promise<ChainFault[]> {
  const faults: ChainFault[] = [];
  let previous = { serial: 0, hash: '' };
  for (const serial of await store.list()) {
    if (serial !== previous.serial + 1)
      faults.push({ serial, fault: `follows revision ${previous.serial}; those between are missing.` });
    try {
      const { registry } = await store.read(serial);
      if (registry.previousHash !== previous.hash)
        faults.push({
          serial,
          fault: `does not hold the hash of revision ${previous.serial}: one of the two was altered.`,
        });
    } catch (error) {
      faults.push({ serial, fault: messageOf(error) });
    }
    previous = { serial, hash: await store.hash(serial) };
  }
  return faults;
}
