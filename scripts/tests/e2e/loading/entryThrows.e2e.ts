import { COMMERCE_ENTRY, FAILING, readFailure, useRestOfSite } from '../harness/failure';
import { expect, test } from '../harness/test';

test('an entry that throws is an evaluation failure of that remote only', async ({ page, site, faults, allow }) => {
  allow(...FAILING, /boom/);
  const html = await (await fetch(`${site.directUrl}/books`)).text();
  const entry = COMMERCE_ENTRY.exec(html)?.[0] ?? '';
  await faults.replaceFile(entry, 'throw new Error("boom");');
  await page.goto('/books');
  expect(await readFailure(page, 'evaluation')).toMatch(/Loading remote entry of commerce \S+ failed\. \(evaluation: /);
  await useRestOfSite(page, 'evaluation');
});
