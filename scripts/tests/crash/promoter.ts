import { createReleaseGate, openBundleStore, openRegistryStore, promote, type Stores } from '../../release';

/** A promotion to make, and the message after it is durable. */
export type Promotion = { remote: string; version: string };
export type Acknowledgement = Promotion & { serial: number };

/** Opens the stores as `--unverified` does: fixtures hold no code that a browser could show. */
export function openUnverified(home: string): Stores {
  const bundles = openBundleStore(home);
  const gate = createReleaseGate(bundles, { mode: 'unverified' });
  return { registry: { ...openRegistryStore(home), gate }, bundles };
}

/** Makes each release that a message names live in the home of the first argument, all of them at the same time. */
function serve(home: string): void {
  const stores = openUnverified(home);
  process.on('message', ({ remote, version }: Promotion) => {
    const change = { by: remote, command: `promote ${remote} ${version}`, reason: '-' };
    const promoted = stores.bundles.release(remote, version).then((release) => promote(stores, [release], change));
    promoted.then(
      ({ registry }) => process.send?.({ remote, version, serial: registry.serial } satisfies Acknowledgement),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  });
  process.send?.('ready');
}

// The test imports this file for its types and starts it as a program.
if (require.main === module) serve(process.argv[2] ?? '');
