import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules about colours: all that another theme can break. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The part of the page to check, as CSS selectors; by default the whole page. Without `rules`, all of WCAG 2.2 AA. */
type Part = { include?: string; exclude?: string; rules?: string[] };

/**
 * Waits until nothing on the page is busy. Resolves to the problems that axe finds and to a horizontal overflow of the
 * page, one line each, which starts with `name`.
 */
export async function accessibilityProblems(
  page: Page,
  name: string,
  { include, exclude, rules }: Part = {},
): Promise<string[]> {
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
  // Listing the rules that pass would take most of the time. Legacy mode opens no second page: only the results of
  // several frames need one.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
  if (rules) axe.withRules(rules);
  else axe.withTags(TAGS);
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

/**
 * Resolves to the problems in both themes, and leaves the page in the light one. In the dark theme it checks colours
 * only: nothing else differs.
 */
export async function accessibilityProblemsInBothThemes(page: Page, name: string, part: Part = {}): Promise<string[]> {
  const inTheme = async (colorScheme: 'dark' | 'light', rules?: string[]): Promise<string[]> => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    return accessibilityProblems(page, `${name} ${colorScheme}`, { ...part, ...(rules && { rules }) });
  };
  return [...(await inTheme('dark', COLOUR_RULES)), ...(await inTheme('light'))];
}

/**
 * Resolves to the problems in the light theme at 1280 pixels and in the dark one at 320. Leaves the page dark and
 * narrow.
 */
export async function accessibilityProblemsWideAndNarrow(page: Page, name: string, part: Part = {}): Promise<string[]> {
  const problems: string[] = [];
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await accessibilityProblems(page, `${name} ${colorScheme} ${String(width)}`, part)));
  }
  return problems;
}
