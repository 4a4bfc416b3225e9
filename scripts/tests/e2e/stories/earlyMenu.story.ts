import type { Page } from 'playwright-core';
import { story, type StoryContext } from '../harness/story';

/** Matches the chunk of the shell's later parts, told from its other files by words that it alone has. */
async function laterChunk({ page, site }: StoryContext): Promise<RegExp> {
  await page.goto('/contact');
  await page.getByRole('menuitemradio', { name: 'Dark', includeHidden: true }).waitFor({ state: 'attached' });
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/remotes\/shell\/.*\.js$/.test(path)),
  );
  for (const path of scripts) {
    if ((await (await fetch(site.directUrl + path)).text()).includes('kept pages and lessons'))
      return new RegExp(path.replaceAll('.', '\\.'));
  }
  throw new Error(`None of these holds the later parts: ${scripts.join(', ')}`);
}

async function press(page: Page, name: RegExp, way: 'mouse' | 'touch' | 'keyboard'): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name }).first();
  if (way === 'mouse') return button.click();
  if (way === 'touch') return button.tap();
  await button.focus();
  return page.keyboard.press('Enter');
}

export default story(
  'a menu of the header that is pressed before its code is there opens when it comes; after a failure ' +
    'the next press opens it',
  async (told) => {
    const { newVisitor, faults, expect, allow } = told;
    allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load resource/, /ChunkLoadError|Loading chunk/);
    const chunk = await laterChunk(told);
    for (const [name, width, opened] of [
      [/^Colour theme/, 1280, '[role="menu"]:popover-open'],
      [/^Menu$/, 320, 'dialog[open]'],
    ] as const) {
      for (const way of ['mouse', 'touch', 'keyboard'] as const) {
        faults.clear();
        let letGo: () => void = () => undefined;
        faults.add(chunk, {
          until: new Promise((resolve) => {
            letGo = resolve;
          }),
        });
        const page = await newVisitor();
        await page.setViewportSize({ width, height: 700 });
        await page.goto('/contact', { waitUntil: 'commit' });
        await press(page, name, way);
        expect.equal(await page.locator(opened).count(), 0, `${way}: the code is not there yet`);
        letGo();
        await page.locator(opened).waitFor();
        await page.waitForFunction(
          (selector) => document.querySelector(selector)?.contains(document.activeElement),
          opened,
        );
        await page.keyboard.press('Escape');
        await page.locator(opened).waitFor({ state: 'detached' });
        await press(page, name, way);
        await page.locator(opened).waitFor();

        faults.clear();
        const heal = faults.add(chunk, 'abort');
        const other = await newVisitor();
        await other.setViewportSize({ width, height: 700 });
        await other.goto('/contact');
        await press(other, name, way);
        await other
          .locator('#announcer')
          .getByText('The menu could not be loaded. Please press again.')
          .waitFor({ state: 'attached' });
        heal();
        await press(other, name, way);
        await other.locator(opened).waitFor();
        await Promise.all([page.context().close(), other.context().close()]);
      }
    }
  },
  { timeout: 180_000, browser: { hasTouch: true } },
);
