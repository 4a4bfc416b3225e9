import { COMMERCE_CHUNK, FAILING, readFailure, recover, useRestOfSite } from '../harness/failure';
import { expect, test } from '../harness/test';

test('a script chunk that is gone: the typed message, the rest of the site, Try again', async ({
  page,
  faults,
  allow,
}) => {
  allow(...FAILING);
  const clearFault = faults.add(COMMERCE_CHUNK, 'missing');
  await page.goto('/books');
  expect(await readFailure(page, 'missing')).toMatch(
    /Loading script chunk BooksScreen of commerce \S+ failed\. \(missing: http\S+\.js\S*\)/,
  );
  await useRestOfSite(page, 'missing');
  clearFault();
  await recover(page);
});
