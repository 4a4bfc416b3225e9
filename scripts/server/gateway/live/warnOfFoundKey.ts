import { fingerprintOf, messageOf, type StoresAt } from '../../../release';

/**
 * Warns when the key that the gateway trusts is neither configured nor remembered, but was found in the store. Call it
 * once a revision is served. Never rejects.
 */
export async function warnOfFoundKey(
  { registry, url }: Pick<StoresAt, 'registry' | 'url'>,
  warn: (message: string) => void,
): Promise<void> {
  try {
    if (await registry.isAnchored()) return;
    const [key] = await registry.keys();
    warn(
      `No trusted key is configured, so this gateway trusts the first one in ${url}` +
        `${key ? ` (${fingerprintOf(key.publicKey)})` : ''}: whoever can write that store could put another one ` +
        'there. Set --trusted-key or LECTERN_TRUSTED_KEY to what "lectern keys fingerprint" prints where releases ' +
        'are made.',
    );
  } catch (error) {
    warn(`The trusted keys can't be checked: ${messageOf(error)}`);
  }
}
