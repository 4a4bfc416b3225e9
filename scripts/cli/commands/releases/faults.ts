import type { Release } from '@lectern/shared/contract';
import type { Command } from 'commander';
import { inc } from 'semver';
import {
  type AnyRelease,
  BUILD_TWINS,
  channelOf,
  closeBrowser,
  findBrowser,
  findPublished,
  isShell,
  nameOf,
  NETWORK_TWINS,
  RefusedError,
  startBrowser,
} from '../../../release';
import { openFaultSite } from '../../faults/faultSite';
import { faultTable } from '../../faults/faultTable';
import { type OtherRoute, runTwin, type Twin, type TwinResult } from '../../faults/runTwin';
import { requireOwner, requireVersion } from '../../options/requireOwner';
import { homeOf, openStores, withExamples, withStoreOptions, type StoreOptions } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { EXIT } from '../../output/exitCodes';
import { printProgress, printResult } from '../../output/printResult';

type FaultOptions = StoreOptions & { version?: string; only?: string };

const TWINS: readonly Twin[] = [...BUILD_TWINS, ...NETWORK_TWINS];

/** Adds `lectern faults <remote>`. */
export function addFaultsCommand(program: Command): void {
  const command = program
    .command('faults <remote>')
    .description('break a copy of a release in many ways, and show what visitors see; the site itself is not touched')
    .option('--version <x.y.z>', 'a published version (default: the live one)')
    .option('--only <twins>', 'only these, separated by commas');
  withExamples(
    withStoreOptions(command),
    'faults info',
    'faults info --version 1.4.2 --json',
    'faults info --only entry-missing,throws-at-render',
  ).action(async (remote: string, options: FaultOptions) => {
    const twins = chosenTwins(options.only);
    const healthy = await releaseOf(remote, options);
    const results = await runAll(healthy, twins, options);
    const broken = results.filter(({ reasons }) => reasons.length > 0).length;
    printResult(options, { remote, version: healthy.version, survived: broken === 0, twins: results }, [
      ...faultTable(results, healthy.version),
      '',
      `${String(results.length - broken)} of ${String(results.length)} broken twins of ${remote} ${healthy.version} ` +
        'are survived.',
    ]);
    if (broken > 0) process.exitCode = EXIT.refused;
  });
}

function chosenTwins(only: string | undefined): readonly Twin[] {
  if (only === undefined) return TWINS;
  const names = only.split(',').map((name) => name.trim());
  const unknown = names.find((name) => TWINS.every((twin) => twin.name !== name));
  if (unknown === undefined) return TWINS.filter(({ name }) => names.includes(name));
  throw new UsageError(`There is no twin "${unknown}".`, `Known twins: ${TWINS.map(({ name }) => name).join(', ')}.`);
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
  if (isShell(release)) throw new UsageError('The shell has no broken twins: it shows those of remotes.', 'Name one.');
  return release;
}

const isOpen = ({ access, publicWith }: Release['routes'][number]): boolean =>
  access === 'public' || publicWith !== undefined;

async function runAll(healthy: Release, twins: readonly Twin[], options: FaultOptions): Promise<TwinResult[]> {
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
      const results: TwinResult[] = [];
      const bench = { site, browser, route, more, other };
      let version = healthy.version;
      for (const twin of twins) {
        printProgress(`${twin.name}: ${twin.what} …`);
        version = inc(version, 'patch') ?? version;
        results.push(await runTwin(bench, twin, version));
      }
      return results;
    } finally {
      await site.close();
    }
  } finally {
    await closeBrowser(browser);
  }
}

/** The first public route without parameters of another remote; the shell's own search without one. */
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
    what: 'The broken twins could not be visited.',
    why: 'No Chromium, Chrome or Edge was found.',
    fix: 'Install Chromium, or name a browser in LECTERN_BROWSER.',
  });
}
