import type { RouteFigures } from './measure';
import type { Weight } from './requests';

/** A figure with its budget. `measured` and `limit` are bytes for the unit `KB br`, otherwise plain numbers. */
export type Budget = { what: string; measured: number; limit: number; unit: string };

const KB = 1000;
/** JavaScript budget of every route, signed out and signed in, in bytes. A session needs Firebase's SDK. */
const JS = { out: 102 * KB, in: 131 * KB };
/** Budgets of single screens, signed out. Home is what most visitors see first; account forms load their validation. */
const SCREEN_JS: Record<string, number> = {
  HomeScreen: 98 * KB,
  SignInScreen: 104 * KB,
  SignUpScreen: 104 * KB,
  ForgotPasswordScreen: 104 * KB,
};
/** Budget of the scripts that hydrate the home page when the gateway has rendered it. */
const RENDERED_HOME_JS = 95 * KB;
/** Budget for code beyond the shell's, for screens with a large tool of their own. */
const EXTRA_JS: Record<string, number> = { CodepenScreen: 25 * KB, WatchScreen: 45 * KB, OpenWatchScreen: 45 * KB };
/** Budget of the public data of a screen. */
const DATA: Record<string, number> = {
  HomeScreen: 10 * KB,
  CourseListScreen: 30 * KB,
  SearchScreen: 30 * KB,
  BooksScreen: 30 * KB,
};

/** The figures of a route that have a budget. */
export type BudgetFigures = Pick<
  RouteFigures,
  'screen' | 'js' | 'sdk' | 'css' | 'data' | 'beyondShell' | 'waves' | 'layoutShift'
>;

/** Returns the budgets of a route of the federated site, for a visitor who is signed in or out. */
export function budgetsOf(figures: BudgetFigures, signed: 'in' | 'out'): Budget[] {
  return [
    scriptBudget(figures, signed),
    {
      what: 'Firebase, included in it',
      measured: figures.sdk.br,
      limit: signed === 'out' ? 0 : Infinity,
      unit: 'KB br',
    },
    { what: 'CSS', measured: figures.css.br, limit: 12 * KB, unit: 'KB br' },
    // Videos are data too, so only home and lists have a limit, for their public data.
    {
      what: 'data',
      measured: figures.data.br,
      limit: (signed === 'out' && DATA[figures.screen]) || Infinity,
      unit: 'KB br',
    },
    // A signed-in page first requests the session, then the person's own documents: both add waves.
    { what: 'request waves', measured: figures.waves, limit: signed === 'in' ? Infinity : 2, unit: '' },
    { what: 'layout shift', measured: figures.layoutShift, limit: 0.01, unit: '' },
  ];
}

/** Returns the budget of the rendered home page. `js` is the JavaScript that hydrates it. */
export const renderedHomeBudget = (js: Weight): Budget => ({
  what: 'JavaScript to hydration',
  measured: js.br,
  limit: RENDERED_HOME_JS,
  unit: 'KB br',
});

function scriptBudget(
  { screen, js, beyondShell }: Pick<BudgetFigures, 'screen' | 'js' | 'beyondShell'>,
  signed: 'in' | 'out',
): Budget {
  const extra = EXTRA_JS[screen];
  return extra === undefined
    ? {
        what: 'JavaScript to first content',
        measured: js.br,
        limit: (signed === 'out' && SCREEN_JS[screen]) || JS[signed],
        unit: 'KB br',
      }
    : { what: 'JavaScript beyond the shell', measured: beyondShell.br, limit: extra, unit: 'KB br' };
}

/** Returns true when the budget is met. */
export const isWithinBudget = ({ measured, limit }: Budget): boolean => measured <= limit;
