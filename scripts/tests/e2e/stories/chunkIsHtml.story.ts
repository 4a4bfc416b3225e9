import { COMMERCE_CHUNK, FAILING, readFailure, recover, useRestOfSite } from '../harness/failure';
import { story } from '../harness/story';

export default story(
  'a page answered where a script was due is said to be missing, and the site goes on',
  async (told) => {
    const { page, faults, expect, allow } = told;
    allow(...FAILING, /MIME/);
    const heal = faults.add(COMMERCE_CHUNK, 'html');
    await page.goto('/books');
    expect.match(
      await readFailure(page, 'missing'),
      /Loading script chunk BooksScreen of commerce \S+ failed\. \(missing: /,
    );
    await useRestOfSite(told, 'missing');
    heal();
    await recover(told);
  },
);
