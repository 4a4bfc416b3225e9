import type { Page } from '@playwright/test';
import type { Site } from './site';
import { texts } from './texts';

/** Somebody with an account of their own. */
export type Person = { name: string; email: string; password: string };

/** Person who signs up in a test. */
export const ada: Person = { name: 'Ada Lovelace', email: 'ada@lectern.example', password: 'a long enough phrase' };

/** Creates the account on the sign-up screen, where the visitor stays. */
export async function signUp(page: Page, { name, email, password }: Person): Promise<void> {
  await page.goto('/sign_up');
  await page.getByLabel(texts.account.fields.name).fill(name);
  await page.getByLabel(texts.account.fields.email).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: `Welcome, ${name}` }).waitFor();
}

/** Sends the sign-in form of the page that is open. */
export async function sendSignIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByLabel(texts.account.fields.email).fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.keyboard.press('Enter');
}

/** The header's account menu of a person who is signed in. */
export function accountMenu(page: Page, { name }: Person) {
  return page.getByRole('button', { name: `Account of ${name}` });
}

/** Path and query of the link in the newest mail to a person, as `lectern mail` prints it. */
export async function mailedLink(site: Site, { email }: Person): Promise<string> {
  const { mails } = JSON.parse(await site.lectern('mail', email, '--json')) as { mails: { link: string | null }[] };
  const link = mails[0]?.link;
  if (!link) throw new Error(`No mail with a link was sent to ${email}.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
