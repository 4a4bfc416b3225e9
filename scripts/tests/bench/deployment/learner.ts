import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Response } from 'playwright-core';
import { openLocalSite, requireFreePort } from '../../../cli';
import { copyHome } from '../../e2e/harness/copyHome';
import { signInAsLena } from '../../e2e/harness/learner';
import { texts } from '../../e2e/harness/texts';
import type { Documents } from './costs';

const COURSE = 'your-first-web-page';
/** Milliseconds on the lesson: its progress is saved meanwhile. */
const LESSON_MS = 20_000;
/** Milliseconds that a step may take on a busy machine. */
const PATIENCE_MS = 300_000;

/**
 * Counts the documents of one visit of a learner with the sample content: sign in, enrol in a free course, 20 s of its
 * first lesson, the profile. Queries cost at least one read, as Firestore bills them.
 */
export async function measureLearner(browser: Browser, master: string): Promise<Documents> {
  const home = await mkdtemp(join(tmpdir(), 'lectern-bench-learner-'));
  copyHome(master, home);
  const site = await openLocalSite({ home, host: null, port: await requireFreePort(null, 0), homeUrl: null });
  const context = await browser.newContext({ baseURL: site.url });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const counting: Promise<Documents>[] = [];
    context.on('response', (response) => void counting.push(documentsOf(response)));
    await page.goto(`/enroll/${COURSE}/me/${COURSE}`);
    await page.waitForURL((url) => url.pathname === '/sign_in');
    await signInAsLena(page);
    await page.getByRole('button', { name: texts.enrolment.confirm.free }).click();
    await page.waitForURL(/\/watch\//);
    await page.waitForTimeout(LESSON_MS);
    await page.goto('/profile');
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(3_000);
    const counts = await Promise.all(counting);
    return {
      reads: counts.reduce((sum, { reads }) => sum + reads, 0),
      writes: counts.reduce((sum, { writes }) => sum + writes, 0),
    };
  } finally {
    await context.close();
    await site.close();
    await rm(home, { recursive: true, force: true });
  }
}

const NONE: Documents = { reads: 0, writes: 0 };

/** Resolves to what an answer of the document database costs; nothing for other answers. */
async function documentsOf(response: Response): Promise<Documents> {
  const { pathname } = new URL(response.url());
  const [, method = 'get'] = /^\/v1\/projects\/.*\/documents(?:[^:]*)(?::(\w+))?$/.exec(pathname) ?? [];
  if (!/^\/v1\/projects\/.*\/documents/.test(pathname) || response.request().method() === 'OPTIONS') return NONE;
  const body = (await response.json().catch(() => null)) as unknown;
  if (method === 'commit' || method === 'batchWrite') {
    const { writes = [] } = (response.request().postDataJSON() ?? {}) as { writes?: unknown[] };
    return { reads: 0, writes: writes.length };
  }
  return { reads: Array.isArray(body) ? Math.max(1, body.filter(isDocument).length) : 1, writes: 0 };
}

const isDocument = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && ('document' in entry || 'found' in entry || 'missing' in entry);
