import { parseSignedRevision } from '@lectern/shared/contract';
import { messageOf, type RegistryStore, type StoredRevision } from '../../../release';
import { compressedText, type CompressedText } from '../http/representation';

/** Content of `/registry.json`; or the reason why browsers would refuse it, so that it is not served. */
export type ServedRegistry = { json: CompressedText; problem: null } | { json: null; problem: string };

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Creates the content of `/registry.json` for one revision: the stored one with its proof, renewed each day. Calls on
 * one day share it. Never rejects.
 */
export function createServedRegistry(
  revision: StoredRevision,
  store: Pick<RegistryStore, 'proofOf'>,
): (now: number) => Promise<ServedRegistry> {
  let day = -1;
  let served: Promise<ServedRegistry> | null = null;
  return (now) => {
    const today = Math.floor(now / DAY_MS);
    if (served && today === day) return served;
    day = today;
    const created = serve(revision, store, now);
    served = created;
    // Tries again once the cause may be gone.
    void created.then(({ problem }) => void (problem !== null && served === created && (served = null)));
    return created;
  };
}

async function serve(
  revision: StoredRevision,
  store: Pick<RegistryStore, 'proofOf'>,
  now: number,
): Promise<ServedRegistry> {
  try {
    const proof = await store.proofOf(revision, now);
    const { expires } = parseSignedRevision(revision.document, 'registry');
    const end = proof?.renewal?.expires ?? expires;
    if (end !== undefined && now > Date.parse(end)) throw new Error(expired(end));
    return { json: compressedText(JSON.stringify({ ...revision.document, ...(proof && { proof }) })), problem: null };
  } catch (error) {
    return { json: null, problem: `Revision ${revision.serial} is refused: ${messageOf(error)}` };
  }
}

const expired = (end: string): string =>
  `it expired on ${end}, and the online key that it names is not in <home>/keys/online.pem. Open tabs keep what ` +
  'they have. Run `lectern start` where the release key is: the next revision then names the key of this home. A ' +
  'gateway without that home needs a copy of the key, in the file that LECTERN_ONLINE_KEY names.';
