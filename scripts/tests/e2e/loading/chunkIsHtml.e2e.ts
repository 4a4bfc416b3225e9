import { COMMERCE_CHUNK, FAILING, readFailure, recover, useRestOfSite } from '../harness/failure';
import { expect, test } from '../harness/test';

test('an HTML page instead of a script counts as a missing file, and the rest of the site works', async ({
  page,
  faults,
  allow,
}) => {
  allow(...FAILING, /MIME/);
  const clearFault = faults.add(COMMERCE_CHUNK, 'html');
  await page.goto('/books');
  expect(await readFailure(page, 'missing')).toMatch(
    /Loading script chunk BooksScreen of commerce \S+ failed\. \(missing: /,
  );
  await useRestOfSite(page, 'missing');
  clearFault();
  await recover(page);
});
