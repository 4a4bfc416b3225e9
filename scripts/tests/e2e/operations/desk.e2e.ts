import type { Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../../content';
import { ada, sendSignIn, signUp } from '../harness/account';
import { accessibilityProblemsInBothThemes } from '../harness/axe';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const admin = { email: 'admin@lectern.example', password: SAMPLE_PASSWORD };
const { teach, studio, desk, form, contact } = texts;

/** Opens a queue of the desk. */
const openQueue = async (page: Page, queue: keyof typeof desk.queues): Promise<void> => {
  await page.goto(`/teach?desk=site&queue=${queue}`);
  await expect(page.getByRole('heading', { name: desk.queues[queue], level: 2 })).toBeVisible();
};

/** The code of all scripts that the page has loaded. */
async function loadedCode(page: Page): Promise<string> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const answers = urls.filter((url) => url.endsWith('.js')).map(async (url) => (await page.request.get(url)).text());
  const code = (await Promise.all(answers)).join('');
  expect(code).toContain(teach.lead);
  return code;
}

test('an applicant becomes a teacher in the open tab; a message is answered; a disabled account is signed out', async ({
  page,
  newVisitor,
  site,
  allow,
}) => {
  allow(/status of (400|401)/);
  await signUp(page, ada);
  await page.goto('/teach?desk=site');
  await expect(page.getByRole('heading', { name: teach.title })).toBeVisible();
  await page.getByLabel(teach.form.topic).fill('Bees and their keepers');
  await page.getByLabel(teach.form.experience).fill('Ten years with six hives.');
  await page.getByRole('button', { name: teach.form.send }).click();
  await expect(page.locator('#apply').getByText(teach.status.submitted.title)).toBeVisible();
  expect(await loadedCode(page)).not.toContain(desk.lead);

  const boss = await newVisitor();
  await boss.goto('/sign_in?next=/teach%3Fdesk%3Dsite');
  await sendSignIn(boss, admin);
  await expect(boss.getByRole('heading', { name: desk.title, level: 1 })).toBeVisible();
  await expect(boss.getByText('Ten years with six hives.')).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(boss, 'applications')).toEqual([]);
  await boss.getByRole('button', { name: desk.dialog.of(desk.actions['application.accept'], ada.name) }).click();
  await boss.getByLabel(desk.dialog.message).fill('Welcome, Ada.');
  await boss.getByRole('dialog').getByRole('button', { name: desk.actions['application.accept'] }).click();
  await expect(boss.getByText(desk.none)).toBeVisible();

  await expect(page.getByRole('heading', { name: studio.courses.title })).toBeVisible();

  await page.goto('/contact');
  await page.getByRole('combobox').selectOption('other');
  await page.getByLabel(form.message).fill('Where do I begin my first course?');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByRole('heading', { name: contact.sent.title })).toBeVisible();
  await openQueue(boss, 'messages');
  await boss.getByRole('button', { name: desk.dialog.of(desk.actions['message.answer'], ada.name) }).click();
  await boss.getByLabel(desk.dialog.message).fill('On the page Teach.');
  await boss.keyboard.press('Tab');
  await boss.getByRole('dialog').getByRole('button', { name: desk.actions['message.answer'] }).click();
  await expect(boss.getByText(desk.none)).toBeVisible();
  await expect.poll(() => site.lectern('mail', ada.email)).toContain('On the page Teach.');

  await openQueue(boss, 'accounts');
  await boss.getByRole('searchbox', { name: desk.search }).last().fill('ada@');
  await boss.getByRole('button', { name: desk.dialog.of(desk.actions['account.disable'], ada.email) }).click();
  await boss.getByLabel(desk.dialog.reason).fill('At her own request.');
  await boss.getByRole('dialog').getByRole('button', { name: desk.actions['account.disable'] }).click();
  await expect(boss.getByRole('listitem').getByText(desk.statuses.disabled ?? '', { exact: true })).toBeVisible();
  await page.goto('/profile');
  await expect(page.locator('[data-session="ended"]')).toBeVisible();
  await openQueue(boss, 'audit');
  await expect(boss.getByText('At her own request.')).toBeVisible();
});
