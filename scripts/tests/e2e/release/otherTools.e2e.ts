import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createOtherProject, type OtherTool } from '../../fixtures/otherTools/buildOther';
import { FAILING } from '../harness/failure';
import { expect, test } from '../harness/test';

/** Webpack's plugin in every run: the bundles of the others load by the same protocol. */
const TOOLS: readonly [tool: OtherTool, tag: '' | ' @long'][] = [
  ['webpack', ''],
  ['rspack', ' @long'],
  ['vite', ' @long'],
];

/** A file of release 1.1.0 with its screen. The entry of Vite's build verifies it, and the shell that of others. */
const SCREEN = /\/remotes\/hikes\/1\.1\.0\/(?:assets\/)?[^/?]*HikesScreen[^/?]*\.js/;

const serialOf = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-serial');

async function seeHikes(page: Page, version: string, heading: string): Promise<void> {
  const main = page.locator(`main[data-remote="hikes"][data-release="${version}"]`);
  await expect(main.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
}

/** Follows links of the header: to another remote, and back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Business', exact: true }).first().click();
  await expect(page.locator('main[data-remote="info"] h1')).toBeVisible();
  await page.goBack();
}

for (const [tool, tag] of TOOLS)
  test(`a remote built by the official ${tool} plugin is released, guarded, recovered and rolled back${tag}`, async ({
    page,
    newVisitor,
    site,
    faults,
    allow,
  }) => {
    allow(...FAILING, /remotes\/hikes\/1\.1\.0|hikes 1\.1\.0/);
    const project = await createOtherProject(tool);
    try {
      const released = await site.lectern('release', 'hikes', '--from', await project.build('1.0.0', 'Hikes'));
      expect(released).toContain('hikes 1.0.0 is published.');
      expect(await site.lectern('history', 'hikes'), 'a browser has loaded it').not.toContain('unverified');
      await page.goto('/hikes');
      await seeHikes(page, '1.0.0', 'Hikes');
      await expect(page.locator('main h1')).toHaveCSS('color', 'rgb(1, 2, 3)');
      const button = page.getByRole('button', { name: 'going' });
      await button.click();
      await button.click();
      await expect(button, 'its hooks are those of the shell’s React').toHaveText('2 going');
      await expect(page.getByText('Map of the hike')).toBeVisible();

      await page.goto('/hikes/notes');
      await page.waitForURL((url) => url.pathname === '/sign_in');
      await page.goto('/hikes');
      await seeHikes(page, '1.0.0', 'Hikes');
      await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));

      const serial = await serialOf(page);
      const clearFault = faults.add(SCREEN, 'tamper');
      await site.lectern('release', 'hikes', '--from', await project.build('1.1.0', 'More hikes'));
      const visitor = await newVisitor();
      await visitor.goto('/hikes');
      await seeHikes(visitor, '1.0.0', 'Hikes');
      expect(faults.requests(SCREEN).length).toBeGreaterThan(0);
      clearFault();
      await expect.poll(() => serialOf(page)).not.toBe(serial);
      await leaveAndReturn(page);
      await seeHikes(page, '1.1.0', 'More hikes');
      await button.click();
      await expect(button).toHaveText('1 going');

      const later = await serialOf(page);
      await site.lectern('rollback', 'hikes', '--reason', 'test');
      await expect.poll(() => serialOf(page)).not.toBe(later);
      await leaveAndReturn(page);
      await seeHikes(page, '1.0.0', 'Hikes');
      expect(await page.evaluate(() => 'sameDocument' in globalThis), 'the page was never reloaded').toBe(true);
    } finally {
      await project.remove();
    }
  });

test('builds of other tools that visitors could not use are refused, with the reason', async ({ site }) => {
  const project = await createOtherProject('rspack');
  const refusal = (...args: string[]): Promise<string> =>
    site.lectern('release', 'hikes', ...args).then(
      () => 'nothing',
      (error: unknown) => String(error),
    );
  try {
    const dist = await project.build('1.0.0', 'Hikes');
    const manifest = await readFile(join(dist, 'mf-manifest.json'), 'utf8');
    await writeFile(join(dist, 'mf-manifest.json'), manifest.replaceAll('^19.0.0', '^18.0.0'));
    expect(await refusal('--from', dist)).toMatch(/hikes 1\.0\.0 requires react\S* \^18\.0\.0/);
    await writeFile(join(dist, 'mf-manifest.json'), manifest);

    expect(await refusal('--from', dist, '--version', '1.0.1')).toContain("name: 'hikes_1_0_1'");
    const entry = join(dist, 'remoteEntry.js');
    const code = await readFile(entry, 'utf8');
    await writeFile(entry, 'throw new Error("broken on load");');
    expect(await refusal('--from', dist)).toMatch(/hikes 1\.0\.0 can't show HikesScreen.*broken on load/s);
    await writeFile(entry, code);
    await rm(join(project.root, 'lectern.json'));
    expect(await refusal('--from', dist)).toContain('It declares no routes');
    expect(await site.lectern('status', '--json')).not.toContain('"hikes"');
  } finally {
    await project.remove();
  }
});
