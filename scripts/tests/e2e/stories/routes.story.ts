import { story } from '../harness/story';

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

export default story(
  'every route of the specification answers with its screen; anything else is not found',
  async ({ page, site, expect, allow }) => {
    allow(/404/);
    for (const [path, remote, screen] of SCREENS) {
      const answer = await page.goto(path);
      expect.equal(answer?.status(), NOTHING_THERE.includes(path) ? 404 : 200, path);
      await page.locator(`main[data-remote="${remote}"][data-screen="${screen}"] h1`).first().waitFor();
      expect.equal(await page.locator('h1').count(), 1, `${path} has one h1`);
      expect.match(await page.title(), /Lectern/, path);
      expect.ok(await page.getByRole('banner').isVisible(), `${path} has the header`);
      expect.equal(await page.locator('#loading').count(), 0, `${path} lets the loading screen go`);
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
      expect.equal((await page.goto(path))?.status(), 404, path);
      await page.locator('main h1').waitFor();
    }
    const link = page.locator('main a');
    await page.goto('/site_map');
    await page.locator('main[data-screen="SiteMapScreen"] h1').waitFor();
    expect.equal(await link.count(), 1, 'the site map has one link');
    expect.equal(await link.innerText(), 'Home');
    expect.match((await link.getAttribute('href')) ?? '', /^https?:\/\//);
    expect.ok(site.url.startsWith('http'));
  },
  { timeout: 150_000 },
);
