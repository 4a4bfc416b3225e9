import assert from 'node:assert/strict';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { collectErrors, takePictures } from './browser';
import { startSite, type Site } from './site';
import type { Story } from './story';
import { noteFirstContent } from './waves';

/** What a run of all stories shares: one browser, the prepared home, and the folder for pictures of failures. */
export type Stage = { browser: Browser; home: string; pictures: string };

/** How a story went; `error` is null when it passed, `pictures` says where its tabs can be seen otherwise. */
export type Outcome = { name: string; error: string | null; duration: number; pictures: string };

const TIMEOUT_MS = 60_000;

/** A home in which no catalogue is published answers 404 for its pointer; the screens then show their empty state. */
const EXPECTED = [/404 .*\/catalogue%2Fpointer\.json/];

/** Tells one story on a site of its own; never rejects. Errors in the console that it did not allow fail it. */
export async function runStory(story: Story, stage: Stage): Promise<Outcome> {
  const begun = Date.now();
  const visitors: { context: BrowserContext; errors: string[] }[] = [];
  const pictures = join(stage.pictures, `${story.name.replace(/[^a-z0-9]+/gi, '-').toLowerCase()}-*.png`);
  let site: Site | null = null;
  let error: string | null = null;
  try {
    site = await startSite(stage.home);
    await tell(story, stage, site, visitors);
  } catch (thrown) {
    error = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    error += [...visitors.flatMap((visitor) => visitor.errors), ...refusalsOf(site)]
      .map((line) => `\n  ${line}`)
      .join('');
    await Promise.all(
      visitors.map(({ context }, index) =>
        takePictures(context, (tab) => pictures.replace('*', `${String(index)}-${String(tab)}`)),
      ),
    );
  }
  await Promise.all(visitors.map(({ context }) => context.close().catch(() => undefined)));
  await site?.close().catch(() => undefined);
  return { name: story.name, error, duration: Date.now() - begun, pictures };
}

async function tell(
  story: Story,
  { browser }: Stage,
  site: Site,
  visitors: { context: BrowserContext; errors: string[] }[],
): Promise<void> {
  const allowed = [...EXPECTED];
  const newVisitor = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: site.url, serviceWorkers: 'block', ...story.options.browser });
    visitors.push({ context, errors: collectErrors(context) });
    await noteFirstContent(context);
    return context.newPage();
  };
  const page = await newVisitor();
  const telling = story.run({
    site,
    page,
    context: page.context(),
    newVisitor,
    faults: site.faults,
    expect: assert,
    allow: (...messages) => void allowed.push(...messages),
  });
  await withinTime(telling, story.options.timeout ?? TIMEOUT_MS);
  const unexpected = visitors
    .flatMap(({ errors }) => errors)
    .filter((line) => !allowed.some((pattern) => pattern.test(line)));
  if (withoutConflicts(unexpected, site).length > 0)
    throw new Error('Errors in the browser that the story does not allow:');
}

/**
 * Refused since another write came between, as when a page that is left still writes what it learned: whoever sent it
 * reads and sends again.
 */
const CONFLICT = /"status": ?"(ABORTED|ALREADY_EXISTS|FAILED_PRECONDITION)"/;

/** A browser logs each lost race of optimistic writes as an error; as many as the backend told of are none. */
function withoutConflicts(lines: string[], { faults }: Site): string[] {
  let conflicts = faults.requests(/documents:commit/).filter(({ refusal }) => CONFLICT.test(refusal ?? '')).length;
  return lines.filter((line) => !/status of (400|409).*documents:commit/.test(line) || (conflicts -= 1) < 0);
}

function refusalsOf(site: Site | null): string[] {
  const refused = site?.faults.requests().filter(({ refusal }) => refusal !== null) ?? [];
  return refused.map(
    ({ method, path, status, refusal }) =>
      `answered ${String(status)}: ${method} ${path.slice(0, 120)}: ` +
      `${refusal?.slice(0, 300).replace(/\s+/g, ' ') ?? ''}`,
  );
}

async function withinTime(telling: Promise<void>, limit: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`The story was not over after ${String(limit / 1000)} s.`)), limit);
  });
  await Promise.race([telling, late]).finally(() => clearTimeout(timer));
}
