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
export function describeCatalogue({ machine, sizes, typing, site, list }: CatalogueReport): string {
  const count = (n: number): string => n.toLocaleString('en-GB');
  const names = Object.keys(sizes[0]?.files ?? {});
  const bytes = table(
    ['bytes, KB br (gz)', ...sizes.map(({ courses }) => count(courses))],
    names.map((name) => [
      name,
      ...sizes.map(({ files }) => `${kilobytes(files[name]?.br ?? NaN)} (${kilobytes(files[name]?.gz ?? NaN)})`),
    ]),
  );
  const publishing = table(
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
  const row = (name: string, { p50, p95, max, count: runs }: Times): string[] => [
    name,
    p50.toFixed(1),
    p95.toFixed(1),
    max.toFixed(1),
    String(runs),
  ];
  const times = table(
    ['', 'p50 ms', 'p95 ms', 'max ms', 'runs'],
    [
      ...(typing ? [row("a keystroke, in the worker's code", typing)] : []),
      ...(site
        ? [row('/api/search with words, over HTTP', site.words), row('/api/search of lists, over HTTP', site.lists)]
        : []),
      ...(list
        ? [
            row('press to next frame in a list, CPU slowed 4 times', list.delay),
            row('filter to other courses, likewise', list.filter),
            row('sort it', list.sort),
            row('turn its page', list.page),
          ]
        : []),
    ],
  );
  const notes = site
    ? [
        `The site's first answer, which opens the catalogue: ${milliseconds(site.open)} ms; longest ` +
          `block of the server's event loop: ${milliseconds(site.block)} ms.`,
      ]
    : [];
  return [machine, '', bytes, '', publishing, '', times, '', ...notes].join('\n');
}
