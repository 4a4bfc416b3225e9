import type { Command } from 'commander';
import { fingerprintOf, rotateReleaseKey, StoreError, type TrustedKey } from '../../../release';
import {
  changeBy,
  openStores,
  withAudit,
  withExamples,
  withReleaseStore,
  type ChangeOptions,
  type StoreOptions,
} from '../../options/storeOptions';
import { printResult } from '../../output/printResult';

/** Adds `lectern keys list|fingerprint|rotate`. */
export function addKeysCommand(program: Command): void {
  const parent = program.command('keys').description('the keys that sign the revisions of the registry');
  const list = parent.command('list').description('list the keys, oldest first, with the revisions that they sign');
  withExamples(withReleaseStore(list), 'keys list').action(runList);
  const fingerprint = parent
    .command('fingerprint')
    .description('print the fingerprint of the newest key, for $LECTERN_TRUSTED_KEY of gateways');
  withExamples(withReleaseStore(fingerprint), 'keys fingerprint').action(runFingerprint);
  const rotate = parent
    .command('rotate')
    .description('hand over to a new key, or to that of $LECTERN_RELEASE_KEY; what was signed before stays valid');
  withExamples(withAudit(withReleaseStore(rotate)), 'keys rotate --reason "yearly"').action(runRotate);
}

async function runList(options: StoreOptions): Promise<void> {
  const { registry } = openStores(options);
  await registry.latest();
  const keys = await registry.keys();
  printResult(
    options,
    { keys },
    keys.length === 0
      ? ['No revision is signed yet. The next change of what is live, or `lectern start`, makes the first key.']
      : keys.map((key, index) => lineOf(key, keys[index + 1], { isFirst: index === 0 })),
  );
}

async function runFingerprint(options: StoreOptions): Promise<void> {
  const { registry } = openStores(options);
  await registry.latest();
  const key = (await registry.keys()).at(-1);
  if (!key)
    throw new StoreError('missing', 'No revision is signed yet. The next change of what is live makes the first key.');
  const fingerprint = fingerprintOf(key.publicKey);
  printResult(options, { key: key.id, fingerprint }, [fingerprint]);
}

async function runRotate(options: ChangeOptions): Promise<void> {
  const { registry } = openStores(options);
  const { registry: revision } = await rotateReleaseKey(registry, changeBy(options, 'keys rotate'));
  const keys = await registry.keys();
  const key = keys.at(-1);
  // The former key signs the revision that introduces the new one. A first key signs its own.
  const firstSigned = keys.length > 1 ? revision.serial + 1 : revision.serial;
  printResult(options, { serial: revision.serial, key: key?.id, expires: key?.expires }, [
    `The key ${key?.id ?? ''} signs from revision ${firstSigned} on, until ${key?.expires ?? ''}.`,
    ...(keys.length > 1 ? ['The former key no longer signs; its private half was removed from the home.'] : []),
  ]);
}

function lineOf(
  { id, since, expires }: TrustedKey,
  successor: TrustedKey | undefined,
  { isFirst }: { isFirst: boolean },
): string {
  // The former key signs the revision that introduces a new one. The first key signs its own.
  const first = isFirst ? since : since + 1;
  const end = successor ? `to ${successor.since}` : `on, until ${expires}`;
  return `${id}  revisions from ${first} ${end}`;
}
