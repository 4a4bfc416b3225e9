import { COMMERCE_ENTRY, FAILING, readFailure, useRestOfSite } from '../harness/failure';
import { story } from '../harness/story';

export default story('an entry that throws is an evaluation failure of that remote alone', async (told) => {
  const { page, site, faults, expect, allow } = told;
  allow(...FAILING, /boom/);
  const html = await (await fetch(`${site.directUrl}/books`)).text();
  const entry = COMMERCE_ENTRY.exec(html)?.[0] ?? '';
  await faults.replaceFile(entry, 'throw new Error("boom");');
  await page.goto('/books');
  expect.match(await readFailure(page, 'evaluation'), /Loading remote entry of commerce \S+ failed\. \(evaluation: /);
  await useRestOfSite(told, 'evaluation');
});
