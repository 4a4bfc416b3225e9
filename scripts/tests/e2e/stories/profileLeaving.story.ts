import { readFile } from 'node:fs/promises';
import { withLocalBackend } from '../../../cli';
import { accountMenu, ada, sendSignIn, signUp } from '../harness/account';
import { story } from '../harness/story';

export default story(
  'an account takes its data along in one file, and is deleted with everything in it',
  async ({ page, context, site, faults, expect, allow }) => {
    allow(/status of 400/, /ERR_|Failed to load resource|Firestore|firestore/);
    await signUp(page, ada);
    const second = await context.newPage();
    await second.goto('/profile');
    await accountMenu(second, ada).waitFor();
    const uid = await withLocalBackend({ home: site.home }, (backend) => {
      const account = backend.auth.admin.getAccountByEmail(ada.email);
      if (!account) throw new Error('Nobody has signed up.');
      for (const path of [
        `users/${account.uid}/notes/one`,
        `users/${account.uid}/saved/course-x`,
        `customers/${account.uid}/payments/p`,
      ])
        backend.firestore.admin.set(path, { text: { stringValue: 'mine' } });
      return Promise.resolve(account.uid);
    });

    await page.goto('/profile?tab=settings');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect.match(download.suggestedFilename(), /^lectern-\d{4}-\d{2}-\d{2}\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
    expect.deepEqual(
      [(data.account as { email: string }).email, data.notes, (data.payments as unknown[]).length],
      [ada.email, [{ id: 'one', text: 'mine' }], 1],
    );

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account' });
    await dialog.getByText('Records of payments').waitFor();
    await dialog.getByRole('checkbox').check();
    await dialog.locator('input[autocomplete="current-password"]').fill('not the password');
    await page.keyboard.press('Enter');
    await dialog.getByText('This is not your password.').waitFor();

    faults.add(/documents:commit/, 'abort');
    await dialog.locator('input[autocomplete="current-password"]').fill(ada.password);
    await page.keyboard.press('Enter');
    await dialog.getByText('Your account is not deleted yet').waitFor({ timeout: 30_000 });
    faults.clear();
    await page.reload();
    await page.getByText('The deletion of your account was interrupted').waitFor();
    await page.getByRole('button', { name: 'Finish the deletion' }).click();
    await dialog.getByRole('checkbox').check();
    await dialog.locator('input[autocomplete="current-password"]').fill(ada.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor({ timeout: 30_000 });
    expect.equal(new URL(page.url()).pathname, '/warning');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await second.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    expect.equal(await second.locator('[data-session="ended"]').count(), 0, 'the other tab follows without a fright');
    expect.deepEqual(
      await page.evaluate(() =>
        Object.keys(localStorage).filter((key) => /session|account|deletion|player|cart/.test(key)),
      ),
      [],
    );

    const left = await withLocalBackend({ home: site.home }, (backend) =>
      Promise.resolve({
        account: backend.auth.admin.getAccount(uid),
        documents: ['users', 'profiles', 'notes', 'saved', 'carts', 'payments']
          .flatMap((collection) => backend.firestore.admin.query({ collection, group: true }).map(({ path }) => path))
          .filter((path) => path.includes(uid)),
      }),
    );
    expect.deepEqual(left, { account: null, documents: [`customers/${uid}/payments/p`] });
    await page.goto('/sign_in');
    await sendSignIn(page, ada);
    await page.getByText('do not match an account').waitFor();
  },
  { timeout: 120_000 },
);
