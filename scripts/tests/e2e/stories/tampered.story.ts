import { COMMERCE_CHUNK, COMMERCE_ENTRY, FAILING, readFailure, recover } from '../harness/failure';
import { story } from '../harness/story';

export default story('tampered bytes never run: entry and chunk are refused by their integrity', async (told) => {
  const { page, faults, expect, allow } = told;
  allow(...FAILING);
  let heal = faults.add(COMMERCE_ENTRY, 'tamper');
  await page.goto('/books');
  expect.match(await readFailure(page, 'integrity'), /Loading remote entry of commerce \S+ failed\. \(integrity: /);
  heal();
  await recover(told);

  heal = faults.add(COMMERCE_CHUNK, 'tamper');
  await page.goto('/shopping');
  expect.match(
    await readFailure(page, 'integrity'),
    /Loading script chunk ShoppingScreen of commerce \S+ failed\. \(integrity: /,
  );
});
