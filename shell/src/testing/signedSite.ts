import { canonicalize } from '@tufjs/canonical-json';
import type { Registry } from '@lectern/shared/contract';
import { channel, registry, release } from './releases';

/** A key of a test's site: `sign` returns the base64 signature over the canonical JSON of `content`. */
export type TestKey = { id: string; publicKey: string; sign: (content: object) => Promise<string> };

/** Content of `/registry.json`. */
export type Served = Record<string, unknown> & { serial: number; signature: Signature };

type Signature = { key: string; since: number; value: string };

/** The end of the validity of every key, and of revisions unless a test says otherwise. */
export const FAR = '2099-01-01T00:00:00Z';

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

let count = 0;

/** Makes a key. */
export async function createKey(): Promise<TestKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  count += 1;
  return {
    id: count.toString(16).padStart(16, '0'),
    publicKey: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    sign: async (content) => {
      const bytes = new TextEncoder().encode(canonicalize(content));
      return base64(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes));
    },
  };
}

/** Returns the registry of a test's site at a serial: its release of commerce is version 1.0.<serial>. */
export const registryAt = (serial: number): Registry =>
  registry({ commerce: channel(release(`1.0.${String(serial)}`)) }, { serial });

/** A site that signs its revisions as the release store does. */
export type SignedSite = {
  root: TestKey;
  online: TestKey;
  /** Returns a revision with its proof. `change` sets fields before it is signed, by the newest key or by `by`. */
  serve: (serial: number, change?: object, by?: { key: TestKey; since: number }) => Promise<Served>;
  /** Hands over to another key, in the revision of that serial. */
  rotate: (serial: number) => Promise<TestKey>;
  /** Returns `served` with a renewal until `expires`, signed by `by`. */
  renew: (served: Served, expires: string, by?: TestKey) => Promise<Served>;
};

/** Creates a site whose revision 1 introduces its root key. */
export async function createSignedSite(): Promise<SignedSite> {
  const [root, online] = [await createKey(), await createKey()];
  let newest = { key: root, since: 1 };
  const described = ({ id, publicKey }: TestKey): object => ({ id, publicKey, expires: FAR });
  const sign = async (serial: number, change: object, { key, since } = newest): Promise<Served> => {
    const revision = { ...registryAt(serial), onlineKey: online.publicKey, expires: FAR, ...change };
    const value = await key.sign({ ...revision, signing: { key: key.id, since } });
    return { ...revision, signature: { key: key.id, since, value } };
  };
  const introductions = [await sign(1, { newKey: described(root) })];
  return {
    root,
    online,
    serve: async (serial, change = {}, by) => ({ ...(await sign(serial, change, by)), proof: { introductions } }),
    rotate: async (serial) => {
      const next = await createKey();
      introductions.push(await sign(serial, { newKey: described(next) }));
      newest = { key: next, since: serial };
      return next;
    },
    renew: async (served, expires, by = online) => {
      const value = await by.sign({ renewal: { signature: served.signature.value, expires } });
      return { ...served, proof: { introductions, renewal: { expires, value } } };
    },
  };
}
