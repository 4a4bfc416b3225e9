import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLoadCounter } from '../../server/loadCounts';
import { openStores } from '../options/storeOptions';
import type { ReleasePage } from './server/releasePage';
import { ask, createPageHome, enter, servePage, type Answer, type PageHome } from './testBed';
import { pageText } from './text/page.en';

let site: PageHome;
const pages: ReleasePage[] = [];
beforeEach(async () => void (site = await createPageHome()));
afterEach(async () => {
  for (const page of pages.splice(0)) await page.close();
  site.remove();
});

/** Opens a page in a browser of its own; `post` sends a change as the page's script does. */
async function open(allowChanges = true) {
  const page = await servePage(site.home, allowChanges);
  pages.push(page);
  const { origin } = new URL(page.url);
  const cookie = await enter(page);
  const json = { cookie, origin, 'content-type': 'application/json' };
  const get = (path: string, headers = {}): Promise<Answer> => ask(origin + path, { headers: { cookie, ...headers } });
  const post = (path: string, body: object, headers = {}): Promise<Answer> =>
    ask(origin + path, { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) });
  return { url: page.url, origin, get, post };
}
const ROLLBACK = { action: 'rollback', owner: 'info', version: '1.0.0' };
const latest = async () => (await openStores({ home: site.home }).registry.latest()).registry;

test('shows what is live, the releases to go back to, and who changed what, signed by which key', async () => {
  const { body } = await (await open()).get('/');
  expect(body).toContain(pageText.live(3, '', '').split(',')[0]);
  const [key] = await openStores({ home: site.home }).registry.keys();
  expect(body.match(new RegExp(pageText.timeline.signed(key!.id), 'g'))).toHaveLength(3);
  expect(body).toContain('info 1.0.0 → 1.1.0');
  expect(body).toContain(pageText.ways.rollBackTo('info 1.0.0'));
  expect(body).not.toContain(pageText.ways.rollBackTo('info 1.1.0'));
});

test('text from the history is shown as text', async () => {
  await site.lectern('maintenance', 'on', '--message', '<img src=x>', '--reason', '<script>alert(1)</script>');
  const { body } = await (await open()).get('/');
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(body).not.toMatch(/<script>alert|<img src=x/);
});

test('plans a roll-back, and carries it out once it is confirmed with a reason', async () => {
  const { get, post } = await open();
  const plan = JSON.parse((await post('/plan', ROLLBACK)).body) as { lines: string[]; serial: number };
  expect(plan.lines.join('\n')).toMatch(/Revision 4 would bring:\n {2}info 1\.1\.0 → 1\.0\.0/);
  expect((await latest()).serial).toBe(3);
  const confirm = { change: ROLLBACK, serial: plan.serial };
  expect((await post('/change', { ...confirm, reason: '  ' })).status).toBe(400);
  expect((await latest()).serial).toBe(3);
  const done = await post('/change', { ...confirm, reason: 'the form loses messages' });
  expect(JSON.parse(done.body)).toEqual({ serial: 4, message: pageText.dialog.done(4) });
  const { remotes, change } = await latest();
  expect(remotes.info?.stable.version).toBe('1.0.0');
  expect(change).toMatchObject({ by: 'Bo', command: 'rollback info 1.0.0', reason: 'the form loses messages' });
  expect((await get('/parts')).body).toContain('the form loses messages');
});

test('buttons that change the site come disabled, until the script that answers them is there', async () => {
  await site.lectern('rollback', 'info');
  await site.lectern('canary', 'info', '1.1.0', '--percent', '5');
  const { get } = await open();
  const buttons = (await get('/')).body.match(/<button[^>]*data-action[^>]*>/g) ?? [];
  expect(buttons.filter((button) => button.includes('"end-canary"'))).toHaveLength(1);
  expect(buttons.filter((button) => !/\sdisabled\s*>$/.test(button))).toEqual([]);
});

test('a plan that somebody else has overtaken changes nothing', async () => {
  const { post } = await open();
  const { serial } = JSON.parse((await post('/plan', ROLLBACK)).body) as { serial: number };
  await site.lectern('maintenance', 'on', '--message', 'Soon');
  const late = await post('/change', { change: ROLLBACK, serial, reason: 'too late' });
  expect([late.status, JSON.parse(late.body)]).toEqual([409, { lines: [pageText.dialog.stale] }]);
  expect(await latest()).toMatchObject({ serial: 4, remotes: { info: { stable: { version: '1.1.0' } } } });
});

test('ends a canary, and says why a change is refused', async () => {
  await site.lectern('rollback', 'info');
  await site.lectern('canary', 'info', '1.1.0', '--percent', '5');
  const { get, post } = await open();
  expect((await get('/')).body).toContain(pageText.canary.endOf('info 1.1.0'));
  const change = { action: 'end-canary', owner: 'info' };
  const { serial } = JSON.parse((await post('/plan', change)).body) as { serial: number };
  expect((await post('/change', { change, serial, reason: 'slow' })).status).toBe(200);
  expect((await latest()).remotes.info?.canary).toBeNull();
  const again = await post('/plan', change);
  expect([again.status, again.body]).toEqual([409, expect.stringContaining('None is running.')]);
  const unknown = await post('/plan', { ...ROLLBACK, version: '9.9.9' });
  expect([unknown.status, unknown.body]).toEqual([409, expect.stringContaining('9.9.9')]);
});

test('a read-only page has neither buttons nor calls for changes', async () => {
  const { get, post } = await open(false);
  const { body } = await get('/');
  expect(body).toContain(pageText.readOnlyHint);
  expect(body).not.toMatch(/<button|<dialog/);
  for (const path of ['/plan', '/change']) expect((await post(path, ROLLBACK)).status).toBe(404);
  expect((await latest()).serial).toBe(3);
});

test('the link counts once, and nothing is answered without its session', async () => {
  const { url, origin } = await open();
  for (const path of ['/', '/parts', '/main.js', '/nowhere'])
    expect((await ask(origin + path, { headers: { cookie: 'lectern-releases=x' } })).status).toBe(403);
  const again = await ask(url);
  expect([again.status, again.headers['set-cookie']]).toEqual([403, undefined]);
  expect(again.body).toContain(pageText.access.used);
  const page = await servePage(site.home, true);
  pages.push(page);
  expect((await ask(page.url.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(403);
  const { headers } = await ask(page.url);
  expect(headers['set-cookie']?.[0]).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/);
});

test('requests under a foreign host, and changes from a foreign origin, are refused', async () => {
  const { get, post, origin } = await open();
  const { port } = new URL(origin);
  for (const host of [`attacker.example:${port}`, `localhost:${port}`, '127.0.0.1', `127.0.0.1:1`])
    expect([host, (await get('/', { host })).status]).toEqual([host, 421]);
  for (const foreign of ['http://attacker.example', `http://localhost:${port}`, 'null', ''])
    expect([foreign, (await post('/plan', ROLLBACK, { origin: foreign })).status]).toEqual([foreign, 403]);
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    expect([type, (await post('/plan', ROLLBACK, { 'content-type': type })).status]).toEqual([type, 415]);
  expect((await post('/plan', { ...ROLLBACK, more: 'x'.repeat(3_000) })).status).toBe(413);
  const { headers } = await get('/');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
});

test('an unchanged site is answered without a body', async () => {
  const { get } = await open();
  const first = await get('/parts');
  const etag = String(first.headers.etag);
  expect((await get('/parts', { 'if-none-match': etag })).status).toBe(304);
});

test('shows failures by phase and kind, a damaged release, and a revision that was altered', async () => {
  const counter = createLoadCounter(site.home, () => undefined);
  const report = {
    remote: 'info',
    version: '1.1.0',
    serial: 3,
    duration: 5,
    outcome: 'failed',
    kind: 'render',
  } as const;
  for (const phase of ['shown', 'shown', 'made up']) counter.add({ ...report, phase });
  await counter.flush();
  appendFileSync(join(site.home, 'bundles/info/1.1.0/screen.js'), ' ');
  const file = join(site.home, 'registry/000002.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Ann"', '"Eve"'));
  const { body } = await (await open()).get('/');
  const text = body.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  expect(text).toContain(`info 1.1.0 ${pageText.phases.shown} render 2 `);
  expect(text).toContain(`info 1.1.0 ${pageText.phases.none} render 1 `);
  expect(text).toContain('Damaged: info 1.1.0');
  expect(text).toContain(pageText.timeline.refused('').trim());
});

test('draws the evidence of a canary up to its abort, and keeps showing it afterwards', async () => {
  await site.lectern('rollback', 'info');
  await site.lectern('canary', 'info', '1.1.0', '--percent', '5');
  const { canary } = (await latest()).remotes.info!;
  const folder = join(site.home, 'telemetry/visits');
  mkdirSync(folder, { recursive: true });
  const lines = Array.from({ length: 3 }, (_, n) => {
    const nonce = String(n).padStart(11, 'x');
    return `s ${nonce} c ${String(Date.now())} -\no ${nonce} failed render\n`;
  });
  writeFileSync(join(folder, `info_${canary!.salt}-5.0a.log`), lines.join(''));
  const { get } = await open();
  const name = (evidence: string): string => pageText.canary.curve('info 1.1.0', evidence, '3');
  expect((await get('/')).body).toContain(name('2,105 : 1'));
  await site.lectern('canary', 'info', '--end', '--reason', 'broken');
  const { body } = await (await open()).get('/');
  expect(body).toContain(name('2,105 : 1'));
  expect(body).toContain(pageText.canary.none.split(':')[0]);
});
