import type { Page } from '@playwright/test';
import { attackWith, servedRevision, type Attack, type ServedRevision } from '../harness/attacker';
import { NO_CONNECTION } from '../harness/failure';
import type { Site } from '../harness/site';
import { expect, test } from '../harness/test';

const ATTACKS: readonly [Attack, RegExp][] = [
  ['tampered', /Revision \d+ is refused: its signature does not match, so it was altered\./],
  ['replayed', /Revision \d+ is refused: this browser has seen revision \d+\./],
  ['expired', /Revision \d+ is refused: it expired on 2020-01-01T00:00:00Z, and nobody has renewed it\./],
  ['foreign', /Revision \d+ is refused: it is signed by a key that this site does not have\./],
];

const serialOf = async (page: Page): Promise<number> => Number(await page.locator('html').getAttribute('data-serial'));
const waitForSerial = (page: Page, serial: number): Promise<unknown> =>
  page.waitForFunction((wanted) => Number(document.documentElement.dataset.serial) === wanted, serial);

/** Makes two revisions, and resolves to the former one: an attacker has recorded it. */
async function changeTwice(site: Site): Promise<ServedRevision> {
  const isServed = async (serial: number): Promise<void> =>
    expect.poll(async () => (await servedRevision(site)).serial).toBe(serial);
  const { serial } = await servedRevision(site);
  await site.lectern('maintenance', 'on', '--remote', 'commerce', '--message', 'Soon');
  await isServed(serial + 1);
  const older = await servedRevision(site);
  await site.lectern('maintenance', 'off', '--remote', 'commerce');
  await isServed(serial + 2);
  return older;
}

for (const [attack, message] of ATTACKS)
  test(`an open tab refuses a ${attack} revision, says so, and takes the next true one`, async ({
    page,
    site,
    faults,
  }) => {
    const warnings: string[] = [];
    page.on('console', (entry) => void (entry.type() === 'warning' && warnings.push(entry.text())));
    const older = await changeTwice(site);
    const seen = (await servedRevision(site)).serial;
    await page.goto('/business');
    await page.waitForFunction(() => localStorage.getItem('lectern.revision') !== null);
    expect(await serialOf(page)).toBe(seen);

    const answer = JSON.stringify(await attackWith(attack, site, older));
    const end = faults.add(/^\/registry\.json/, { rewrite: () => answer });
    // A real change makes the tab ask, and the attacker answers.
    await site.lectern('maintenance', 'on', '--remote', 'commerce', '--message', 'Later');
    await expect.poll(() => warnings.join('\n'), { timeout: 30_000 }).toMatch(message);
    expect(await serialOf(page)).toBe(seen);
    await expect.poll(() => site.lectern('status')).toMatch(new RegExp(`refused revisions: 1 ${attack} \\(tab\\)`));

    end();
    await site.lectern('maintenance', 'off', '--remote', 'commerce');
    await waitForSerial(page, seen + 2);
  });

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('stores no tampered, replayed, expired or foreign revision; offline the last true one starts', async ({
    page,
    site,
    faults,
    allow,
  }) => {
    allow(...NO_CONNECTION);
    const older = await changeTwice(site);
    await page.goto('/business');
    const { serial } = await servedRevision(site);
    await expect.poll(() => storedSerial(page), { timeout: 60_000 }).toBe(serial);
    for (const [attack, message] of ATTACKS) {
      const answer = await attackWith(attack, site, older);
      const { signature: _signature, proof: _proof, ...registry } = answer;
      const ends = [
        faults.add(/^\/registry\.json/, { rewrite: () => JSON.stringify(answer) }),
        faults.add(/^\/$/, { rewrite: (html) => withRegistry(html, registry) }),
      ];
      expect(await askToStore(page), attack).toMatch(message);
      expect(await storedSerial(page), attack).toBe(serial);
      for (const end of ends) end();
    }
    await expect.poll(() => site.lectern('status')).toMatch(/refused revisions: .*\(worker\)/);
    const restore = faults.add(/./, 'abort');
    await page.goto('/contact');
    await expect(page.locator('main[data-remote="info"] h1')).toBeVisible();
    expect(await serialOf(page)).toBe(serial);
    restore();
  });
});

const storedSerial = (page: Page): Promise<number | null> =>
  page.evaluate(async () => {
    const record = await caches.match('/_kept/record', { cacheName: 'lectern.app' });
    return record ? Number(((await record.json()) as { revision: string }).revision.split(' ')[0]) : null;
  });

/** Asks the service worker to store the live revision; resolves to why it did not. */
const askToStore = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<{ problem?: string }>((done) => {
      port1.onmessage = ({ data }: MessageEvent<{ problem?: string }>) => done(data);
    });
    active?.postMessage('keep', [port2]);
    return (await answer).problem ?? 'It was stored.';
  });

/** Puts a registry into the boot data of a page, as an attacker who can rewrite pages would. */
function withRegistry(html: string, registry: object): string {
  const block = /(<script type="application\/json" id="boot">)([\s\S]*?)(<\/script>)/;
  return html.replace(block, (_all, start: string, json: string, end: string) => {
    const boot = JSON.parse(json) as object;
    return start + JSON.stringify({ ...boot, registry }).replaceAll('<', '\\u003c') + end;
  });
}
