import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import type { Registry } from '@lectern/shared/contract';
import type { Page } from '@playwright/test';
import { pageText } from '../../../cli';
import { accessibilityProblemsInBothThemes } from '../harness/axe';
import { publishLiveCopy } from '../harness/publishLiveCopy';
import type { Site } from '../harness/site';
import { expect, test } from '../harness/test';

const LECTERN = resolve(__dirname, '../../../bin/lectern.cjs');
const running: ChildProcess[] = [];
const servers: Server[] = [];
test.afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGINT');
  for (const server of servers.splice(0)) server.close();
});

/** Runs `lectern status --open` on a site; resolves to the link of its page. */
function startPage({ home }: Site, ...options: string[]): Promise<{ url: string; child: ChildProcess }> {
  const args = [LECTERN, 'status', '--open', '--json', '--home', home, ...options];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  running.push(child);
  let out = '';
  return new Promise((done, fail) => {
    child.on('exit', (code) => fail(new Error(`lectern status --open exited with ${String(code)}: ${out}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      if (/\n\}\s*$/.test(out)) done({ url: (JSON.parse(out) as { url: string }).url, child });
    });
  });
}

async function openPage(
  page: Page,
  site: Site,
  ...options: string[]
): Promise<{ origin: string; child: ChildProcess }> {
  const { url, child } = await startPage(site, ...options);
  await page.goto(url);
  await expect(page.getByRole('heading', { name: pageText.title, level: 1 })).toBeVisible();
  return { origin: new URL(url).origin, child };
}

const liveRegistry = async (site: Site): Promise<Registry> =>
  (await (await fetch(`${site.url}/registry.json`)).json()) as Registry;

const serialOf = async (site: Site): Promise<number> =>
  (JSON.parse(await site.lectern('status', '--json')) as { serial: number }).serial;

test('rolls back by the keyboard, after the plan and with a reason; open tabs follow without a reload', async ({
  page,
  site,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await publishLiveCopy(site, 'info', '7.0.4');
  await site.lectern('promote', 'info', '7.0.4', '--unverified', '--by', 'Ann');
  await expect.poll(async () => (await liveRegistry(site)).remotes.info?.stable.version).toBe('7.0.4');
  await visitor.goto(`${site.url}/business`);
  await expect(visitor.locator('main[data-release="7.0.4"] h1')).toBeVisible();
  await openPage(page, site, '--allow-changes', '--by', 'Bo');
  const back = page.getByRole('button', { name: /info/ });
  await expect(back).toBeEnabled();
  await back.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('pre')).toContainText('info 7.0.4 →');
  const confirm = dialog.getByRole('button', { name: pageText.dialog.confirmRollback });
  await confirm.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(pageText.dialog.noReason);
  await page.keyboard.type('the contact form loses messages');
  const serial = await serialOf(site);
  await confirm.press('Enter');
  await expect(page.getByText(pageText.dialog.done(serial + 1))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#timeline')).toContainText('the contact form loses messages');
  await expect.poll(() => visitor.locator('html').getAttribute('data-serial')).toBe(String(serial + 1));
  await visitor.evaluate(() => Object.assign(window, { isSame: true }));
  await visitor.getByRole('link', { name: 'Lectern' }).first().click();
  await visitor.goBack();
  await expect(visitor.locator('main[data-remote="info"]:not([data-release="7.0.4"]) h1')).toBeVisible();
  expect(await visitor.evaluate(() => 'isSame' in window)).toBe(true);
  expect(await site.lectern('history', 'info')).toMatch(
    /Bo {2}rollback info \S+ {2}\(the contact form loses messages\)/,
  );
});

test('updates while it is open, and says when the command has ended', async ({ page, site, allow }) => {
  allow(/ERR_CONNECTION_REFUSED/, /ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/, /503/);
  const { child } = await openPage(page, site);
  await expect(page.getByText(pageText.readOnlyHint)).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await site.lectern('maintenance', 'on', '--remote', 'info', '--message', 'Back at noon');
  await expect(page.locator('#attention')).toContainText('Back at noon');
  child.kill('SIGINT');
  await expect(page.locator('#connection')).toHaveText(pageText.lost);
});

test('refuses a second use of its link, other names of this machine, and changes from elsewhere', async ({
  page,
  site,
  newVisitor,
  allow,
}) => {
  allow(/403|421|404/, /127\.0\.0\.1/);
  const { url } = await startPage(site, '--allow-changes');
  await page.goto(url);
  await expect(page.getByRole('heading', { name: pageText.title, level: 1 })).toBeVisible();
  const { origin, port } = new URL(url);
  const stranger = await newVisitor();
  await stranger.goto(url);
  await expect(stranger.getByText(pageText.access.used)).toBeVisible();
  expect((await stranger.goto(`${origin}/`))?.status()).toBe(403);
  expect((await page.goto(`http://localhost:${port}/`))?.status()).toBe(421);

  // A hostile server on this machine is the same site to the browser, which sends the cookie.
  const serial = await serialOf(site);
  const attacker = createServer((_request, response) => response.end('<!doctype html><title>Attack</title>'));
  servers.push(attacker);
  await new Promise<void>((done) => attacker.listen(0, '127.0.0.1', done));
  await page.goto(`http://127.0.0.1:${String((attacker.address() as AddressInfo).port)}/`);
  const answer = page.waitForResponse(`${origin}/change`);
  await page.evaluate((target) => {
    const form = document.body.appendChild(document.createElement('form'));
    Object.assign(form, { action: `${target}/change`, method: 'post', enctype: 'text/plain' });
    form.submit();
  }, origin);
  expect((await answer).status()).toBe(403);
  expect(await serialOf(site)).toBe(serial);
  await page.goto(`${origin}/`);
  await expect(page.getByRole('heading', { name: pageText.title, level: 1 })).toBeVisible();
});

test('has no barriers in both themes, wide and narrow, with a canary and with the dialog', async ({
  page,
  site,
  allow,
}) => {
  // Playwright and axe add styles of their own, which the page's policy blocks.
  allow(/inline style/);
  await publishLiveCopy(site, 'info', '7.0.4');
  await publishLiveCopy(site, 'info', '7.0.5');
  await site.lectern('promote', 'info', '7.0.4', '--unverified');
  await site.lectern('canary', 'info', '7.0.5', '--percent', '5', '--reason', 'test', '--unverified');
  await openPage(page, site, '--allow-changes');
  const problems: string[] = [];
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    problems.push(...(await accessibilityProblemsInBothThemes(page, `page at ${String(width)} px`)));
    await page.getByRole('button', { name: pageText.canary.endOf('info 7.0.5') }).click();
    await expect(page.getByRole('dialog').locator('pre')).toContainText('canary 7.0.5 (5 %) → none');
    problems.push(...(await accessibilityProblemsInBothThemes(page, `dialog at ${String(width)} px`)));
    await page.keyboard.press('Escape');
  }
  expect(problems).toEqual([]);
});
