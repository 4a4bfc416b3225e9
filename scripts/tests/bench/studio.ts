import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { wireFieldsOf } from '@lectern/backend';
import { withLocalBackend } from '../../cli';
import { SAMPLE_PASSWORD } from '../../content';
import { openBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import { startSite, type Site } from '../e2e/harness/site';
import { table } from './figures';

const [SECTIONS, LESSONS] = [25, 20];
const COURSE = 'course-of-500-lessons';
const BUDGETS = { open: 1_000, edit: 50 };
const REPOSITORY = join(__dirname, '../../..');

/**
 * Runs `studio [--runs N] [--sequences N]`: opens a course of 500 lessons, and types into its outline, with the
 * processor slowed four times; then runs random edits of three windows. Exit code 1 when a budget is exceeded or an
 * edit is lost.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '5' }, sequences: { type: 'string', default: '5000' } },
  });
  const home = await prepareHome((line) => void process.stderr.write(`${line}\n`), 'lectern-bench');
  const site = await startSite(home);
  const browser = await openBrowser(false);
  try {
    await seed(site);
    const context = await browser.newContext();
    const page = await context.newPage();
    await signIn(page, site);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const opened: number[] = [];
    for (let run = 0; run < Number(values.runs); run++) opened.push(await open(page, site));
    const edits = await type(page);
    const rows = [figures('open a course of 500 lessons', opened), figures('edit to the next frame', edits)];
    process.stdout.write(`${table(['ms, CPU slowed four times', 'p50', 'p95'], rows)}\n`);
    if (percentile(opened, 0.5) > BUDGETS.open || percentile(edits, 0.95) > BUDGETS.edit) process.exitCode = 1;
  } finally {
    await browser.close();
    await site.close();
  }
  const jest = spawnSync('npx', ['jest', 'mfe-info/src/studio/data/twoWindows.test.ts'], {
    cwd: REPOSITORY,
    env: { ...process.env, STUDIO_SEQUENCES: values.sequences },
    stdio: 'inherit',
  });
  if (jest.status !== 0) process.exitCode = 1;
}

const figures = (name: string, times: readonly number[]): string[] => [
  name,
  percentile(times, 0.5).toFixed(0),
  percentile(times, 0.95).toFixed(0),
];

function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Writes the draft past the rules, for the sample teacher. */
const seed = (site: Site): Promise<void> =>
  withLocalBackend({ home: site.home }, ({ firestore, auth }) => {
    const teacher = auth.admin.getAccountByEmail('teacher@lectern.example');
    if (!teacher) throw new Error('The site has no sample teacher.');
    firestore.admin.set(`courseDrafts/${COURSE}`, wireFieldsOf(draftOf(teacher.uid)));
    return Promise.resolve();
  });

const position = (index: number): string => `b${String(index).padStart(2, '0')}1`;

const lessonOf = (section: string, at: number, title: string): object => ({
  section,
  position: position(at),
  title,
  kind: 'text',
  durationSec: 60,
  preview: false,
  edited: 0,
});

/** Returns the draft of a course with `SECTIONS` sections of `LESSONS` lessons each. */
function draftOf(teacherUid: string): Record<string, unknown> {
  const sections = Array.from({ length: SECTIONS }, (_, index): [string, object] => [
    `s${index}`,
    { title: `Section ${index}`, position: position(index) },
  ]);
  const lessons = sections.flatMap(([id], section) =>
    Array.from({ length: LESSONS }, (_, index): [string, object] => [
      `l${section}-${index}`,
      lessonOf(id, index, `Lesson ${section}.${index}`),
    ]),
  );
  return {
    teacherUid,
    revision: 1,
    details: DETAILS,
    sections: Object.fromEntries(sections),
    lessons: Object.fromEntries(lessons),
    updatedAt: new Date(),
  };
}

const DETAILS = {
  title: 'A course of 500 lessons',
  subtitle: '',
  summary: '',
  outcomes: [],
  category: null,
  subcategory: null,
  level: 'all',
  language: 'en',
  tags: [],
  cover: null,
};

async function signIn(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/sign_in?next=/teach`);
  await page.locator('input[name="email"]').fill('teacher@lectern.example');
  await page.locator('input[name="password"]').fill(SAMPLE_PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator(`a[href*="course=${COURSE}"]`).waitFor();
}

/** Milliseconds from the click on the course to its first lessons on the screen. */
async function open(page: Page, site: Site): Promise<number> {
  await page.goto(`${site.url}/teach`);
  const link = page.locator(`a[href*="course=${COURSE}"]`);
  await link.waitFor();
  const time = await link.evaluate(async (element) => {
    const start = performance.now();
    (element as HTMLElement).click();
    while (!document.querySelector('[data-outline="lesson"] input'))
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now() - start;
  });
  await page
    .locator(`[data-outline="lesson"]`)
    .nth(SECTIONS * LESSONS - 1)
    .waitFor();
  return time;
}

/** The lessons that are renamed: near the beginning, in the middle, and near the end of the outline. */
const RENAMED = [10, 250, 490];

/** Milliseconds from each key to the end of the frame that shows it. */
async function type(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    // No function has a name here: tsx would call its helper `__name`, which the page doesn't have.
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => times.push(performance.now() - timeStamp);
          channel.port2.postMessage(null);
        }),
      true,
    );
  });
  for (const lesson of RENAMED) {
    await page.locator('[data-outline="lesson"] input').nth(lesson).click();
    await page.keyboard.type('Words that a teacher types into a title, one after the other', { delay: 60 });
  }
  return page.evaluate(() => (window as unknown as { times: number[] }).times);
}

void main();
