import { COMMERCE_ENTRY, FAILING, readFailure, recover } from '../harness/failure';
import { expect, test } from '../harness/test';

test('with a real clock: an entry that hangs ends at the ceiling, here made 5 seconds, and Try again recovers', async ({
  page,
  site,
  faults,
  allow,
}) => {
  allow(...FAILING);
  const html = await (await fetch(`${site.directUrl}/books`)).text();
  const scripts = [...html.matchAll(/src="(\/remotes\/shell\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
  let shortened = 0;
  for (const path of scripts) {
    const code = await (await fetch(site.directUrl + path)).text();
    const shorter = code.replace(/ceiling:(12e4|120000)/, 'ceiling:5e3');
    if (shorter === code) continue;
    shortened += 1;
    await faults.replaceFile(path, shorter);
  }
  expect(shortened, "the ceiling stands in one of the shell's scripts").toBe(1);
  const clearFault = faults.add(COMMERCE_ENTRY, 'hang');
  const begun = Date.now();
  await page.goto('/books');
  expect(await readFailure(page, 'timeout')).toMatch(/\(timeout: /);
  const took = Date.now() - begun;
  expect(took >= 4_900 && took < 20_000, `it took ${String(took)} ms`).toBeTruthy();
  clearFault();
  await recover(page);
});
