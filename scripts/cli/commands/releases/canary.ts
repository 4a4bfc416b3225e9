import type { Command } from 'commander';
import {
  type AnyRelease,
  channelOf,
  type ChangeResult,
  DEFAULT_AUTO,
  endCanary,
  findPublished,
  startCanary,
  STEPS,
} from '../../../release';
import { requireOwner, requireVersion } from '../../options/requireOwner';
import { changeBy, openStores, withExamples, withLiveOptions, type LiveOptions } from '../../options/storeOptions';
import { UsageError } from '../../options/UsageError';
import { wholeNumber } from '../../options/wholeNumber';
import { printChange } from '../../output/printChange';

type CanaryOptions = LiveOptions & {
  percent?: string;
  auto?: boolean;
  visits?: string;
  minutes?: string;
  end?: boolean;
};

/** Adds `lectern canary <remote|shell> <version>` and `lectern canary <remote|shell> --end`. */
export function addCanaryCommand(program: Command): void {
  const command = program
    .command('canary <remote> [version]')
    .description('try a published version on a share of the visitors; it ends by itself when it fails more often')
    .option('--percent <n>', 'the share, from 1 to 99; with --auto, the first step (default: 1)')
    .option('--auto', `raise it by itself: ${STEPS.join(', ')} %, then for everyone`)
    .option('--visits <n>', `visits that each step of --auto needs (default: ${String(DEFAULT_AUTO.visits)})`)
    .option('--minutes <n>', `minutes that each step of --auto takes (default: ${String(DEFAULT_AUTO.minutes)})`)
    .option('--end', 'end it: its visitors get the live version again with their next navigation');
  withExamples(
    withLiveOptions(command),
    'canary info 1.4.2 --percent 5 --reason "new contact form"',
    'canary info 1.4.2 --percent 25',
    'canary shell 2.0.0 --auto --visits 200',
    'canary info --end --reason "slow on phones"',
  ).action(runCanary);
}

async function runCanary(owner: string, version: string | undefined, options: CanaryOptions): Promise<void> {
  const stores = openStores(options);
  await requireOwner(stores, owner);
  if (options.end) {
    if (version !== undefined || options.percent !== undefined || options.auto)
      throw new UsageError('--end takes no version, --percent or --auto.', `lectern canary ${owner} --end`);
    const ended = await endCanary(stores, owner, changeBy(options, `canary ${owner} --end`));
    printChange(options, ended, describe(ended, owner), [
      `The canary of ${owner} has ended: revision ${ended.registry.serial}.`,
      'Its visitors get the live version with their next navigation.',
    ]);
    return;
  }
  if (version === undefined)
    throw new UsageError(
      'Which version?',
      `lectern canary ${owner} <version> --percent 5, or lectern canary ${owner} --end`,
    );
  requireVersion(version);
  const share = shareOf(owner, version, options);
  const release = await findPublished(stores.bundles, owner, version);
  const call = `canary ${owner} ${version} --percent ${String(share.percent)}${share.auto ? ' --auto' : ''}`;
  const started = await startCanary(stores, { release, ...share }, changeBy(options, call));
  printChange(options, started, describe(started, owner), linesOf(started, release, share));
}

type Share = { percent: number; auto: { visits: number; minutes: number } | null };

function shareOf(owner: string, version: string, options: CanaryOptions): Share {
  const { auto = false } = options;
  if (!auto && options.percent === undefined)
    throw new UsageError('How many visitors?', `lectern canary ${owner} ${version} --percent 5, or --auto`);
  if (!auto && (options.visits !== undefined || options.minutes !== undefined))
    throw new UsageError('--visits and --minutes need --auto.', `lectern canary ${owner} ${version} --auto`);
  if (Number(options.percent) === 100)
    throw new UsageError('100 % is everyone.', `Make it live: lectern promote ${owner} ${version}`);
  return {
    percent: wholeNumber('--percent', options.percent ?? String(STEPS[0]), 1, 99),
    auto: auto
      ? {
          visits: wholeNumber('--visits', options.visits ?? String(DEFAULT_AUTO.visits), 1, 1_000_000),
          minutes: wholeNumber('--minutes', options.minutes ?? String(DEFAULT_AUTO.minutes), 0, 100_000),
        }
      : null,
  };
}

function describe({ registry, created }: ChangeResult, owner: string): object {
  const canary = channelOf(registry, owner)?.canary ?? null;
  const summary = canary && { version: canary.release.version, percent: canary.percent, auto: canary.auto ?? null };
  return { changed: created, serial: registry.serial, owner, canary: summary, change: registry.change };
}

function linesOf(
  { registry, created }: ChangeResult,
  { remote, version }: AnyRelease,
  { percent, auto }: Share,
): string[] {
  const name = `${remote} ${version}`;
  if (!created) return [`${name} is already at ${String(percent)} %. Nothing was changed.`];
  const live = channelOf(registry, remote)?.stable.version ?? '';
  return [
    `${name} is live for ${String(percent)} % of the visitors: revision ${registry.serial}. ` +
      `Everyone else gets ${live}.`,
    'Page loads from now on count; open tabs stay on the release that they have.',
    'It ends by itself once its failures can hardly be chance (1,000 : 1).',
    auto
      ? `It is raised by itself after ${String(auto.minutes)} minutes and ${auto.visits.toLocaleString('en')} visits ` +
        'in each step.'
      : `To raise it: lectern canary ${remote} ${version} --percent N; ` +
        `for everyone: lectern promote ${remote} ${version}`,
    `To watch it: lectern status ${remote} --watch; to end it: lectern canary ${remote} --end`,
  ];
}
