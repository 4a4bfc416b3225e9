import type { Release } from '@lectern/shared/contract';
import type { Command } from 'commander';
import { inc } from 'semver';
import {
  type AnyRelease,
  BUILD_FAULTS,
  channelOf,
  closeBrowser,
  findBrowser,
  findPublished,
  isShell,
  nameOf,
  NETWORK_FAULTS,
  RefusedError,
  startBrowser,
} from '../../../release';
import { openFaultSite } from '../../faults/faultSite';
import { faultTable } from '../../faults/faultTable';
import { type OtherRoute, tryFault, visitLimit, type ReleaseFault, type FaultResult } from '../../faults/tryFault';
import { requireOwner, requireVersion } from '../../options/requireOwner';
import { homeOf, openStores, withExamples, withStoreOptions, type StoreOptions } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { EXIT } from '../../output/exitCodes';
import { printProgress, printResult } from '../../output/printResult';

type FaultOptions = StoreOptions & { version?: string; only?: string };

const FAULTS: readonly ReleaseFault[] = [...BUILD_FAULTS, ...NETWORK_FAULTS];

/** Adds `lectern faults <remote>`. */
export function addFaultsCommand(program: Command): void {
  const command = program
    .command('faults <remote>')
    .description('break a copy of a release in many ways, and show what visitors see; the site itself is not touched')
    .option('--version <x.y.z>', 'a published version (default: the live one)')
    .option('--only <faults>', 'only these, separated by commas');
  withExamples(
    withStoreOptions(command),
    'faults info',
    'faults info --version 1.4.2 --json',
    'faults info --only entry-missing,throws-at-render',
  ).action(async (remote: string, options: FaultOptions) => {
    const faults = chosenFaults(options.only);
    const healthy = await releaseOf(remote, options);
    const results = await runAll(healthy, faults, options);
    const broken = results.filter(({ reasons }) => reasons.length > 0).length;
    printResult(options, { remote, version: healthy.version, survived: broken === 0, faults: results }, [
      ...faultTable(results, healthy.version),
      '',
      `${String(results.length - broken)} of ${String(results.length)} broken copies of ${remote} ${healthy.version} ` +
        'leave visitors with a usable site.',
    ]);
    if (broken > 0) process.exitCode = EXIT.refused;
  });
}

function chosenFaults(only: string | undefined): readonly ReleaseFault[] {
  if (only === undefined) return FAULTS;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => FAULTS.every((fault) => fault.name !== name));
  if (unknown === undefined) return FAULTS.filter(({ name }) => names.includes(name));
  throw new UsageError(
    `There is no fault "${unknown}".`,
    `Known faults: ${FAULTS.map(({ name }) => name).join(', ')}.`,
  );
}

async function releaseOf(remote: string, options: FaultOptions): Promise<Release> {
  const stores = openStores(options);
  await requireOwner(stores, remote);
  if (options.version !== undefined) requireVersion(options.version);
  const { registry } = await stores.registry.latest();
  const version = options.version ?? channelOf(registry, remote)?.stable.version;
  if (version === undefined)
    throw new UsageError(`No version of ${remote} is live.`, 'Name a published one with --version.');
  const release: AnyRelease = await findPublished(stores.bundles, remote, version);
  if (isShell(release))
    throw new UsageError('The shell cannot be broken on purpose: only remotes can.', 'Name a remote.');
  return release;
}

/** Returns true for a route that opens without an account: a public one, or one that a query parameter makes public. */
const isOpen = ({ access, publicWith }: Release['routes'][number]): boolean =>
  access === 'public' || publicWith !== undefined;

/** Tries each fault on a copy of the site, in one browser. Rejects with a UsageError if there is no route to visit. */
async function runAll(
  healthy: Release,
  faults: readonly ReleaseFault[],
  options: FaultOptions,
): Promise<FaultResult[]> {
  const [route, ...more] = healthy.routes.filter(isOpen);
  if (!route)
    throw new UsageError(`${nameOf(healthy)} has no public route that a visitor could open.`, 'Name another remote.');
  const browser = await startBrowser(requireBrowser());
  try {
    const source = openStores(options);
    const { registry } = await source.registry.latest();
    const other = otherRoute(
      Object.values(registry.remotes).map(({ stable }) => stable),
      healthy,
    );
    const site = await openFaultSite(homeOf(options), source, healthy);
    try {
      const results: FaultResult[] = [];
      const visited = { site, browser, route, more, other };
      const bench = { ...visited, limit: await visitLimit(visited) };
      // Each broken copy is a version of its own, after the healthy one.
      let version = healthy.version;
      for (const fault of faults) {
        printProgress(`${fault.name}: ${fault.what} …`);
        version = inc(version, 'patch') ?? version;
        results.push(await tryFault(bench, fault, version));
      }
      return results;
    } finally {
      await site.close();
    }
  } finally {
    await closeBrowser(browser);
  }
}

/** Returns the first public route without parameters of another remote; the shell's sign-in screen if there is none. */
function otherRoute(remotes: readonly Release[], healthy: Release): OtherRoute {
  const routes = remotes
    .filter(({ remote }) => remote !== healthy.remote)
    .flatMap(({ remote, routes: own }) => own.map(({ path, access }) => ({ remote, path, access })));
  const found = routes.find(({ path, access }) => access === 'public' && !path.includes(':'));
  return found ?? { remote: 'shell', path: '/sign_in' };
}

function requireBrowser(): string {
  const path = findBrowser();
  if (path !== null) return path;
  throw new RefusedError({
    code: 'unverified',
    what: 'The broken copies could not be visited.',
    why: 'No Chromium, Chrome or Edge was found.',
    fix: 'Install Chromium, or name a browser in LECTERN_BROWSER.',
  });
}
