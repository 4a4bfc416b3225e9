import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gunzipSync } from 'node:zlib';
import {
  answerList,
  decodeCourseTable,
  decodeTextIndex,
  PAGE_SIZE,
  prepareSearch,
  type SearchableCatalogue,
} from '@lectern/shared/search';
import { openBrowser } from '../e2e/harness/browser';
import { prepareHome } from '../e2e/harness/home';
import type { Backend } from '@lectern/backend';
import { openLocalBackend } from '../../cli';
import { fill, read, type SizeFigures } from './catalogue/fill';
import { measureInteractions } from './catalogue/interactions';
import { describeCatalogue, type CatalogueReport } from './catalogue/report';
import { measureSiteSearch, type SiteSearchFigures } from './catalogue/siteSearch';
import { keystrokes, sample, timeEach, type Times } from './catalogue/typing';

const log = (line: string): void => void process.stderr.write(`${line}\n`);

/**
 * Runs `catalogue [--sizes N,N,N] [--no-browser] [--json]`: measures bytes of lists, publishing, a keystroke at the
 * middle size, `/api/search` at the largest, and lists in a browser.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      sizes: { type: 'string', default: '1000,5000,100000' },
      browser: { type: 'boolean', default: true },
      json: { type: 'boolean', default: false },
    },
  });
  const sizes = readSizes(values.sizes ?? '');
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const report: CatalogueReport = {
    machine: `${cpus().length} cores, Node ${process.versions.node}`,
    sizes: [],
    typing: null,
    site: null,
    list: null,
  };
  for (const size of sizes) {
    const { figures, typing, site } = await measureSize(size, {
      isMiddle: size === middle,
      isLargest: size === sizes.at(-1),
    });
    report.sizes.push(figures);
    report.typing ??= typing;
    report.site ??= site;
  }
  if (values.browser) {
    const browser = await openBrowser(false);
    try {
      report.list = await measureInteractions(browser, await prepareHome(log, 'lectern-bench'), middle, log);
    } finally {
      await browser.close();
    }
  }
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${describeCatalogue(report)}\n`);
}

/** Parses numbers of courses, and returns them in ascending order. Throws when one is not an integer from 1. */
function readSizes(text: string): number[] {
  const sizes = text.split(',').map(Number);
  if (!sizes.every((size) => Number.isInteger(size) && size > 0))
    throw new Error('--sizes takes integers from 1, separated by commas.');
  return sizes.toSorted((a, b) => a - b);
}

/** `typing` is measured at the middle size only, `site` at the largest. */
type Measured = { figures: SizeFigures; typing: Times | null; site: SiteSearchFigures | null };

/** Publishes a catalogue of `size` courses in a home of its own, and measures it. */
async function measureSize(
  size: number,
  { isMiddle, isLargest }: { isMiddle: boolean; isLargest: boolean },
): Promise<Measured> {
  const home = mkdtempSync(join(tmpdir(), 'lectern-bench-'));
  const backend = await openLocalBackend(home, 'http://localhost');
  try {
    const figures = await fill(backend, size, log);
    if (!isMiddle && !isLargest) return { figures, typing: null, site: null };
    const catalogue = await load(backend, figures);
    const typed = keystrokes(searchedWords(catalogue));
    const search = (words: string): unknown =>
      answerList(catalogue, { words, scope: {}, chosen: {}, sort: 'relevance', page: 1, limit: PAGE_SIZE });
    return {
      figures,
      typing: isMiddle ? await timeEach(typed, search) : null,
      site: isLargest ? await measureSiteSearch(backend, typed) : null,
    };
  } finally {
    await backend.close();
    rmSync(home, { recursive: true, force: true });
  }
}

/** Returns sixty texts that people search for: titles of courses, and for every third a teacher's name. */
const searchedWords = ({ table: { titles, teachers } }: SearchableCatalogue): string[] =>
  sample(titles, 60).map((title, index) => (index % 3 === 2 ? (teachers.values[index] ?? title) : title));

/** Reads the published files of a catalogue as a browser does. */
async function load(backend: Backend, { pointer }: SizeFigures): Promise<SearchableCatalogue> {
  const table = decodeCourseTable(gunzipSync(await read(backend, pointer.rows)).toString());
  const index = decodeTextIndex(gunzipSync(await read(backend, pointer.words)));
  prepareSearch({ table, index });
  return { generation: pointer.generation, table, index };
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    process.exit(1);
  },
);
