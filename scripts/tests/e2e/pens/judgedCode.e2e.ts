import type { Page } from '@playwright/test';
import { textOf } from '@lectern/shared/text';
import { judgeText } from '@lectern/shared/judge/text';
import { ada, signUp } from '../harness/account';
import { codeCourse, enrolInCodeCourse, lessonAddress, publishCodeCourse } from '../harness/courses/codeCourse';
import { writePane } from '../harness/penPage';
import { shareOf } from '../harness/share';
import { expect, test } from '../harness/test';
import { texts } from '../harness/texts';

const judge = textOf(judgeText);

/** Code that tries to pass without solving the task, or to harm the page, with the outcome that the learner reads. */
const ATTACKS: [name: string, code: string, outcome: RegExp][] = [
  ['a loop without end', 'while (true) {}', /Stopped after 1 s: your code did not end/],
  ['a loop in a string', 'eval("for (;;);")', /Stopped after 2 s: your code did not answer/],
  ['a gigabyte in pieces', 'const a = []; for (;;) a.push(new Float64Array(1e6));', /more than 256 MB/],
  ['a gigabyte at once', 'new ArrayBuffer(2 ** 30)', /more than 256 MB/],
  ['a flood of lines', 'for (;;) console.log("x")', /more than 1,000 lines/],
  ['the network', 'fetch("/registry.json").catch(() => 0)', /asked the network for .*registry\.json/],
  ['storage', 'localStorage.setItem("a", "1")', /SecurityError.*localStorage/],
  ['the page above', 'parent.document.title = "taken"', /SecurityError/],
  ['the address above', 'top.location.href = "/nope"', /SecurityError/],
  ['forged results', 'parent.postMessage({ kind: "passed" }, "*")', /sent a message to the page around it/],
  ['a second page', 'parent.postMessage({ codePage: "ready" }, "*")', /left its page/],
  ['leaving', 'location.href = "/profile"', /left its page|did not answer/],
  ['an own expect', 'window.expect = () => ({ toBe() {} })', /replaces expect/],
  ['comparing by itself', 'Object.is = () => true', /replaces Object\.is/],
  ['an own query', 'document.querySelector = () => ({ textContent: "7" })', /replaces document\.querySelector/],
  [
    'the port of the results',
    'addEventListener("message", ({ ports: [port] }) => port?.postMessage({ kind: "passed" }))',
    /0 of 2 tests passed/,
  ],
];

const SOLUTION = 'const add = (a, b) => a + b;\ndocument.querySelector("#sum").textContent = add(3, 4);';

// Tracing asks each frame for a snapshot, and waits for one that the code has blocked.
test.use({ trace: 'off' });

test('tests judge code that is wrong, hostile or right, and the page stays alive', async ({ page, site, allow }) => {
  allow(/./);
  await publishCodeCourse(site);
  await signUp(page, ada);
  await enrolInCodeCourse(page);
  await page.goto(lessonAddress(codeCourse.judged));
  // The page is too narrow for three panes.
  await page.getByRole('tab', { name: texts.pen.js }).click();
  const results = page.getByRole('list', { name: judge.results });
  await page.getByRole('button', { name: texts.judged.run }).click();
  await expect(results.getByText(judge.received)).toBeVisible();
  await expect(results.getByText('undefined')).toBeVisible();
  await expect(results.getByText('Return the sum.')).toBeVisible();
  await expect(results.getByText(judge.hidden)).toBeVisible();
  for (const [name, code, outcome] of shareOf(ATTACKS)) await refuses(page, name, code, outcome);
  await expect(page.getByRole('button', { name: texts.watch.markDone })).toHaveCount(0);

  await judgeCode(page, SOLUTION);
  await expect(page.getByText(texts.judged.allPassed)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: texts.watch.outline }).getByRole('link', { name: /A judged exercise.*done/ }),
  ).toBeVisible();
});

/** Replaces the code and runs the tests by the keyboard. */
async function judgeCode(page: Page, code: string): Promise<void> {
  await writePane(page, 'JavaScript', code);
  await page.keyboard.press('ControlOrMeta+Enter');
}

async function refuses(page: Page, name: string, code: string, outcome: RegExp): Promise<void> {
  await judgeCode(page, code);
  await expect(page.getByText(outcome).first(), name).toBeVisible();
  const asked = Date.now();
  const [title, path, stored] = await page.evaluate(() => [
    document.title,
    location.pathname,
    localStorage.getItem('a'),
  ]);
  expect(Date.now() - asked, `${name}: the page answers`).toBeLessThan(5_000);
  expect([title !== 'taken', path?.startsWith('/watch/'), stored], name).toEqual([true, true, null]);
  await expect(page.getByText(texts.judged.allPassed), name).toHaveCount(0);
}
