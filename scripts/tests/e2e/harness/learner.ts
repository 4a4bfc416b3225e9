import type { Page } from '@playwright/test';
import { SAMPLE_PASSWORD } from '../../../content';
import { sendSignIn, type Person } from './account';

/** The sample account of a learner. */
export const lena: Person = { name: 'Lena Learner', email: 'learner@lectern.example', password: SAMPLE_PASSWORD };

/**
 * Signs the sample learner in, on the sign-in screen that is open or at `/sign_in`; the visitor is where that leads
 * when it resolves.
 */
export async function signInAsLena(page: Page): Promise<void> {
  if (new URL(page.url(), 'http://none').pathname !== '/sign_in') await page.goto('/sign_in');
  await sendSignIn(page, lena);
  await page.waitForURL((url) => url.pathname !== '/sign_in');
}
