import { expect, type Page } from '@playwright/test';
import { testPageText } from '../../../payments';
import { texts } from './texts';

/** The heading of the page. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A button of the test payment page, by what it does. */
export const bank = (page: Page, what: keyof typeof testPageText.outcomes) =>
  page.getByRole('button', { name: testPageText.outcomes[what][0], exact: true });

/** Adds a book to the cart, on its page. */
export async function addBook(page: Page, id: string): Promise<void> {
  await page.goto(`/books?book=${id}`);
  await page.getByRole('button', { name: texts.cartButton.add }).click();
  await expect(page.getByRole('link', { name: texts.cartButton.toCart })).toBeVisible();
}

/** Accepts the terms in the review that is open, and presses the button by the keyboard alone. */
export async function pay(page: Page): Promise<void> {
  const terms = page.getByRole('checkbox', { name: texts.checkout.terms });
  await terms.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: /^Pay / }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/__/pay/**');
}
