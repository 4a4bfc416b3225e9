import type { Page } from '@playwright/test';
import { cutTexts, inPage, paleShapes, restlessParts } from '../harness/inPage';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const PATHS = [
  '/',
  '/search?q=bread',
  '/all-courses',
  '/course/honest-charts/honest-charts',
  '/books',
  '/books?read=bread-and-time',
  '/shopping',
  '/contact',
  '/teach',
  '/business',
  '/sign_up',
  '/watch/open-courses/reading-a-chart',
  '/codepen',
  '/getApp',
];
const WINDOW = { width: 1280, height: 1024 };

/** The text spacing that 1.4.12 asks pages to bear. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`;

/** Adds a style sheet to the page; resolves to the function that takes it away. */
async function withStyle(page: Page, content: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((css) => {
    const added = new CSSStyleSheet();
    added.replaceSync(css);
    document.adoptedStyleSheets.push(added);
    return added;
  }, content);
  return () =>
    page.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== added);
    }, sheet);
}

/** Sets the text size of the browser's settings, as a share of 16 pixels. */
async function setTextSize(page: Page, share: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * share, fixed: 13 * share } });
  await session.detach();
}

/**
 * The texts that are cut at 400 % zoom, at 200 % text size, and with wide spacing, in a window of 1280 pixels; and at
 * 200 % text size on a phone.
 */
async function cutAtSizes(page: Page): Promise<string[]> {
  const cut = async (setting: string): Promise<string[]> =>
    (await inPage(page, cutTexts)).map((what) => `${setting}: ${what}`);
  const end = await withStyle(page, SPACING);
  const found = await cut('wide spacing');
  await end();
  await setTextSize(page, 2);
  found.push(...(await cut('text at 200 %')));
  await page.setViewportSize({ width: 390, height: 844 });
  found.push(...(await cut('text at 200 % on a phone')));
  await setTextSize(page, 1);
  await page.setViewportSize({ width: 320, height: 256 });
  found.push(...(await cut('400 % zoom')));
  return found;
}

const headings = (page: Page): Promise<string[]> => page.locator('main :is(h1, h2)').allInnerTexts();

async function headingsWhenTurned(page: Page): Promise<[upright: string[], onTheSide: string[]]> {
  await page.setViewportSize({ width: 600, height: 960 });
  const upright = await headings(page);
  await page.setViewportSize({ width: 960, height: 600 });
  return [upright, await headings(page)];
}

/** The links of header and footer by name, and the position of the link to the contact form among the latter. */
async function frameOf(page: Page): Promise<{ links: string[]; help: number }> {
  const [header, footer] = await Promise.all(
    [page.getByRole('banner').getByRole('navigation'), page.getByRole('contentinfo')].map((part) =>
      part.getByRole('link').allInnerTexts(),
    ),
  );
  const help = footer?.indexOf(texts.shell.footer.links['/contact']) ?? -1;
  return { links: [...(header ?? []), '', ...(footer ?? [])], help };
}

test(
  'public screens stay whole at 400 % zoom, with large or widely spaced text, upright and on the side; ' +
    'their frame is the same, their shapes have contrast, and nothing moves by itself',
  async ({ page, allow }) => {
    allow(/sandbox/);
    const problems: string[] = [];
    const frames = new Set<string>();
    const titles = new Set<string>();
    for (const path of PATHS) {
      await page.setViewportSize(WINDOW);
      await page.goto(path);
      await expect(page.locator('main h1').first()).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const frame = await frameOf(page);
      expect(frame.help, `the link to the contact form on ${path}`).toBeGreaterThan(0);
      frames.add(JSON.stringify(frame));
      titles.add(await page.title());
      const found = await inPage(page, restlessParts);
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme });
        found.push(...(await inPage(page, paleShapes)));
      }
      found.push(...(await cutAtSizes(page)));
      problems.push(...found.map((what) => `${path}: ${what}`));
      const [upright, onTheSide] = await headingsWhenTurned(page);
      expect(onTheSide, `the headings of ${path} on the side`).toEqual(upright);
    }
    expect(problems).toEqual([]);
    expect(frames.size, [...frames].join('\n')).toBe(1);
    expect(titles.size).toBe(PATHS.length);
  },
);
