import type { Side } from '../../release';
import { formatEvidence } from '../../server/loadCounts';
import { noticeText } from '../output/describeDifference';
import { endedLoads, failuresOf, type Loads } from './loadFigures';
import { siteNotices } from './siteNotices';
import type { SiteStatus, Status } from './siteStatus';
import type { Vitals } from './vitalFigures';

const HEADER = ['', 'version', 'role', 'since', 'by', 'share', 'loads', 'failed', 'p50', 'p95'];
/** First column of numbers, which are aligned at their end. */
const NUMBERS = 5;
const VITALS_HEADER = ['', 'version', 'route', 'pages', 'LCP', 'INP', 'CLS'];
const VITALS_NUMBERS = 3;
/** Routes of a release that a table lists: the most visited ones. */
const ROUTES = 8;

/** Returns the state of a site as lines for a person: a table, then what needs attention. */
export function statusLines(site: SiteStatus): string[] {
  const { latest, all } = site;
  const { serial, registry } = latest;
  const { maintenance, change, updatedAt } = registry;
  return [
    `Revision ${serial}, since ${timeOf(updatedAt)}, by ${change.by}: ${change.command}`,
    '',
    ...table([HEADER, ...all.flatMap(rowsOf)], NUMBERS),
    '',
    ...vitalLines(all),
    ...all.flatMap((status) => [...canaryLines(status), ...failureLines(status)]),
    maintenance ? `Maintenance: ${noticeText(maintenance)}` : 'Maintenance: off',
    ...siteNotices(site).map(({ text }) => text),
  ];
}

function rowsOf(status: Status): string[][] {
  const { owner, stable, fallback, canary, versions } = status;
  const figures = (version: string): string[] => {
    const loads = versions.find((one) => one.version === version)?.loads;
    return loads && endedLoads(loads) > 0 ? figuresOf(loads) : ['0', '–', '–', '–'];
  };
  const share = `${String(100 - (canary?.percent ?? 0))} %`;
  const live = [owner, stable, 'live', timeOf(status.since), status.by, share, ...figures(stable)];
  const tried = canary
    ? [
        [
          '',
          canary.version,
          'canary',
          timeOf(canary.since),
          '',
          `${String(canary.percent)} %`,
          ...figures(canary.version),
        ],
      ]
    : [];
  const shown = [stable, canary?.version];
  const others = versions
    .filter(({ version, loads }) => !shown.includes(version) && (version === fallback || endedLoads(loads) > 0))
    .map(({ version }) => [
      '',
      version,
      version === fallback ? 'fallback' : 'earlier',
      '',
      '',
      '',
      ...figures(version),
    ]);
  return [live, ...tried, ...others];
}

function figuresOf(loads: Loads): string[] {
  const [ended, failed] = [endedLoads(loads), failuresOf(loads)];
  const rate = failed === 0 ? '' : ` (${((failed / ended) * 100).toFixed(1)} %)`;
  return [count(ended), `${count(failed)}${rate}`, timeText(loads.p50), timeText(loads.p95)];
}

const count = (value: number): string => value.toLocaleString('en');
const ratioOf = ({ failed, started }: Side): string => `${count(failed)} of ${count(started)}`;

function canaryLines({ owner, stable, canary }: Status): string[] {
  if (!canary) return [];
  const { visits, auto } = canary;
  const kinds = kindsOf(visits.reasons);
  return [
    `Canary ${owner} ${canary.version}: ${ratioOf(visits.canary)} visits failed` +
      `${kinds ? ` (${kinds})` : ''}, and ${ratioOf(visits.stable)} of ${stable}. ` +
      `Evidence ${formatEvidence(visits.evidence)}; it is aborted at 1,000 : 1.`,
    ...(visits.isShareBroken
      ? [
          `  Its share of the visits is not ${String(canary.percent)} %, so its figures can't be compared. ` +
            'Look for the cause.',
        ]
      : []),
    ...(visits.isOneClient
      ? [
          '  All its visits come from one address, which counts once. If that is a proxy, start the site with ' +
            '--trust-proxy.',
        ]
      : []),
    auto
      ? `  Raised by itself after ${String(auto.minutes)} minutes and ${count(auto.visits)} visits ` +
        `(${count(visits.finished)} so far).`
      : `  To raise it: lectern canary ${owner} ${canary.version} --percent N; ` +
        `to end it: lectern canary ${owner} --end`,
  ];
}

function failureLines({ owner, versions }: Status): string[] {
  return versions
    .filter(({ loads }) => failuresOf(loads) > 0 || loads.recovered > 0)
    .map(({ version, loads }) => {
      const parts = [
        ...(failuresOf(loads) > 0 ? [`failed: ${kindsOf(loads.failed)}`] : []),
        ...(loads.replaced > 0 ? [`${String(loads.replaced)} of them replaced by another release`] : []),
        ...(loads.recovered > 0 ? [`${String(loads.recovered)} recovered by a retry`] : []),
      ];
      return `${owner} ${version}: ${parts.join('; ')}`;
    });
}

function kindsOf(kinds: Record<string, number>): string {
  return Object.entries(kinds)
    .map(([kind, number]) => `${number.toLocaleString('en')} ${kind}`)
    .join(', ');
}

const timeOf = (time: string | null): string => (time === null ? '' : `${time.slice(0, 16).replace('T', ' ')}Z`);

/** Returns the web vitals of the releases that visitors get, by route. */
function vitalLines(all: readonly Status[]): string[] {
  const rows = all.flatMap(({ owner, stable, canary, versions }) =>
    versions
      .filter(({ version }) => version === stable || version === canary?.version)
      .flatMap(({ version, vitals }) => vitals.slice(0, ROUTES).map((one) => [owner, version, ...vitalCells(one)])),
  );
  if (rows.length === 0) return [];
  const title = 'Web vitals, 75th percentile (good: LCP up to 2,500 ms, INP up to 200 ms, CLS up to 0.1)';
  return [title, '', ...table([VITALS_HEADER, ...rows], VITALS_NUMBERS), ''];
}

function vitalCells({ route, pages, lcp, inp, cls }: Vitals): string[] {
  return [route, count(pages), timeText(lcp), timeText(inp), cls === null ? '–' : cls.toFixed(3)];
}

const timeText = (value: number | null): string => (value === null ? '–' : `${value.toLocaleString('en')} ms`);

function table(rows: readonly string[][], numbers: number): string[] {
  const columns = [...(rows[0] ?? []).keys()];
  const widths = columns.map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number): string =>
    column >= numbers ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}
