import type { RouteFigures } from './measure';

/** One line of a budget: what it limits, what was measured, and how both are written. */
export type Budget = { what: string; measured: number; limit: number; unit: string };

const KB = 1000;
/** Beside what every route may cost: the code that a screen with a tool of its own may add. */
const EXTRA_JS: Record<string, number> = { CodepenScreen: 175 * KB };
const DATA: Record<string, number> = { HomeScreen: 10 * KB };
const LIST_DATA = 30 * KB;

/** What a route of the federated site may cost a visitor who is signed out. */
export function budgetsOf({ screen, js, css, data, beyondShell, waves, layoutShift }: RouteFigures): Budget[] {
  const extra = EXTRA_JS[screen];
  const script = extra === undefined
    ? { what: 'JavaScript to first content', measured: js.br, limit: 105 * KB }
    : { what: 'JavaScript beyond the shell', measured: beyondShell.br, limit: extra };
  return [
    { ...script, unit: 'KB br' },
    { what: 'CSS', measured: css.br, limit: 12 * KB, unit: 'KB br' },
    { what: 'data', measured: data.br, limit: DATA[screen] ?? LIST_DATA, unit: 'KB br' },
    { what: 'request waves', measured: waves, limit: 2, unit: '' },
    { what: 'layout shift', measured: layoutShift, limit: 0.01, unit: '' },
  ];
}

/** True when the budget is kept. */
export const isKept = ({ measured, limit }: Budget): boolean => measured <= limit;
