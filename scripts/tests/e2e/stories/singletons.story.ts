import { story } from '../harness/story';

/** What stands once in a library's own bundle: where it sets up the state that there must be one of. */
const MARKS: Record<string, RegExp> = {
  react: /\.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g,
  'react-dom': /\.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=/g,
};

export default story(
  'after a visit to all four remotes there is one copy of each shared singleton in the page',
  async ({ page, site, expect }) => {
    for (const [path, remote] of [
      ['/', 'catalogue'],
      ['/books', 'commerce'],
      ['/codepen', 'learning'],
      ['/contact', 'info'],
    ] as const) {
      await page.goto(path);
      await page.locator(`main[data-remote="${remote}"] h1`).waitFor();
    }
    const scripts = new Set(
      site.faults.requests(/^\/remotes\/.*\.js(\?|$)/).map(({ path }) => path.split('?')[0] ?? ''),
    );
    const texts = await Promise.all([...scripts].map(async (path) => (await fetch(site.directUrl + path)).text()));
    for (const [name, mark] of Object.entries(MARKS)) {
      const copies = texts.reduce((sum, text) => sum + (text.match(mark)?.length ?? 0), 0);
      expect.ok(copies >= 1, `${name} is found by its mark`);
      expect.equal(texts.filter((text) => new RegExp(mark.source).test(text)).length, 1, `${name} stands in one file`);
    }
  },
);
