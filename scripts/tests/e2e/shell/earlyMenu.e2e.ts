import type { Page } from '@playwright/test';
import { NO_CONNECTION } from '../harness/failure';
import type { Site } from '../harness/site';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

/** Matches the chunk of the shell's later parts, told from its other files by words that it alone has. */
async function laterChunk(page: Page, site: Site): Promise<RegExp> {
  await page.goto('/contact');
  await expect(page.getByRole('menuitemradio', { name: texts.shell.theme.dark, includeHidden: true })).toBeAttached();
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/remotes\/shell\/.*\.js$/.test(path)),
  );
  for (const path of scripts) {
    if ((await (await fetch(site.directUrl + path)).text()).includes(texts.errorScreens.notFound.body))
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

test.use({ hasTouch: true });

test(
  'a menu of the header that is pressed before its code is there opens when it comes; after a failure ' +
    'the next press opens it',
  async ({ page: firstPage, site, newVisitor, faults, allow }) => {
    allow(...NO_CONNECTION, /ChunkLoadError|Loading chunk/);
    const chunk = await laterChunk(firstPage, site);
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
        expect(await page.locator(opened).count(), `${way}: the code is not there yet`).toBe(0);
        letGo();
        await expect(page.locator(opened)).toBeVisible();
        await page.waitForFunction(
          (selector) => document.querySelector(selector)?.contains(document.activeElement),
          opened,
        );
        await page.keyboard.press('Escape');
        await expect(page.locator(opened)).toHaveCount(0);
        await press(page, name, way);
        await expect(page.locator(opened)).toBeVisible();

        faults.clear();
        const clearFault = faults.add(chunk, 'abort');
        const other = await newVisitor();
        await other.setViewportSize({ width, height: 700 });
        await other.goto('/contact');
        await press(other, name, way);
        await expect(other.locator('#announcer').getByText(texts.shell.header.menuFailed)).toBeAttached();
        clearFault();
        await press(other, name, way);
        await expect(other.locator(opened)).toBeVisible();
        await Promise.all([page.context().close(), other.context().close()]);
      }
    }
  },
);
