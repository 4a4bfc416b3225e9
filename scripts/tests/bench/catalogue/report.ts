import { kilobytes, milliseconds, table } from '../figures';
import type { SizeFigures } from './fill';
import type { InteractionFigures } from './interactions';
import type { SiteSearchFigures } from './siteSearch';
import type { Times } from './typing';

/** All figures of one run. Parts that were not measured are null. */
export type CatalogueReport = {
  machine: string;
  sizes: SizeFigures[];
  typing: Times | null;
  site: SiteSearchFigures | null;
  list: InteractionFigures | null;
};

/** Formats the figures as tables. */
export function describeCatalogue(report: CatalogueReport): string {
  const { machine, sizes, site } = report;
  const notes = site
    ? [
        `The site's first answer, which opens the catalogue: ${milliseconds(site.open)} ms; longest ` +
          `block of the server's event loop: ${milliseconds(site.block)} ms.`,
      ]
    : [];
  const tables = [bytesTable(sizes), publishingTable(sizes), timesTable(report)];
  return [machine, ...tables.flatMap((text) => ['', text]), '', ...notes].join('\n');
}

const count = (n: number): string => n.toLocaleString('en-GB');

function bytesTable(sizes: readonly SizeFigures[]): string {
  const names = Object.keys(sizes[0]?.files ?? {});
  return table(
    ['bytes, KB br (gz)', ...sizes.map(({ courses }) => count(courses))],
    names.map((name) => [
      name,
      ...sizes.map(({ files }) => `${kilobytes(files[name]?.br ?? NaN)} (${kilobytes(files[name]?.gz ?? NaN)})`),
    ]),
  );
}

function publishingTable(sizes: readonly SizeFigures[]): string {
  return table(
    ['publishing', ...sizes.map(({ courses }) => count(courses))],
    [
      ['all lists, ms', ...sizes.map(({ first }) => milliseconds(first.ms))],
      ['after one change, ms', ...sizes.map(({ change }) => milliseconds(change.ms))],
      ['the pages of all courses, ms', ...sizes.map(({ pages }) => milliseconds(pages.ms))],
      ['longest block of the event loop by all lists, ms', ...sizes.map(({ first }) => milliseconds(first.block))],
      ['by one change, ms', ...sizes.map(({ change }) => milliseconds(change.block))],
      ['by the pages, ms', ...sizes.map(({ pages }) => milliseconds(pages.block))],
      ['memory of the process, MB', ...sizes.map(({ memory }) => memory.toFixed(0))],
    ],
  );
}

function timesTable({ typing, site, list }: CatalogueReport): string {
  const rows: [string, Times | undefined][] = [
    ["a keystroke, in the worker's code", typing ?? undefined],
    ['/api/search with words, over HTTP', site?.words],
    ['/api/search of lists, over HTTP', site?.lists],
    ['press to next frame in a list, CPU slowed 4 times', list?.delay],
    ['filter to other courses, likewise', list?.filter],
    ['sort it', list?.sort],
    ['turn its page', list?.page],
  ];
  return table(
    ['', 'p50 ms', 'p95 ms', 'max ms', 'runs'],
    rows.flatMap(([name, times]) => (times ? [timesRow(name, times)] : [])),
  );
}

const timesRow = (name: string, { p50, p95, max, count: runs }: Times): string[] => [
  name,
  ...[p50, p95, max].map((ms) => ms.toFixed(1)),
  String(runs),
];
