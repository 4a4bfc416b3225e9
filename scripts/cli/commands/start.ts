import { lockHome } from '@lectern/backend';
import { limitYoungGeneration } from '@lectern/backend/limits';
import type { Command } from 'commander';
import { channelOf, latestOrNull, messageOf, ownersOf, signAtStart, verifyLive } from '../../release';
import { openLocalSite } from '../site/localSite';
import { closeOnSignal } from '../site/closeOnSignal';
import { printSite } from '../site/printSite';
import { printResult, printProgress } from '../output/printResult';
import { releaseWorkspaces } from '../build/releaseWorkspaces';
import { embeddedAddressOf } from '../options/embeddedOptions';
import { withAddress, withServices, type SiteOptions } from '../options/siteOptions';
import { withExamples, changeBy, homeOf, openStores, recordsOf, ROOT, withReleaseStore } from '../options/storeOptions';

type StartOptions = SiteOptions & { serve: boolean; sample: boolean };

/** Adds `lectern start`, which `npm start` runs. */
export function addStartCommand(program: Command): void {
  const command = withServices(
    withAddress(
      program.command('start').description('build and release changed workspaces, then serve the site on this machine'),
    ),
  );
  command.option('--no-serve', 'build and release only');
  command.option('--no-sample', 'do not import the sample courses and books into a new site (or set LECTERN_SAMPLE=0)');
  withExamples(
    withReleaseStore(command),
    'start',
    'start --port 4001 --home /srv/lectern',
    'start --origin https://learn.example --trust-proxy',
  ).action((options: StartOptions) => (options.serve ? serve(options) : releaseOnly(options)));
}

async function serve(options: StartOptions): Promise<void> {
  let end = (): void => process.exit(130);
  watchNpm(() => end());
  const sample = options.sample && process.env.LECTERN_SAMPLE !== '0';
  const address = { ...(await embeddedAddressOf(options)), sample };
  lockHome(address.home, 'lectern start').release();
  await releaseChanges(options);
  limitYoungGeneration();
  const site = await openLocalSite(address);
  end = closeOnSignal(() => site.close());
  await printSite(options, site, address);
}

async function releaseOnly(options: StartOptions): Promise<void> {
  const home = homeOf(options);
  await releaseChanges(options);
  const { serial, registry } = await openStores(options, 'built-here').registry.latest();
  const versions = Object.fromEntries(
    ownersOf(registry).map((owner) => [owner, channelOf(registry, owner)?.stable.version]),
  );
  printResult(options, { home, serial, versions }, [
    `Revision ${serial} in ${home}: ${Object.entries(versions)
      .map(([owner, version]) => `${owner} ${version ?? ''}`)
      .join(', ')}.`,
    'To serve it: lectern start',
  ]);
}

async function releaseChanges(options: StartOptions): Promise<void> {
  const stores = openStores(options, 'built-here');
  const live = (await latestOrNull(stores.registry))?.registry ?? null;
  const context = {
    root: ROOT,
    home: recordsOf(options),
    stores,
    live,
    change: changeBy({}, 'start'),
    log: printProgress,
  };
  await releaseWorkspaces(context);
  await signAtStart(stores.registry, changeBy({}, 'start (signature)')).catch((error: unknown) =>
    printProgress(`The newest revision can't be renewed from this home: ${messageOf(error)}`),
  );
  await verifyLive(stores);
}

/** Stops the site when npm stops. npm ends only its shell, so a stopped `npm start` would keep the port in use. */
function watchNpm(end: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    end();
  }, 500).unref();
}
