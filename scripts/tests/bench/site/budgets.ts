import type { RouteFigures } from './measure';

/** One line of a budget: what it limits, what was measured, and how both are written. */
export type Budget = { what: string; measured: number; limit: number; unit: string };

const KB = 1000;
/**
 * What every route may cost: to a visitor who is signed out, and to one who is signed in, whose session needs the SDK.
 */
const JS = { out: 105 * KB, in: 135 * KB };
/** Beside that: the code that a screen with a tool of its own may add to the shell's. */
const EXTRA_JS: Record<string, number> = { CodepenScreen: 175 * KB, WatchScreen: 60 * KB, OpenWatchScreen: 60 * KB };
const DATA: Record<string, number> = {
  HomeScreen: 10 * KB,
  CourseListScreen: 30 * KB,
  SearchScreen: 30 * KB,
  BooksScreen: 30 * KB,
};

/** What of a route's figures has a budget. */
export type BudgetFigures = Pick<
  RouteFigures,
  'screen' | 'js' | 'sdk' | 'css' | 'data' | 'beyondShell' | 'waves' | 'layoutShift'
>;

/** What a route of the federated site may cost a visitor who is signed in or out. */
export function budgetsOf(figures: BudgetFigures, signed: 'in' | 'out'): Budget[] {
  return [
    scriptBudget(figures, signed),
    { what: 'of it Firebase', measured: figures.sdk.br, limit: signed === 'out' ? 0 : Infinity, unit: 'KB br' },
    { what: 'CSS', measured: figures.css.br, limit: 12 * KB, unit: 'KB br' },
    // A film is data too: only home and lists have a limit, for what they show to everybody.
    {
      what: 'data',
      measured: figures.data.br,
      limit: (signed === 'out' && DATA[figures.screen]) || Infinity,
      unit: 'KB br',
    },
    // A session is asked for before its page is shown: that is a wave more, and what the person's own documents take.
    { what: 'request waves', measured: figures.waves, limit: signed === 'in' ? Infinity : 2, unit: '' },
    { what: 'layout shift', measured: figures.layoutShift, limit: 0.01, unit: '' },
  ];
}

function scriptBudget(
  { screen, js, beyondShell }: Pick<BudgetFigures, 'screen' | 'js' | 'beyondShell'>,
  signed: 'in' | 'out',
): Budget {
  const extra = EXTRA_JS[screen];
  return extra === undefined
    ? { what: 'JavaScript to first content', measured: js.br, limit: JS[signed], unit: 'KB br' }
    : { what: 'JavaScript beyond the shell', measured: beyondShell.br, limit: extra, unit: 'KB br' };
}

/** True when the budget is kept. */
export const isKept = ({ measured, limit }: Budget): boolean => measured <= limit;
