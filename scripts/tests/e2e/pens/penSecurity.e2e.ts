import type { Page } from '@playwright/test';
import { signUp, ada } from '../harness/account';
import { previewOf, writePane } from '../harness/penPage';
import { shareOf } from '../harness/share';
import { expect, test } from '../harness/test';

/** Maximum response time of the page while a pen runs wild, in milliseconds. */
const ALIVE_MS = 5_000;

/** Asks the page over and over while `until` is awaited; resolves to the longest time that an answer took. */
async function worstAnswer(page: Page, until: Promise<unknown>): Promise<number> {
  let [isOver, worst] = [false, 0];
  const over = until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const asked = Date.now();
    await page.evaluate(() => document.title);
    worst = Math.max(worst, Date.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await over;
  return worst;
}

/** Attempts of a hostile pen. Each logs "reached" when it succeeds. */
const THEFTS = `
const attempt = (name, reach) => {
  try {
    const found = reach();
    if (found && typeof found.then === 'function')
      found.then((value) => console.log('reached', name, value), () => console.log('refused', name));
    else console.log('reached', name, found);
  } catch (error) { console.log('refused', name); }
};
attempt('localStorage', () => localStorage.length);
attempt('sessionStorage', () => sessionStorage.length);
attempt('cookie', () => document.cookie);
attempt('setting a cookie', () => { document.cookie = 'a=b'; });
attempt('indexedDB', () => new Promise((resolve, reject) => {
  const open = indexedDB.open('firebaseLocalStorageDb');
  open.onsuccess = () => resolve(open.result.name); open.onerror = reject; }));
attempt('caches', () => caches.keys());
attempt('a service worker', () => navigator.serviceWorker.getRegistrations());
attempt('the document above', () => parent.document.title);
attempt('the frame element', () => window.frameElement.src);
attempt('the address above', () => parent.location.href);
attempt('the top address', () => { top.location.href = '/nope'; });
attempt('replacing the top', () => { top.location.replace('/nope'); });
attempt('fetch', () => fetch('/registry.json', { credentials: 'include' }));
attempt('fetch elsewhere', () => fetch('https://example.org/'));
attempt('XMLHttpRequest', () => new Promise((resolve, reject) => {
  const ask = new XMLHttpRequest(); ask.withCredentials = true; ask.open('GET', '/registry.json');
  ask.onload = resolve; ask.onerror = reject; ask.send(); }));
navigator.sendBeacon('/telemetry', 'x');
attempt('a socket', () => new Promise((resolve, reject) => {
  const socket = new WebSocket('ws://' + location.host); socket.onopen = resolve; socket.onerror = reject; }));
attempt('an event stream', () => new Promise((resolve, reject) => {
  const events = new EventSource('/events'); events.onopen = resolve; events.onerror = reject; }));
attempt('a worker', () => new Promise((resolve, reject) => {
  const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
  worker.onmessage = resolve; worker.onerror = reject; }));
attempt('a pop-up', () => {
  const opened = Window.prototype.open ? Window.prototype.open.call(window, '/nope') : window.open('/nope');
  if (!opened) throw new Error('refused'); return opened; });
attempt('the clipboard', () => navigator.clipboard.readText());
const link = document.createElement('a');
Object.assign(link, { href: '/nope', target: '_top' });
document.body.append(link);
link.click();
link.target = '_blank';
link.click();
const form = document.createElement('form');
Object.assign(form, { action: '/nope', target: '_top' });
document.body.append(form);
form.submit();
history.back();
history.go(-2);
for (const message of [{ kind: 'log', level: 'log', text: 'forged' },
  { pen: true, kind: 'log', text: 'forged' },
  { kind: 'failure', text: 'forged', line: 1 }]) {
  parent.postMessage(message, '*');
  top.postMessage(message, '*');
}
console.log('end of the attempts');
`;

// Tracing asks each frame for a snapshot, and waits for one that a pen has blocked.
test.use({ trace: 'off' });

test('a hostile pen reaches nothing of the site, and neither loops nor floods hold the page', async ({
  page,
  allow,
}) => {
  allow(/./);
  await signUp(page, ada);
  await page.evaluate(() => {
    document.cookie = 'secret=1';
    localStorage.setItem('secret', '1');
  });
  await page.goto('/books');
  await page.goto('/codepen');
  await writePane(page, 'HTML', '<p>quiet</p>');
  await reachesNothing(page);
  await endsLoops(page);
  await survivesTheRest(page);
  await expect(previewOf(page).locator('body')).toBeVisible();
  expect(page.context().pages().length, 'no window was opened').toBe(1);
});

async function reachesNothing(page: Page): Promise<void> {
  const answered: string[] = [];
  page.on('response', (response) => {
    if (!/\/pen-frame\.\w+\.html$/.test(response.url()) && response.frame() !== page.mainFrame())
      answered.push(response.url());
  });
  await writePane(page, 'JavaScript', THEFTS);
  const log = page.getByRole('log');
  await expect(log.getByText('end of the attempts')).toBeVisible();
  await expect(log.getByText('refused fetch elsewhere')).toBeVisible();
  await page.waitForTimeout(1_500);
  const lines = (await log.innerText()).split('\n');
  const reached = lines.filter((line) => line.startsWith('reached'));
  expect(reached, 'nothing was reached').toEqual([]);
  expect(answered, 'nothing was asked of the network').toEqual([]);
  expect(!lines.some((line) => line.includes('forged')), 'a forged message is not believed').toBeTruthy();
  expect(new URL(page.url()).pathname, 'the page stayed').toBe('/codepen');
  expect(await page.evaluate(() => [document.cookie.includes('a=b'), localStorage.getItem('secret')].join())).toBe(
    'false,1',
  );
}

/** Each is stopped by the guard, with its line, in the frame itself: no browser needs a process for it. */
const LOOPS: [name: string, script: string][] = [
  ['while', 'while (true) {}'],
  ['for', '\nfor (;;);'],
  ['do', 'do { } while (true)'],
  ['labelled', 'a: for (;;) { for (;;) { continue a; } }'],
  ['in a callback', 'setTimeout(() => { while (true); });'],
  ['caught again and again', 'while (true) { try { while (true); } catch {} }'],
  ['recursion without depth', 'function fib(n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }\nfib(70);'],
  ['async', '(async () => { while (true) await null; })();'],
  ['a chain of promises', 'const again = () => Promise.resolve().then(again);\nagain();'],
  ['an endless iterator', '[...{ [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) }].length;'],
  [
    'a method',
    'const o = { get x() { return o.y + o.y; }, get y() { return o.z + o.z; }, get z() { let n = 0; for ' +
      '(let i = 0; i < 1e12; i++) n++; return n; } };\no.x;',
  ],
];

async function endsLoops(page: Page): Promise<void> {
  const log = page.getByRole('log');
  for (const [name, script] of shareOf(LOOPS)) {
    await writePane(page, 'JavaScript', `console.log(${JSON.stringify(`now: ${name}`)});\n${script}`);
    await expect(log.getByText(`now: ${name}`, { exact: true })).toBeVisible();
    const worst = await worstAnswer(
      page,
      log
        .getByText(/ran for over a second and was stopped/)
        .first()
        .waitFor({ timeout: 30_000 }),
    );
    expect(worst < ALIVE_MS, `${name}: the page answered after ${String(worst)} ms`).toBeTruthy();
  }
  await writePane(page, 'JavaScript', '');
  await writePane(page, 'HTML', '<p>now: markup</p><script>console.log("in markup"); while (true) {}</script>');
  await expect(log.getByText('in markup')).toBeVisible();
  await expect(log.getByText(/ran for over a second/)).toBeVisible();
  await writePane(page, 'HTML', '<p onclick="for (let i = 0; i &lt; 1 / 0; i++) {}">press me</p>');
  await previewOf(page).getByText('press me').click();
  await expect(log.getByText(/ran for over a second/)).toBeVisible();
}

/** Scripts that no guard within the frame can stop. The page removes the frame, whose process is its own. */
const STUCK: [name: string, script: string, outcome: RegExp][] = [
  ['a regular expression', '/^(a+)+$/.test("a".repeat(60) + "!")', /did not answer/],
  ['code in a string', 'eval("while (true) {}")', /did not answer/],
  ['a function of a string', 'new Function("for (;;);")()', /did not answer/],
  ['a huge array', 'const a = []; a.length = 2 ** 32 - 1; a.fill(0);', /did not answer/],
  ['a loop in every turn', 'setInterval(() => { while (true); }, 10)', /several times in a row/],
  ['leaving', 'location.href = "/profile"', /navigated away|did not answer/],
  ['reloading', 'location.reload()', /navigated away/],
  [
    'a flood of messages',
    'setInterval(() => { for (let i = 0; i < 400; i += 1) parent.postMessage({ kind: "log", text: ' +
      '"forged" }, "*"); }, 1)',
    /too many messages/,
  ],
];

async function survivesTheRest(page: Page): Promise<void> {
  await writePane(page, 'HTML', '<h1>Still here</h1>');
  for (const [name, script, outcome] of shareOf(STUCK)) {
    await writePane(page, 'JavaScript', script);
    const worst = await worstAnswer(page, page.getByRole('alert').getByText(outcome).waitFor({ timeout: 40_000 }));
    expect(worst < ALIVE_MS, `${name}: the page answered after ${String(worst)} ms`).toBeTruthy();
    expect(new URL(page.url()).pathname, `${name}: the page stayed`).toBe('/codepen');
    await writePane(page, 'JavaScript', `console.log(${JSON.stringify(`corrected: ${name}`)})`);
    await expect(page.getByRole('log').getByText(`corrected: ${name}`, { exact: true })).toBeVisible();
    await expect(previewOf(page).getByRole('heading', { name: 'Still here' })).toBeVisible();
  }
}
