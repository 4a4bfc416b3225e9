import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The part of the page to look at, as CSS selectors; all of it otherwise. */
type Part = { include?: string; exclude?: string };

/**
 * What axe finds on the page as it is, once nothing on it is waited for, and how much wider than the window it is: a
 * line each, after `name`.
 */
export async function barriersOf(page: Page, name: string, { include, exclude }: Part = {}): Promise<string[]> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
  // Describing all that is well would take most of the time.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(TAGS);
  if (include !== undefined) axe.include(include);
  if (exclude !== undefined) axe.exclude(exclude);
  const { violations } = await axe.analyze();
  const problems = violations.map(
    ({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...problems, `${name}: ${String(overflow)} px wider than the window`] : problems;
}

/** The same in both themes. Leaves the light one. */
export async function findBarriers(page: Page, name: string, part: Part = {}): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    problems.push(...(await barriersOf(page, `${name} ${colorScheme}`, part)));
  }
  return problems;
}
