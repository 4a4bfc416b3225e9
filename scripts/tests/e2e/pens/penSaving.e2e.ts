import { ada, sendSignIn, signUp } from '../harness/account';
import { paneOf, previewOf, writePane } from '../harness/penPage';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const grace = { name: 'Grace Hopper', email: 'grace@lectern.example', password: 'another long phrase' };

test('a pen is saved, shared, forked; a private one stays private, and no save of two devices is lost', async ({
  page,
  newVisitor,
  allow,
}) => {
  // A refused document is asked for on purpose; the first script looks for a button that is written over.
  allow(/403/, /pen\.js/, /inline style/);
  // Signed out: the draft survives signing in.
  await page.goto('/codepen');
  await writePane(page, 'HTML', '<h1>My very own page</h1>');
  await expect(previewOf(page).getByRole('heading', { name: 'My very own page' })).toBeVisible();
  await page.getByRole('link', { name: texts.penSaving.signInToSave }).click();
  await expect(page.getByRole('heading', { name: texts.penSaving.signIn })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('next')).toBe('/codepen');
  await signUp(page, ada);
  await page.goto('/codepen');
  await expect(previewOf(page).getByRole('heading', { name: 'My very own page' })).toBeVisible();

  // Saved, private at first.
  await page.getByRole('button', { name: texts.penSaving.saveAs }).click();
  await page.getByRole('dialog').getByLabel(texts.penDialogs.name).fill('Moving boxes');
  await page.getByRole('dialog').getByRole('button', { name: texts.penDialogs.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Moving boxes' })).toBeVisible();
  const address = new URL(page.url());
  expect(address.search).toMatch(/^\?pen=[\w-]+$/);
  const path = address.pathname + address.search;

  const other = await newVisitor();
  await other.goto(path);
  await expect(other.getByRole('heading', { name: texts.penSaving.missing })).toBeVisible();
  await other.goto('/codepen?pen=no-such-pen');
  await expect(other.getByRole('heading', { name: texts.penSaving.missing })).toBeVisible();

  // Unlisted: everybody with the link, signed out too.
  await page.getByRole('button', { name: texts.penSaving.share }).click();
  await page.getByLabel(texts.penDialogs.visibility).selectOption('unlisted');
  await page.getByRole('dialog').getByRole('button', { name: texts.penDialogs.save }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await other.goto(path);
  await expect(other.getByRole('heading', { level: 1, name: 'Moving boxes' })).toBeVisible();
  await expect(previewOf(other).getByRole('heading', { name: 'My very own page' })).toBeVisible();

  // Another person's changes become a fork of their own.
  await signUp(other, grace);
  await other.goto(path);
  await writePane(other, 'HTML', '<h1>Forked</h1>');
  await other.getByRole('button', { name: texts.penSaving.fork }).click();
  await other.getByRole('dialog').getByRole('button', { name: texts.penDialogs.save }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Moving boxes (copy)' })).toBeVisible();
  expect(new URL(other.url()).search).not.toBe(address.search);
  await expect(previewOf(other).getByRole('heading', { name: 'Forked' })).toBeVisible();

  // Two devices of one person: the second save is told, and keeps both.
  const phone = await newVisitor();
  await phone.goto(`/sign_in?next=${encodeURIComponent(path)}`);
  await sendSignIn(phone, ada);
  await expect(phone.getByRole('heading', { level: 1, name: 'Moving boxes' })).toBeVisible();
  await writePane(phone, 'CSS', 'h1 { color: red }');
  await writePane(page, 'CSS', 'h1 { color: blue }');
  await page.getByRole('button', { name: texts.penDialogs.save, exact: true }).click();
  await expect(page.getByText(texts.penSaving.saved, { exact: true })).toBeVisible();
  await phone.getByRole('button', { name: texts.penDialogs.save, exact: true }).click();
  await expect(phone.getByRole('heading', { name: texts.penDialogs.conflictTitle })).toBeVisible();
  await phone.getByRole('button', { name: texts.penDialogs.keepBoth }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Moving boxes (copy)' })).toBeVisible();
  await expect(paneOf(phone, 'CSS')).toContainText('red');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Moving boxes' })).toBeVisible();
  await expect(paneOf(page, 'CSS')).toContainText('blue');

  // Both are among the pens of that person; one is deleted.
  await page.getByRole('button', { name: texts.penList.mine }).click();
  await expect(page.getByRole('link', { name: 'Moving boxes (copy)' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete Moving boxes (copy)' }).click();
  await page.getByRole('button', { name: texts.penList.deleteConfirm }).click();
  await expect(page.getByRole('link', { name: 'Moving boxes (copy)' })).toBeHidden();
});
