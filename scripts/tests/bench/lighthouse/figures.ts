import { median } from '../figures';

/**
 * Lighthouse's figures of one page: scores of 100, times in milliseconds, the cumulative layout shift, and how fast
 * this machine was meanwhile (its `benchmarkIndex`).
 */
export type PageFigures = Record<
  'performance' | 'accessibility' | 'practices' | 'seo' | 'largest' | 'blocking' | 'shift' | 'machine',
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
    machine: of('machine'),
  };
}

/**
 * Machines for which Lighthouse's factor of 4 makes a phone of the middle range. Source: Lighthouse's `throttling.md`,
 * "Calibrating the CPU slowdown".
 */
const MEANT_MACHINES = { from: 1_500, to: 2_000 };

/** Returns a sentence on how fast the machine was, and the factors that make the same phone of it; 1 at the least. */
export function describeMachine(index: number, slowdown: number): string {
  const { from, to } = MEANT_MACHINES;
  const factors = [to, from].map((meant) => Math.max(1, (4 * index) / meant).toFixed(1));
  return (
    `The processor was slowed ${String(slowdown)} times, on a machine with an index of ${index.toFixed(0)}. ` +
    `Lighthouse's factor of 4 is meant for ${String(from)} to ${String(to)}: here, ` +
    `${factors.join(' to ')} makes the same phone (--slowdown).`
  );
}
