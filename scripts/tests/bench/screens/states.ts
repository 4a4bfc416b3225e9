import type { Page } from 'playwright-core';
import { texts } from '../../e2e/harness/texts';

/** A sample account, by the first part of its address. */
export type SampleRole = 'learner' | 'teacher' | 'admin';

/** A screen in one of its main states. */
export type ScreenState = {
  /** Name on the contact sheet, and of its pictures. */
  name: string;
  path: string;
  /** The sample account that is signed in; nobody without it. */
  as?: SampleRole;
  /** Leads from the opened page to the state; rejects when the page lacks what it presses. */
  prepare?: (page: Page) => Promise<void>;
};

const tab = (name: string): ScreenState => ({
  name: `profile, ${name}`,
  path: `/profile?tab=${name}`,
  as: 'learner',
});

/** A part of the studio, or a lesson in its outline. */
const studio = (name: string, query: string): ScreenState => ({
  name: `studio, ${name}`,
  path: `/teach?course=javascript-step-by-step&part=${query}`,
  as: 'teacher',
});

const queue = (name: string): ScreenState => ({
  name: `desk, ${name}`,
  path: `/teach?desk=site&queue=${name}&status=all`,
  as: 'admin',
});

/** Presses the first control with that accessible name that is visible, and waits for what follows. */
const press =
  (name: RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).filter({ visible: true }).first().click();
    await page.waitForTimeout(400);
  };

/** Opens the search field of the header, in its menu where the header is narrow, and types. */
async function typeInHeader(page: Page): Promise<void> {
  const field = page.locator('header [role="combobox"], header input[type="search"]').filter({ visible: true });
  if ((await field.count()) === 0) await press(/menu/i)(page);
  await page
    .locator('[role="combobox"], input[type="search"]')
    .filter({ visible: true })
    .first()
    .pressSequentially('bre');
  await page.waitForTimeout(800);
}

/** Every screen and its main states, with the sample content. */
export const SCREEN_STATES: readonly ScreenState[] = [
  { name: 'home', path: '/' },
  { name: 'home, suggestions', path: '/', prepare: typeInHeader },
  { name: 'home, signed in', path: '/', as: 'learner' },
  { name: 'home, account menu', path: '/', as: 'learner', prepare: press(/^(Account of|Menu)/) },
  { name: 'all courses', path: '/all-courses' },
  { name: 'subcategory, nothing found', path: '/courses/web-development/html-and-css?level=advanced' },
  { name: 'category', path: '/category/data' },
  { name: 'subcategory', path: '/courses/web-development/html-and-css' },
  { name: 'search, empty', path: '/search' },
  { name: 'search', path: '/search?q=bread' },
  { name: 'search, nothing found', path: '/search?q=xyzzy' },
  { name: 'learning path', path: '/all-courses?path=your-own-website' },
  { name: 'course', path: '/course/honest-charts/honest-charts' },
  { name: 'course, enrolled', path: '/course/your-first-loaf/first-loaf', as: 'learner' },
  { name: 'enrol', path: '/enroll/honest-charts/me/honest-charts', as: 'learner' },
  { name: 'watch, reading', path: '/watch/first-loaf/me/your-first-loaf', as: 'learner' },
  { name: 'watch, open', path: '/watch/open-courses/reading-a-chart' },
  tab('learning'),
  tab('review'),
  tab('certificates'),
  tab('orders'),
  tab('books'),
  tab('notes'),
  tab('pens'),
  tab('saved'),
  tab('offline'),
  tab('settings'),
  { name: 'certificate check', path: '/profile?certificate=' },
  { name: 'code editor', path: '/codepen' },
  { name: 'books', path: '/books' },
  { name: 'book', path: '/books?read=bread-and-time' },
  { name: 'cart, empty', path: '/shopping' },
  { name: 'sign in', path: '/sign_in' },
  { name: 'sign up', path: '/sign_up' },
  { name: 'forgot password', path: '/forgot_password' },
  { name: 'teach', path: '/teach' },
  { name: 'teacher', path: '/teach?teacher=samuel' },
  { name: 'studio, courses', path: '/teach', as: 'teacher' },
  studio('outline', 'outline'),
  studio('details', 'details'),
  studio('preview', 'preview'),
  studio('publication', 'review'),
  studio('questions', 'questions'),
  studio('figures', 'figures'),
  studio('transfer', 'transfer'),
  studio('video', 'outline&lesson=how-a-program-runs'),
  studio('reading', 'outline&lesson=values-and-names'),
  studio('quiz', 'outline&lesson=questions-values'),
  studio('code', 'outline&lesson=try-it-a-shopping-list'),
  ...Object.keys(texts.desk.queues).map(queue),
  { name: 'contact', path: '/contact' },
  { name: 'business', path: '/business' },
  { name: 'get the app', path: '/getApp' },
  { name: 'privacy policy', path: '/privacy_policy' },
  { name: 'site map', path: '/site_map' },
  { name: 'warning', path: '/warning?code=session-ended' },
  { name: 'maintenance', path: '/maintaince' },
  { name: 'not found', path: '/no-such-page' },
];
