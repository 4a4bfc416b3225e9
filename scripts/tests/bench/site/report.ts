import { kilobytes, milliseconds, table } from '../figures';
import { budgetsOf, isWithinBudget, type Budget } from './budgets';
import { BUILDS, type Build, type NavigationFigures, type RouteFigures } from './measure';
import { NAVIGATION } from './navigation';

/** All figures of one run. */
export type SiteReport = {
  machine: string;
  runs: number;
  routes: Record<string, Record<Build, RouteFigures>>;
  navigation: { cold: Record<Build, NavigationFigures>; hovered: Record<Build, NavigationFigures> };
};

/** Formats the report: all builds side by side, then the budgets. */
export function describeSite({ machine, runs, routes, navigation }: SiteReport): string {
  return [
    machine,
    'Bytes are KB (1,000) until scripts run the page, data and "all" until the page is quiet; "later" loads when ' +
      'the page is idle.',
    `Times are the median of ${runs} in ms, from the start of the visit to the first paint, to the first heading of ` +
      'its screen (content), to its largest',
    'content, and to the answer of a button that is pressed as soon as it is there; "blocking" is the total ' +
      'blocking time.',
    'delayed: every request delayed by 400 ms; slow: slow 4G (150 ms, 1.6 Mbit/s) with the processor ' +
      'slowed four times.',
    '',
    routesTable(routes),
    '',
    `In-page navigation from ${NAVIGATION.from} to ${NAVIGATION.screen}, from the click:`,
    '',
    navigationTable(navigation),
    '',
    'Budgets of the unrendered site, signed out:',
    '',
    budgetTable(routes),
  ].join('\n');
}

const SIZE_HEADINGS = ['JS br', 'JS gz', 'CSS br', 'HTML br', 'data br', 'later', 'all br', 'requests', 'waves'];
const TIME_HEADINGS = (['delayed', 'slow'] as const).flatMap((condition) => [
  `${condition}: paint`,
  'content',
  'largest',
  'blocking',
  'answer',
]);

function routesTable(routes: SiteReport['routes']): string {
  const rowsOf = (cells: (figures: RouteFigures) => string[]): string[][] =>
    Object.entries(routes).flatMap(([path, figures]) =>
      BUILDS.map((build, index) => [index === 0 ? path : '', build, ...cells(figures[build])]),
    );
  return [
    table(['route', 'build', ...SIZE_HEADINGS], rowsOf(sizes)),
    '',
    table(['route', 'build', ...TIME_HEADINGS], rowsOf(times)),
  ].join('\n');
}

function sizes({ js, css, html, data, later, all, requests, waves }: RouteFigures): string[] {
  const bytes = [js.br, js.gz, css.br, html.br, data.br, later.br, all.br];
  return [...bytes.map(kilobytes), String(requests), String(waves)];
}

function times(figures: RouteFigures): string[] {
  return (['delayed', 'slow'] as const).flatMap((condition) => {
    const { paint, content, largest, blocking, answer } = figures.times[condition];
    return [paint, content, largest, blocking, answer].map(milliseconds);
  });
}

function navigationTable(navigation: SiteReport['navigation']): string {
  const rows = (['cold', 'hovered'] as const).flatMap((kind) =>
    BUILDS.map((build, index) => {
      const { delayed, slow } = navigation[kind][build];
      return [
        index === 0 ? (kind === 'cold' ? 'at once' : 'after hover') : '',
        build,
        String(delayed.requests),
        String(delayed.waves),
        milliseconds(delayed.content),
        milliseconds(slow.content),
      ];
    }),
  );
  return table(['link followed', 'build', 'requests', 'waves', 'delayed', 'slow'], rows);
}

function budgetTable(routes: SiteReport['routes']): string {
  const rows = Object.entries(routes).flatMap(([path, { unrendered }]) =>
    budgetsOf(unrendered, 'out').map((budget, index) => [
      index === 0 ? path : '',
      budget.what,
      written(budget, budget.measured),
      written(budget, budget.limit),
      isWithinBudget(budget) ? 'pass' : 'OVER',
    ]),
  );
  return table(['route', 'budget', 'measured', 'limit', ''], rows);
}

function written({ unit }: Budget, figure: number): string {
  if (figure === Infinity) return 'any';
  if (unit === 'KB br') return `${kilobytes(figure)} ${unit}`;
  return Number.isInteger(figure) ? String(figure) : figure.toFixed(4);
}
