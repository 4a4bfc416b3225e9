import type { Page } from 'playwright-core';

/** A screen in one of its main states. */
export type ScreenState = {
  /** Name on the contact sheet, and of its pictures. */
  name: string;
  path: string;
  signedIn?: boolean;
  /** Leads from the opened page to the state; rejects when the page lacks what it presses. */
  prepare?: (page: Page) => Promise<void>;
};

const tab = (name: string): ScreenState => ({
  name: `profile, ${name}`,
  path: `/profile?tab=${name}`,
  signedIn: true,
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
  { name: 'home, signed in', path: '/', signedIn: true },
  { name: 'home, account menu', path: '/', signedIn: true, prepare: press(/^(Account of|Menu)/) },
  { name: 'all courses', path: '/all-courses' },
  { name: 'subcategory, nothing found', path: '/courses/web-development/html-and-css?level=advanced' },
  { name: 'category', path: '/category/data' },
  { name: 'subcategory', path: '/courses/web-development/html-and-css' },
  { name: 'search, empty', path: '/search' },
  { name: 'search', path: '/search?q=bread' },
  { name: 'search, nothing found', path: '/search?q=xyzzy' },
  { name: 'course', path: '/course/honest-charts/honest-charts' },
  { name: 'course, enrolled', path: '/course/your-first-loaf/first-loaf', signedIn: true },
  { name: 'enrol', path: '/enroll/honest-charts/me/honest-charts', signedIn: true },
  { name: 'watch, reading', path: '/watch/first-loaf/me/your-first-loaf', signedIn: true },
  { name: 'watch, open', path: '/watch/open-courses/reading-a-chart' },
  tab('learning'),
  tab('certificates'),
  tab('orders'),
  tab('books'),
  tab('notes'),
  tab('saved'),
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
  { name: 'contact', path: '/contact' },
  { name: 'business', path: '/business' },
  { name: 'get the app', path: '/getApp' },
  { name: 'privacy policy', path: '/privacy_policy' },
  { name: 'site map', path: '/site_map' },
  { name: 'warning', path: '/warning?code=session-ended' },
  { name: 'maintenance', path: '/maintaince' },
  { name: 'not found', path: '/no-such-page' },
];
