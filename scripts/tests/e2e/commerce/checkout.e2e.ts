import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { textOf } from '@lectern/shared/text';
import { testPageText } from '../../../payments';
import { ada, mailedLink, signUp, type Person } from '../harness/account';
import { accessibilityProblems, accessibilityProblemsInBothThemes } from '../harness/axe';
import { expect, test } from '../harness/test';
import { addBook, bank, heading, pay } from '../harness/payment';
import { changedPriceText } from '../../../../mfe-commerce/src/text/changedPrice.en';
import type { Site } from '../harness/site';
import { texts } from '../harness/texts';

const { checkout, outcome } = texts;
const grace: Person = { ...ada, name: 'Grace Hopper', email: 'grace@lectern.example' };
const BOOK = 'Bread and time';
const COURSE = 'Ten small programs';

test('a guest signs up on the way, pays after a declined card, reads the book, starts the course, is refunded', async ({
  page,
  allow,
}) => {
  allow(/status of 403/);
  const problems: string[] = [];
  await page.goto('/course/small-programs/small-programs');
  await page.getByRole('button', { name: texts.cartButton.add }).click();
  await addBook(page, 'bread-and-time');
  await page.getByRole('link', { name: texts.cartButton.toCart }).click();
  await page.getByRole('link', { name: texts.cart.checkout }).click();
  await page.getByLabel(texts.account.fields.name).fill(ada.name);
  await page.getByLabel(texts.account.fields.email).fill(ada.email);
  await page.locator('input[name="password"]').fill(ada.password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: texts.account.continue }).click();
  await expect(heading(page, checkout.title)).toBeFocused();
  await expect(page.getByText(checkout.payerOf(ada.name, ada.email))).toBeVisible();
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'review')));
  await page.setViewportSize({ width: 320, height: 800 });
  problems.push(...(await accessibilityProblems(page, 'review 320')));

  await pay(page);
  await bank(page, 'declined').click();
  await page.getByRole('link', { name: testPageText.back }).click();
  await expect(heading(page, outcome.declined.title)).toBeVisible();
  await page.getByRole('link', { name: outcome.tryAgain }).click();
  await page.waitForURL('**/__/pay/**');
  const payment = page.url();
  await bank(page, 'succeeds').click();
  await expect(heading(page, outcome.paid.title)).toBeVisible();
  await page.reload();
  await expect(heading(page, outcome.paid.title)).toBeVisible();
  const result = page.url();
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('link', { name: outcome.read(BOOK) }).click();
  await expect(page.getByRole('link', { name: texts.reader.close })).toBeVisible();
  await page.goto(result);
  await page.getByRole('button', { name: outcome.startOf(COURSE) }).click();
  await page.waitForURL(/\/watch\/small-programs\//);
  await expect(page.locator('main[data-screen="WatchScreen"] h1')).toBeVisible();

  await page.goto('/profile?tab=orders');
  await page.getByRole('link', { name: texts.orders.details }).click();
  await expect(page.getByRole('article')).toContainText(BOOK);
  problems.push(...(await accessibilityProblemsInBothThemes(page, 'order')));
  await page.goto(payment);
  await bank(page, 'refundAll').click();
  await page.goto(result);
  await expect(heading(page, outcome.refunded.title)).toBeVisible();
  await page.goto('/books?book=bread-and-time');
  await expect(page.getByRole('button', { name: texts.cartButton.add })).toBeVisible();
  expect(problems).toEqual([]);
});

test('two tabs, slow, repeated and disordered reports charge once; a gift is sent and claimed once', async ({
  page,
  context,
  newVisitor,
  site,
  allow,
}) => {
  allow(/status of 403/);
  await signUp(page, ada);
  await addBook(page, 'bread-and-time');
  const second = await context.newPage();
  for (const tab of [page, second]) await tab.goto('/shopping?step=review');
  for (const tab of [page, second]) await pay(tab);
  expect(second.url(), 'both tabs have one payment page').toBe(page.url());
  await bank(page, 'cancelled').click();
  await expect(heading(page, outcome.left.title)).toBeVisible();
  await page.getByRole('link', { name: outcome.toPayment }).click();
  await page.getByLabel(testPageText.delay).fill('8');
  await bank(page, 'slow').click();
  await expect(heading(page, outcome.waiting.title)).toBeVisible();
  await second.reload();
  await expect(bank(second, 'succeeds')).toHaveCount(0);
  await expect(heading(page, outcome.paid.title)).toBeVisible();
  await second.goto('/shopping');
  await expect(heading(second, texts.cart.title)).toBeVisible();
  await expect(second.getByRole('heading', { name: texts.cart.emptyTitle })).toBeVisible();

  for (const [book, report] of [
    ['one-page-editing', 'twice'],
    ['web-pages-by-hand', 'reordered'],
  ] as const) {
    await addBook(page, book);
    await page.goto('/shopping?step=review');
    if (report === 'reordered') {
      await page.getByRole('radio', { name: checkout.forOther }).check();
      await page.getByLabel(checkout.email).fill(grace.email);
    }
    await pay(page);
    await bank(page, report).click();
    await expect(heading(page, outcome[report === 'twice' ? 'paid' : 'gift'].title)).toBeVisible();
  }
  await page.goto('/profile?tab=orders');
  await expect(page.getByRole('link', { name: texts.orders.details })).toHaveCount(3);

  const gift = await mailedLink(site, grace);
  const visitor = await newVisitor();
  await signUp(visitor, grace);
  expect(await claim(visitor, '/shopping?claim=WRONG-CODE')).toBe(texts.gift.reasons.unknown);
  for (const time of ['first', 'again'])
    expect(await claim(visitor, gift), time).toBe(texts.gift.granted(['Web pages by hand']));
  await visitor.getByRole('link', { name: outcome.readIt }).click();
  await expect(visitor.getByRole('link', { name: texts.reader.close })).toBeVisible();
  expect(await claim(page, gift), 'the giver is too late').toBe(texts.gift.reasons.claimed);
});

/** Sends the code in the address; returns the answer. */
async function claim(page: Page, address: string): Promise<string> {
  await page.goto(address);
  await page.getByRole('button', { name: texts.gift.claim }).click();
  const granted = page.getByRole('status').getByRole('heading', { level: 1 });
  const answer = granted.or(page.getByRole('alert').filter({ hasText: /./ }));
  return (await answer.first().innerText()).trim();
}

/** Publishes a book for this price in cents, or changes its price. */
async function sellBook(site: Site, amount: number): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'lectern-price-'));
  const folder = join(root, 'books/moving-price');
  mkdirSync(folder, { recursive: true });
  const price = `price: { amount: ${amount}, currency: eur }`;
  writeFileSync(
    join(folder, 'book.yaml'),
    `title: A moving price\nsummary: It moves.\nauthors: [Ada]\ntext: book.md\n${price}\n`,
  );
  writeFileSync(join(folder, 'book.md'), '# A moving price\n\n## One\n\nWords.\n');
  await site.lectern('content', 'import', root);
  rmSync(root, { recursive: true });
}

test('a price that changes between cart and payment is pointed out before paying, each time', async ({
  page,
  site,
  allow,
}) => {
  allow(/status of 403/);
  const changed = textOf(changedPriceText);
  await sellBook(site, 500);
  await signUp(page, ada);
  await addBook(page, 'moving-price');
  await page.goto('/shopping');
  await expect(page.getByText('€5.00', { exact: true }).first()).toBeVisible();
  await sellBook(site, 700);
  await page.goto('/shopping?step=review');
  await expect(page.getByText(changed.changed('€5.00', '€7.00'))).toBeVisible();
  await page.getByRole('checkbox', { name: checkout.terms }).check();
  await page.getByRole('button', { name: /^Pay|^Get/ }).click();
  await expect(page.getByText(checkout.fixFirst)).toBeVisible();
  await page.getByRole('button', { name: changed.acceptOf('A moving price') }).click();
  await expect(page.getByRole('button', { name: checkout.pay('€7.00') })).toBeVisible();
  await sellBook(site, 900);
  await page.getByRole('button', { name: checkout.pay('€7.00') }).click();
  await expect(page.getByText(checkout.problems.price_changed)).toBeVisible();
  expect(await accessibilityProblemsInBothThemes(page, 'changed price')).toEqual([]);
  await page.getByRole('button', { name: changed.acceptOf('A moving price') }).click();
  await page.getByRole('button', { name: checkout.pay('€9.00') }).click();
  await page.waitForURL('**/__/pay/**');
  await expect(page.locator('.total').last()).toHaveText('€9.00');
  expect(await accessibilityProblemsInBothThemes(page, 'test payment page')).toEqual([]);
});
