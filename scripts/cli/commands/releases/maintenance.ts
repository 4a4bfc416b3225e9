import { Argument, type Command } from 'commander';
import { changeRegistry, type Notice, plan } from '../../../release';
import { printChange } from '../../output/printChange';
import { requireOneOf } from '../../options/requireOwner';
import { changeBy, openStores, withExamples, withLiveOptions, type LiveOptions } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';

type MaintenanceOptions = LiveOptions & { remote?: string; message?: string; until?: string };

/** Messages for visitors, unless the call gives one. */
const MESSAGES = {
  site: 'We are improving Lectern. Please come back soon.',
  remote: 'We are improving this part of Lectern. Please come back soon.',
};

/** Adds `lectern maintenance on|off`. */
export function addMaintenanceCommand(program: Command): void {
  const command = program
    .command('maintenance')
    .description("show the maintenance screen, for the whole site or for one remote's routes")
    .addArgument(new Argument('<switch>', 'on or off').choices(['on', 'off']))
    .option('--remote <name>', 'only the routes of this remote')
    .option('--message <text>', 'the message for visitors')
    .option('--until <time>', 'end it by itself at this ISO 8601 time, such as 2026-12-01T08:00:00Z; visitors see it');
  withExamples(
    withLiveOptions(command),
    'maintenance on --until 2099-12-01T08:00:00Z --message "We are moving to a faster server."',
    'maintenance on --remote commerce',
    'maintenance off',
  ).action((state: 'on' | 'off', options: MaintenanceOptions) => switchMaintenance(state, options));
}

async function switchMaintenance(state: 'on' | 'off', options: MaintenanceOptions): Promise<void> {
  if (state === 'off' && (options.message !== undefined || options.until !== undefined))
    throw new UsageError(
      '--message and --until belong to maintenance on.',
      'Leave them out to end the maintenance at once, or change it with maintenance on.',
    );
  const { registry: store } = openStores(options);
  const remote = options.remote ?? null;
  const { remotes } = (await store.latest()).registry;
  if (remote !== null) requireOneOf(remote, Object.keys(remotes));
  const notice = state === 'on' ? noticeOf(options) : null;
  const call = `maintenance ${state}${remote ? ` --remote ${remote}` : ''}`;
  const changed = await changeRegistry(store, changeBy(options, call), (live) =>
    plan(live, { kind: 'maintenance', notice, remote }),
  );
  const { registry, created } = changed;
  const scope = remote ? `the routes of ${remote}` : 'the whole site';
  const howToEnd = `To end it: lectern maintenance off${remote ? ` --remote ${remote}` : ''}`;
  const nextSteps = notice
    ? [...noticeLines(notice), howToEnd]
    : ['Open maintenance screens return to the site by themselves.'];
  const unchanged = `Maintenance is already ${state} for ${scope}. Nothing was changed.`;
  printChange(
    options,
    changed,
    { changed: created, serial: registry.serial, maintenance: registry.maintenance, change: registry.change },
    created
      ? [`Maintenance is ${state} for ${scope}: revision ${registry.serial}.`, ...nextSteps]
      : [unchanged, ...(state === 'on' ? [howToEnd] : [])],
  );
}

/** Describes a notice for the operator: what visitors read, and when it ends by itself. */
const noticeLines = ({ message, until }: Notice): string[] => [
  `Visitors read: "${message}"`,
  ...(until === undefined ? [] : [`It ends by itself at ${until}.`]),
];

function noticeOf({ message, until, remote }: MaintenanceOptions): Notice {
  const text = message?.trim() || MESSAGES[remote === undefined ? 'site' : 'remote'];
  if (until === undefined) return { message: text };
  const time = /^\d{4}-\d{2}-\d{2}T/.test(until) ? Date.parse(until) : Number.NaN;
  if (Number.isNaN(time))
    throw new UsageError(`--until ${until} is not an ISO 8601 time.`, 'Write it as 2026-12-01T08:00:00Z.');
  if (time <= Date.now())
    throw new UsageError(`--until ${until} is in the past.`, 'Give a future time, or leave it out.');
  return { message: text, until: new Date(time).toISOString() };
}
