import { COMMERCE_CHUNK, FAILING, readFailure, recover, useRestOfSite } from '../harness/failure';
import { story } from '../harness/story';

export default story(
  'a script chunk that is gone: the typed message, the rest of the site, Try again',
  async (told) => {
    const { page, faults, expect, allow } = told;
    allow(...FAILING);
    const heal = faults.add(COMMERCE_CHUNK, 'missing');
    await page.goto('/books');
    expect.match(
      await readFailure(page, 'missing'),
      /Loading script chunk BooksScreen of commerce \S+ failed\. \(missing: http\S+\.js\S*\)/,
    );
    await useRestOfSite(told, 'missing');
    heal();
    await recover(told);
  },
);
