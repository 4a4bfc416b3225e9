import { expect, test } from '../harness/test';

/** Code that a library runs once, to set up its state. It must occur in one bundle only. */
const MARKS: Record<string, RegExp> = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g,
  'react-dom': /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g,
};

test('after a visit to all four remotes there is one copy of each shared singleton in the page', async ({
  page,
  site,
}) => {
  for (const [path, remote] of [
    ['/', 'catalogue'],
    ['/books', 'commerce'],
    ['/codepen', 'learning'],
    ['/contact', 'info'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(`main[data-remote="${remote}"] h1`)).toBeVisible();
  }
  const scripts = new Set(site.faults.requests(/^\/remotes\/.*\.js(\?|$)/).map(({ path }) => path.split('?')[0] ?? ''));
  const texts = await Promise.all([...scripts].map(async (path) => (await fetch(site.directUrl + path)).text()));
  for (const [name, mark] of Object.entries(MARKS)) {
    const copies = texts.reduce((sum, text) => sum + (text.match(mark)?.length ?? 0), 0);
    expect(copies >= 1, `${name} is found by its mark`).toBeTruthy();
    expect(texts.filter((text) => new RegExp(mark.source).test(text)).length, `${name} stands in one file`).toBe(1);
  }
});
