import { readFile } from 'node:fs/promises';
import { withLocalBackend } from '../../../cli';
import { accountMenu, ada, sendSignIn, signUp } from '../harness/account';
import { NO_CONNECTION } from '../harness/failure';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

test('an account takes its data along in one file, and is deleted with everything in it', async ({
  page,
  context,
  site,
  faults,
  allow,
}) => {
  allow(/status of 400/, ...NO_CONNECTION, /firestore/i);
  await signUp(page, ada);
  const second = await context.newPage();
  await second.goto('/profile');
  await expect(accountMenu(second, ada)).toBeVisible();
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
    page.getByRole('button', { name: texts.accountData.export.start }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^lectern-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>;
  expect([(data.account as { email: string }).email, data.notes, (data.payments as unknown[]).length]).toEqual([
    ada.email,
    [{ id: 'one', text: 'mine' }],
    1,
  ]);

  await page.getByRole('button', { name: texts.accountData.deletion.start }).click();
  const dialog = page.getByRole('dialog', { name: texts.accountData.deletion.title });
  await expect(dialog.getByText(texts.accountData.deletion.staysTitle)).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await dialog.locator('input[autocomplete="current-password"]').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(texts.settings.wrongPassword)).toBeVisible();

  faults.add(/documents:commit/, 'abort');
  await dialog.locator('input[autocomplete="current-password"]').fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(texts.accountData.deletion.failed)).toBeVisible({ timeout: 30_000 });
  faults.clear();
  await page.reload();
  await expect(page.getByText(texts.accountData.deletion.resumeTitle)).toBeVisible();
  await page.getByRole('button', { name: texts.accountData.deletion.resumeStart }).click();
  await dialog.getByRole('checkbox').check();
  await dialog.locator('input[autocomplete="current-password"]').fill(ada.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: texts.deferred.warning['account-deleted'].title })).toBeVisible({
    timeout: 30_000,
  });
  expect(new URL(page.url()).pathname).toBe('/warning');
  await expect(page.getByRole('banner').getByRole('link', { name: texts.account.signIn.title })).toBeVisible();
  await expect(second.getByRole('banner').getByRole('link', { name: texts.account.signIn.title })).toBeVisible();
  expect(await second.locator('[data-session="ended"]').count(), 'the other tab follows without a fright').toBe(0);
  expect(
    await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /session|account|deletion|player|cart/.test(key)),
    ),
  ).toEqual([]);

  const left = await withLocalBackend({ home: site.home }, (backend) =>
    Promise.resolve({
      account: backend.auth.admin.getAccount(uid),
      documents: ['users', 'profiles', 'notes', 'saved', 'carts', 'payments']
        .flatMap((collection) => backend.firestore.admin.query({ collection, group: true }).map(({ path }) => path))
        .filter((path) => path.includes(uid)),
    }),
  );
  expect(left).toEqual({ account: null, documents: [`customers/${uid}/payments/p`] });
  await page.goto('/sign_in');
  await sendSignIn(page, ada);
  await expect(page.getByText('do not match an account')).toBeVisible();
});
