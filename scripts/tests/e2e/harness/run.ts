import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../../cli';
import { openBrowser } from './browser';
import { prepareHome } from './home';
import { runStory, type Outcome } from './runStory';
import type { Story } from './story';

const STORIES = join(__dirname, '..', 'stories');
const PICTURES = join(ROOT, 'node_modules', '.cache', 'lectern-e2e', 'failures');

/** The story that a file exports. */
export type LoadStory = (file: string) => Story;

/** Runs the stories whose name or file holds `--only`; resolves to those that failed. */
async function main(load: LoadStory): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      jobs: { type: 'string', default: '2' },
      headed: { type: 'boolean', default: false },
    },
  });
  const stories = await loadStories(values.only ?? '', load);
  if (stories.length === 0) throw new Error(`No story is named like "${values.only ?? ''}".`);
  await rm(PICTURES, { recursive: true, force: true });
  await mkdir(PICTURES, { recursive: true });
  const begun = Date.now();
  const home = await prepareHome((line) => process.stdout.write(`${line}\n`));
  const browser = await openBrowser(values.headed === true);
  try {
    const outcomes = await atMost(Math.max(1, Number(values.jobs)), stories, async (story) => {
      const outcome = await runStory(story, { browser, home, pictures: PICTURES });
      printOutcome(outcome);
      return outcome;
    });
    const failed = outcomes.filter((outcome) => outcome.error !== null).length;
    process.stdout.write(
      `\n${String(outcomes.length - failed)} of ${String(outcomes.length)} stories passed in ` +
        `${seconds(Date.now() - begun)}\n`,
    );
    return failed;
  } finally {
    await browser.close();
  }
}

async function loadStories(only: string, load: LoadStory): Promise<Story[]> {
  const files = (await readdir(STORIES)).filter((file) => file.endsWith('.story.ts')).sort();
  const loaded = files.map((file) => ({ file, story: load(join(STORIES, file)) }));
  const wanted = only.toLowerCase();
  return loaded
    .filter(({ file, story }) => file.toLowerCase().includes(wanted) || story.name.toLowerCase().includes(wanted))
    .map(({ story }) => story);
}

function printOutcome({ name, error, duration, pictures }: Outcome): void {
  process.stdout.write(`${error === null ? 'pass' : 'FAIL'}  ${name}  (${seconds(duration)})\n`);
  if (error !== null) process.stdout.write(`${error.replace(/^/gm, '      ')}\n      pictures: ${pictures}\n`);
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

async function atMost<T, R>(jobs: number, items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const queue = [...items];
  const lane = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) results.push(await work(next));
  };
  await Promise.all(Array.from({ length: jobs }, lane));
  return results;
}

/** Runs the stories that the command line asks for and ends the process: 0 when all passed, else 1. */
export function run(load: LoadStory): void {
  main(load).then(
    (failed) => process.exit(failed === 0 ? 0 : 1),
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exit(1);
    },
  );
}
