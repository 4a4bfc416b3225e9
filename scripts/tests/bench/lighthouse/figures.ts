import { median } from '../figures';

/** Lighthouse's figures of one page: scores of 100, times in milliseconds, and the cumulative layout shift. */
export type PageFigures = Record<
  'performance' | 'accessibility' | 'practices' | 'seo' | 'largest' | 'blocking' | 'shift',
  number
>;

/** An aim of one figure: at least, or at most, its limit. */
export type Aim = { figure: keyof PageFigures; title: string; atLeast?: number; atMost?: number };

/** The editor loads a large tool of its own. */
const PERFORMANCE: Record<string, number> = { '/codepen': 95 };

/** Returns the aims of a path. */
export function aimsOf(path: string): Aim[] {
  return [
    { figure: 'performance', title: 'performance', atLeast: PERFORMANCE[path] ?? 99 },
    { figure: 'accessibility', title: 'accessibility', atLeast: 100 },
    { figure: 'practices', title: 'best practices', atLeast: 100 },
    { figure: 'seo', title: 'SEO', atLeast: 100 },
    { figure: 'largest', title: 'LCP ms', atMost: 1_300 },
    { figure: 'blocking', title: 'TBT ms', atMost: 100 },
    { figure: 'shift', title: 'CLS', atMost: 0.005 },
  ];
}

/** Returns true when the page meets the aim. */
export function isMet({ figure, atLeast = -Infinity, atMost = Infinity }: Aim, page: PageFigures): boolean {
  return page[figure] >= atLeast && page[figure] <= atMost;
}

/** Returns the median of each figure. */
export function medianOf(runs: readonly PageFigures[]): PageFigures {
  const of = (figure: keyof PageFigures): number => median(runs.map((run) => run[figure]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    practices: of('practices'),
    seo: of('seo'),
    largest: of('largest'),
    blocking: of('blocking'),
    shift: of('shift'),
  };
}
