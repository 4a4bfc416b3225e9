import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The part of the page to check, as CSS selectors. All of it by default. */
type Part = { include?: string; exclude?: string };

/**
 * Resolves to the problems that axe finds on the page once nothing on it is busy, and to its width beyond the window's:
 * a line each, after `name`.
 */
export async function accessibilityProblems(
  page: Page,
  name: string,
  { include, exclude }: Part = {},
): Promise<string[]> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
  // Describing all that is well would take most of the time. Only results of several frames need a page to merge in.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
    .setLegacyMode(page.frames().length === 1);
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

/** Resolves to the problems in both themes, and leaves the page in the light one. */
export async function accessibilityProblemsInBothThemes(page: Page, name: string, part: Part = {}): Promise<string[]> {
  const problems: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    problems.push(...(await accessibilityProblems(page, `${name} ${colorScheme}`, part)));
  }
  return problems;
}
