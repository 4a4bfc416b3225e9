import type { Page } from '@playwright/test';
import { testPageText } from '../../../payments';
import { ada, signUp } from '../harness/account';
import { accessibilityProblemsWideAndNarrow } from '../harness/axe';
import { addBook, bank, heading, pay } from '../harness/payment';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const { checkout, outcome } = texts;

/** Returns functions that check the outcome on the page in both themes, narrow and wide, and what they have found. */
function outcomeChecks(page: Page) {
  const problems: string[] = [];
  const sees = async (name: Told): Promise<void> => {
    await expect(heading(page, outcome[name].title)).toBeVisible();
    problems.push(...(await accessibilityProblemsWideAndNarrow(page, name, { include: 'main' })));
  };
  return { problems, sees };
}

type Told = {
  [Name in keyof typeof outcome]: (typeof outcome)[Name] extends { title: string } ? Name : never;
}[keyof typeof outcome];

async function payFor(page: Page, book: string): Promise<void> {
  await addBook(page, book);
  await page.goto('/shopping?step=review');
  await page.getByLabel(checkout.coupon).fill('');
  await pay(page);
}

/** Enters a coupon in the review that is open, and has it checked. */
async function enterCoupon(page: Page, code: string): Promise<void> {
  await page.getByLabel(checkout.coupon).fill(code);
  await page.getByRole('button', { name: checkout.checkCoupon }).click();
}

test('each outcome of a checkout is plain and accessible, in both themes, at 320 and 1280 px', async ({
  page,
  site,
  faults,
  allow,
}) => {
  allow(/status of 403/);
  await site.lectern('coupon', 'create', 'ALL-FREE', '--percent', '100');
  await site.lectern('coupon', 'create', 'SHORT', '--percent', '10');
  const { problems, sees } = outcomeChecks(page);
  const created: string[] = [];
  page.on('request', (request) => {
    const id = /checkout_sessions\/([\w-]{16,64})"/.exec(request.postData() ?? '')?.[1];
    if (id) created.push(id);
  });
  await signUp(page, ada);
  await payFor(page, 'bread-and-time');
  await bank(page, 'cancelled').click();
  await sees('left');
  const answer = faults.add(/:batchGet/, { rewrite: (text) => text.replace('"status"', '"later"') });
  await page.reload();
  await sees('preparing');
  await sees('unanswered');
  answer();
  await page.getByRole('link', { name: outcome.toPayment }).click();
  await bank(page, 'expires').click();
  await page.getByRole('link', { name: testPageText.back }).click();
  await sees('expired');
  await page.getByRole('link', { name: outcome.tryAgain }).click();
  await pay(page);
  await bank(page, 'declined').click();
  await page.getByRole('link', { name: testPageText.back }).click();
  await sees('declined');

  await page.goto('/shopping?step=review');
  await enterCoupon(page, 'NO-SUCH-CODE');
  await expect(page.getByText(checkout.couponRefused)).toBeVisible();
  await expect(page.getByLabel(checkout.coupon)).toBeFocused();
  await enterCoupon(page, 'SHORT');
  const payButton = page.getByRole('button', { name: /^Pay / });
  await expect(payButton).toBeVisible();
  await site.lectern('coupon', 'end', 'SHORT');
  await page.getByRole('checkbox', { name: checkout.terms }).check();
  await payButton.click();
  await expect(page.getByText(checkout.couponRefused)).toBeVisible();
  await page.goto(`/shopping?order=${created.at(-1) ?? ''}`);
  await sees('refused');
  await page.getByRole('link', { name: outcome.tryAgain }).click();
  await enterCoupon(page, 'ALL-FREE');
  await page.getByRole('checkbox', { name: checkout.terms }).check();
  await page.getByRole('button', { name: checkout.getFree }).click();
  await sees('free');

  await payFor(page, 'one-page-editing');
  await page.getByLabel(testPageText.delay).fill('12');
  await bank(page, 'later').click();
  await sees('processing');
  await sees('paid');
  await page.clock.install();
  await payFor(page, 'web-pages-by-hand');
  await bank(page, 'silent').click();
  await sees('waiting');
  await page.clock.fastForward(16_000);
  await sees('slow');
  expect(problems).toEqual([]);
});
