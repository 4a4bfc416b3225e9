import { expect, test } from '../harness/test';

const SCREENS: [path: string, remote: string, screen: string][] = [
  ['/', 'catalogue', 'HomeScreen'],
  ['/search', 'catalogue', 'SearchScreen'],
  ['/all-courses', 'catalogue', 'CourseListScreen'],
  ['/books', 'commerce', 'BooksScreen'],
  ['/shopping', 'commerce', 'ShoppingScreen'],
  ['/codepen', 'learning', 'CodepenScreen'],
  ['/contact', 'info', 'ContactScreen'],
  ['/getApp', 'info', 'GetAppScreen'],
  ['/teach', 'info', 'TeachScreen'],
  ['/privacy_policy', 'info', 'PrivacyPolicyScreen'],
  ['/business', 'info', 'BusinessScreen'],
  ['/about', 'info', 'BusinessScreen'],
  ['/site_map', 'info', 'SiteMapScreen'],
  ['/sign_up', 'shell', 'SignUpScreen'],
  ['/sign_in', 'shell', 'SignInScreen'],
  ['/forgot_password', 'shell', 'ForgotPasswordScreen'],
  ['/warning', 'shell', 'WarningScreen'],
  ['/maintaince', 'shell', 'MaintenanceScreen'],
  ['/course/any/any', 'catalogue', 'CourseScreen'],
  ['/courses/a/b', 'catalogue', 'CourseListScreen'],
  ['/category/a', 'catalogue', 'CourseListScreen'],
  ['/all-courses/category/a', 'catalogue', 'CourseListScreen'],
  ['/watch/a/b', 'learning', 'OpenWatchScreen'],
];

/** Paths of courses and of categories that do not exist: their screens say so. */
const NOTHING_THERE = ['/course/any/any', '/courses/a/b', '/category/a', '/all-courses/category/a', '/watch/a/b'];

test('every route of the specification answers with its screen; anything else is not found', async ({
  page,
  site,
  allow,
}) => {
  allow(/404/);
  for (const [path, remote, screen] of SCREENS) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(NOTHING_THERE.includes(path) ? 404 : 200);
    await expect(page.locator(`main[data-remote="${remote}"][data-screen="${screen}"] h1`).first()).toBeVisible();
    await expect(page.locator('h1'), `${path} has one h1`).toHaveCount(1);
    await expect(page, path).toHaveTitle(/Lectern/);
    await expect(page.getByRole('banner'), `${path} has the header`).toBeVisible();
    await expect(page.locator('#loading'), `${path} lets the loading screen go`).toHaveCount(0);
  }
  for (const path of [
    '/nope',
    '/books/xyz',
    '/Books',
    '/watch',
    '/watch/a',
    '/watch/a/b/c/d',
    '/course/a',
    '/getapp',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.locator('main h1')).toBeVisible();
  }
  const link = page.locator('main a');
  await page.goto('/site_map');
  await expect(page.locator('main[data-screen="SiteMapScreen"] h1')).toBeVisible();
  await expect(link, 'the site map has one link').toHaveText(['Home']);
  await expect(link).toHaveAttribute('href', /^https?:\/\//);
  expect(site.url.startsWith('http')).toBeTruthy();
});
