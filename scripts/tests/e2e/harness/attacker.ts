import { canonicalize } from '@tufjs/canonical-json';
import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from './site';

/** Content of `/registry.json`, as an attacker sees it. */
export type ServedRevision = {
  serial: number;
  signature: { key: string; since: number; value: string };
  proof: object;
  [field: string]: unknown;
};

/** Revisions that an attacker in front of a site may send instead of the newest one. */
export type Attack = 'tampered' | 'replayed' | 'expired' | 'foreign';

/** Resolves to the revision that a site serves. */
export const servedRevision = async (site: Site): Promise<ServedRevision> =>
  (await (await fetch(`${site.directUrl}/registry.json`)).json()) as ServedRevision;

/**
 * Resolves to the answer of an attack that pretends to be the revision after the live one. `older` is one that was live
 * before. Only the expired one needs the site's key: it stands for a genuine revision that was never renewed.
 */
export async function attackWith(attack: Attack, site: Site, older: ServedRevision): Promise<ServedRevision> {
  if (attack === 'replayed') return older;
  const live = await servedRevision(site);
  const next = { ...live, serial: live.serial + 1 };
  if (attack === 'tampered') return { ...next, maintenance: { message: 'Closed by an attacker' } };
  if (attack === 'foreign')
    return resigned(next, { id: 'f'.repeat(16), privateKey: generateKeyPairSync('ed25519').privateKey });
  const unrenewed = { ...next, expires: '2020-01-01T00:00:00Z', proof: { ...live.proof, renewal: undefined } };
  return resigned(unrenewed, { id: live.signature.key, privateKey: await siteKey(site) });
}

async function siteKey({ home }: Site): Promise<KeyObject> {
  const folder = join(home, 'keys');
  const name = (await readdir(folder)).find((file) => /^[0-9a-f]{16}\.pem$/.test(file));
  return createPrivateKey(await readFile(join(folder, name ?? 'no key')));
}

function resigned(
  { signature, proof, ...revision }: ServedRevision,
  { id, privateKey }: { id: string; privateKey: KeyObject },
): ServedRevision {
  const signing = { key: id, since: signature.since };
  const bytes = new TextEncoder().encode(canonicalize({ ...revision, signing }));
  const value = sign(null, bytes, privateKey).toString('base64');
  return { ...revision, signature: { ...signing, value }, proof };
}
