import { COMMERCE_CHUNK, COMMERCE_ENTRY, FAILING, readFailure, recover } from '../harness/failure';
import { expect, test } from '../harness/test';

test('tampered bytes never run: entry and chunk are refused by their integrity', async ({ page, faults, allow }) => {
  allow(...FAILING);
  let clearFault = faults.add(COMMERCE_ENTRY, 'tamper');
  await page.goto('/books');
  expect(await readFailure(page, 'integrity')).toMatch(/Loading remote entry of commerce \S+ failed\. \(integrity: /);
  clearFault();
  await recover(page);

  clearFault = faults.add(COMMERCE_CHUNK, 'tamper');
  await page.goto('/shopping');
  expect(await readFailure(page, 'integrity')).toMatch(
    /Loading script chunk ShoppingScreen of commerce \S+ failed\. \(integrity: /,
  );
});
