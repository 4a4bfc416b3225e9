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

/** Formats the report: both builds side by side, then the budgets. */
export function describeSite({ machine, runs, routes, navigation }: SiteReport): string {
  return [
    machine,
    'Bytes are KB (1,000) until the first content, data until the page is quiet; "later" loads when ' +
      'the page is idle.',
    `Times are the median of ${runs} in ms, from the start of the visit to the loading screen (paint) ` +
      'and to the first heading of its screen (content):',
    'held: every request delayed by 400 ms; slow: slow 4G (150 ms, 1.6 Mbit/s) with the processor ' +
      'slowed four times.',
    '',
    routesTable(routes),
    '',
    `In-page navigation from ${NAVIGATION.from} to ${NAVIGATION.screen}, from the click:`,
    '',
    navigationTable(navigation),
    '',
    'Budgets of the federated site, signed out:',
    '',
    budgetTable(routes),
  ].join('\n');
}

const ROUTE_HEADINGS = [
  'route',
  'build',
  'JS br',
  'JS gz',
  'CSS br',
  'HTML br',
  'data br',
  'later',
  'requests',
  'waves',
  'held: paint',
  'content',
  'slow: paint',
  'content',
];

function routesTable(routes: SiteReport['routes']): string {
  const rows = Object.entries(routes).flatMap(([path, figures]) =>
    BUILDS.map((build) => {
      const { screen, js, css, html, data, later, requests, waves, times } = figures[build];
      return [
        build === 'monolith' ? `${path} ${screen}` : '',
        build,
        kilobytes(js.br),
        kilobytes(js.gz),
        kilobytes(css.br),
        kilobytes(html.br),
        kilobytes(data.br),
        kilobytes(later.br),
        String(requests),
        String(waves),
        milliseconds(times.held.paint),
        milliseconds(times.held.content),
        milliseconds(times.slow.paint),
        milliseconds(times.slow.content),
      ];
    }),
  );
  return table(ROUTE_HEADINGS, rows);
}

function navigationTable(navigation: SiteReport['navigation']): string {
  const rows = (['cold', 'hovered'] as const).flatMap((kind) =>
    BUILDS.map((build) => {
      const { held, slow } = navigation[kind][build];
      return [
        build === 'monolith' ? (kind === 'cold' ? 'at once' : 'after hover') : '',
        build,
        String(held.requests),
        String(held.waves),
        milliseconds(held.content),
        milliseconds(slow.content),
      ];
    }),
  );
  return table(['link followed', 'build', 'requests', 'waves', 'held', 'slow'], rows);
}

function budgetTable(routes: SiteReport['routes']): string {
  const rows = Object.entries(routes).flatMap(([path, { federated }]) =>
    budgetsOf(federated, 'out').map((budget, index) => [
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
