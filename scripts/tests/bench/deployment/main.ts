import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../e2e/harness/browser';
import { prepareHome } from '../../e2e/harness/home';
import { wholeNumber } from '../releasing/options';
import { runBench } from '../releasing/runBench';
import { ASSUMPTIONS, billOf, overridden, type Measured } from './costs';
import { measureLearner } from './learner';
import { PRICES, type PriceName, type Prices } from './prices';
import { publishSite, type PublishedSite } from './publishSite';
import { describeDeployment, type DeploymentReport } from './report';
import { serveSite, type ServedSite } from './serveSite';
import { measureVisits } from './visits';

const log = (line: string): void => void process.stderr.write(`${line}\n`);
/** Milliseconds in which requests to the store are counted. */
const POLLED_MS = 10_000;
const PAGES = 1_000;

/**
 * Runs `deployment [--courses N] [--learners N,N] [--assume NAME=N]… [--price NAME=N]… [--measured FILE] [--json]`:
 * measures a large site in an S3 store, and calculates monthly costs. `--measured` takes the figures of an earlier run
 * with `--json`, and only calculates, also for another number of courses.
 */
async function main(): Promise<boolean> {
  const { values } = parseArgs({
    options: {
      courses: { type: 'string', default: '100000' },
      learners: { type: 'string', default: '1000,1000000' },
      assume: { type: 'string', multiple: true, default: [] },
      price: { type: 'string', multiple: true, default: [] },
      measured: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const courses = wholeNumber('--courses', values.courses, 100, 1_000_000);
  const learners = (values.learners ?? '').split(',').map((text) => wholeNumber('--learners', text, 1, 1e9));
  const assumptions = overridden('--assume', ASSUMPTIONS, values.assume ?? []);
  const prices = pricesOf(values.price ?? []);
  const report =
    values.measured === undefined
      ? await measure(courses)
      : (JSON.parse(readFileSync(values.measured, 'utf8')) as DeploymentReport);
  const bills = learners.map((many) => ({
    learners: many,
    items: billOf(many, forCourses(report, courses), assumptions, prices),
  }));
  process.stdout.write(
    values.json ? `${JSON.stringify({ ...report, bills }, null, 2)}\n` : `${describeDeployment(report, bills)}\n`,
  );
  return true;
}

/** Returns the figures for another number of courses: what a publication reads and writes grows with it. */
function forCourses({ measured, courses: published, publishing }: DeploymentReport, courses: number): Measured {
  const times = courses / published;
  const { releases, catalogue } = publishing.bytes;
  const { reads, writes } = measured.publication;
  return {
    ...measured,
    storeBytes: releases + catalogue * times,
    documents: measured.documents * times,
    publication: { reads, writes: Math.ceil(writes * times) },
  };
}

/** Returns the list prices with those that `texts` override: one price for any amount. */
function pricesOf(texts: readonly string[]): Prices {
  const names = Object.fromEntries(Object.keys(PRICES).map((name) => [name, NaN])) as Record<PriceName, number>;
  const given = overridden('--price', names, texts);
  const entries = Object.entries(PRICES).map(([name, price]) => {
    const dollars = given[name as PriceName];
    return [name, Number.isNaN(dollars) ? price : { ...price, steps: [{ to: Infinity, dollars }] }];
  });
  return Object.fromEntries(entries) as Prices;
}

async function measure(courses: number): Promise<DeploymentReport> {
  const master = await prepareHome(log, 'lectern-bench');
  const browser = await openBrowser(false);
  try {
    const learner = await measureLearner(browser, master);
    const published = await publishSite(master, courses, log);
    const site = await serveSite(published);
    try {
      return await measureServed({ learner, courses, published, site, browser });
    } finally {
      await site.close();
      await published.server.close();
    }
  } finally {
    await browser.close();
  }
}

type Started = {
  learner: Measured['learner'];
  courses: number;
  published: PublishedSite;
  site: ServedSite;
  browser: Browser;
};

async function measureServed({ learner, courses, published, site, browser }: Started): Promise<DeploymentReport> {
  const { seconds, bytes, objects, first, publication, documents } = published;
  const ready = site.memory().now;
  const idle = await pollsOf(published, () => wait(POLLED_MS));
  const visits = await measureVisits(browser, site);
  const visited = site.memory().now;
  const busy = await pollsOf(published, () => openHomePage(site));
  await openPages(site, courseIdsOf(published));
  const { now: pages, peak } = site.memory();
  const measured: Measured = {
    ...visits,
    learner,
    storeBytes: bytes.releases + bytes.catalogue,
    documents,
    publication,
    pollsPerSecond: { idle, busy },
  };
  return {
    machine: `${String(cpus().length)} cores, Node ${process.versions.node}`,
    courses,
    measured,
    publishing: { seconds, bytes, objects, first },
    gateway: { secondsToReady: site.secondsToReady, memory: { ready, visited, pages, peak } },
  };
}

/** Resolves to the requests to the store in a second of `work`. */
async function pollsOf({ server: { requests } }: PublishedSite, work: () => Promise<unknown>): Promise<number> {
  requests.clear();
  const begun = performance.now();
  await work();
  const all = [...requests.values()].reduce((sum, many) => sum + many, 0);
  return all / ((performance.now() - begun) / 1_000);
}

/** Opens the home page, whose files are cached by then, again and again. */
async function openHomePage(site: ServedSite): Promise<void> {
  const end = performance.now() + POLLED_MS;
  while (performance.now() < end) {
    await (await fetch(`${site.url}/`)).arrayBuffer();
    await wait(100);
  }
}

const courseIdsOf = ({ server }: PublishedSite): string[] =>
  Array.from(server.objects.keys(), (key) => /\/courses\/([\w-]+)\.[\da-f]+\.json$/.exec(key)?.[1] ?? '').filter(
    Boolean,
  );

/** Opens the pages of courses one after the other, spread over all of them. */
async function openPages(site: ServedSite, ids: readonly string[]): Promise<void> {
  for (let index = 0; index < PAGES; index += 1) {
    const id = ids[Math.floor((index * ids.length) / PAGES)] ?? '';
    await (await fetch(`${site.url}/course/page/${id}`)).arrayBuffer();
  }
}

runBench(main);
