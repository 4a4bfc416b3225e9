import { createRequire } from 'node:module';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { openTimeline } from '../../release';
import { requireOwner } from '../options/requireOwner';
import { homeOf, openStores, withExamples, withReleaseStore } from '../options/storeOptions';
import { UsageError } from '../options/UsageError';
import { printResult } from '../output/printResult';
import type { openReleasePage, PageOptions } from '../releasePage/openReleasePage';
import { readStatus } from '../status/readStatus';
import { siteNotices } from '../status/siteNotices';
import type { SiteStatus } from '../status/siteStatus';
import { statusLines } from '../status/statusTable';

type StatusOptions = PageOptions & { watch?: boolean; open?: boolean };

/** The page is loaded where it is asked for: it brings a server. */
const load = createRequire(__filename);
const WATCH_MS = 2_000;
const CLEAR_SCREEN = '\u001b[H\u001b[2J';

/** Adds `lectern status [remote]`. */
export function addStatusCommand(program: Command): void {
  const command = program
    .command('status [remote]')
    .description('what is live, since when and by whom; canaries, loads, failures, times and web vitals of 30 days')
    .option('--watch', 'print it again every 2 seconds, until Ctrl+C')
    .option('--open', 'open it as a page in the browser, with the history and how to go back; read-only')
    .option('--port <n>', 'with --open: the port of the page on this machine (default: any free one)')
    .option('--allow-changes', 'with --open: let the page roll back and end canaries, after a confirmation')
    .option(
      '--by <name>',
      "with --allow-changes: who makes the changes (default: git's user.name, or the system user)",
    );
  withExamples(
    withReleaseStore(command),
    'status',
    'status info --watch',
    'status --json',
    'status --open --allow-changes',
  ).action(showStatus);
}

async function showStatus(owner: string | undefined, options: StatusOptions): Promise<void> {
  if (options.watch && options.json)
    throw new UsageError('--watch prints a table for people.', 'Leave out --json, or call the command repeatedly.');
  checkPageOptions(owner, options);
  const stores = openStores(options);
  if (owner !== undefined) await requireOwner(stores, owner);
  const sources = { stores, timeline: openTimeline(stores.registry), home: homeOf(options) };
  if (options.open) {
    await stores.registry.latest();
    const page = load('../releasePage/openReleasePage') as { openReleasePage: typeof openReleasePage };
    return page.openReleasePage(sources, options);
  }
  const unread = new AbortController();
  process.stdout.once('error', () => unread.abort());
  do {
    const site = await readStatus(sources, owner);
    if (options.watch) process.stdout.write(process.stdout.isTTY ? CLEAR_SCREEN : '\n');
    printResult(options, documentOf(site), statusLines(site));
    if (!options.watch) return;
    await wait(WATCH_MS);
  } while (!unread.signal.aborted);
}

function checkPageOptions(owner: string | undefined, { open, watch, port, allowChanges, by }: StatusOptions): void {
  const [page, confirmed] = ['lectern status --open', 'lectern status --open --allow-changes'];
  if (open && (watch || owner !== undefined)) throw new UsageError('--open shows the whole site, and updates.', page);
  if (!open && (port !== undefined || allowChanges))
    throw new UsageError('--port and --allow-changes need --open.', page);
  if (by !== undefined && !allowChanges) throw new UsageError('--by needs --allow-changes.', confirmed);
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) < 65_536))
    throw new UsageError(`--port ${port} is not a port.`, `${page} --port 4200`);
}

function documentOf(site: SiteStatus): object {
  const { serial, registry, skipped } = site.latest;
  const { updatedAt, change, maintenance } = registry;
  const notices = siteNotices(site);
  return { serial, updatedAt, change, maintenance, live: site.all, skipped, ...site.trust, notices };
}
