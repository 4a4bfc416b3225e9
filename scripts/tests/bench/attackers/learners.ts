import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { keepAlive, send, type Outcome } from './client';

/**
 * Measurements of learners: requests, failed ones with their statuses, and times in milliseconds. `benchDelay` is the
 * 99th percentile of this process's own delay, which is part of their times.
 */
export type LearnerFigures = {
  requests: number;
  errors: number;
  statuses: string;
  p50: number;
  p99: number;
  benchDelay: number;
};

/** Addresses that a learner opens, by what they are. */
export type Site = { url: string; pages: string[]; files: string[] };

const WORDS = ['bread', 'piano', 'data', 'design', 'type', 'a', 'first', 'photo'];
/** Milliseconds between two samples of the event loop's delay. */
const RESOLUTION_MS = 5;
/** Milliseconds between two requests of a learner, at most. */
const PAUSE = 4_000;

/** Reads what a visitor needs: pages that exist, and the files that they preload. */
export async function readSite(url: string): Promise<Site> {
  const get = async (path: string): Promise<string> => (await fetch(url + path)).text();
  const sitemaps = [...(await get('/sitemap.xml')).matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => address);
  const texts = await Promise.all(sitemaps.map((address) => get(new URL(address).pathname)));
  const pages = texts.flatMap((text) => [...text.matchAll(/<loc>([^<]+)/g)].map(([, at = '']) => new URL(at).pathname));
  const home = await get('/');
  const files = [...home.matchAll(/(?:src|href)="(\/remotes\/[^"]+)"/g)].map(([, file = '']) => file);
  return { url, pages, files };
}

/**
 * Lets learners use the site for a time, each on a connection and at an address of its own: pages, files, the registry,
 * searches and lists.
 */
export async function learn(site: Site, connections: number, milliseconds: number): Promise<LearnerFigures> {
  const end = performance.now() + milliseconds;
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const all = await Promise.all(Array.from({ length: connections }, (_, number) => learner(site, number, end)));
  delay.disable();
  const outcomes = all.flat();
  const times = outcomes.map(({ ms }) => ms).sort((a, b) => a - b);
  const failed = outcomes.filter(({ status }) => status !== 200);
  return {
    requests: outcomes.length,
    errors: failed.length,
    statuses: [...new Set(failed.map(({ status }) => status))].join(' '),
    p50: times[Math.floor(times.length * 0.5)] ?? NaN,
    p99: times[Math.floor(times.length * 0.99)] ?? NaN,
    benchDelay: Math.max(0, delay.percentile(99) / 1e6 - RESOLUTION_MS),
  };
}

async function learner(site: Site, number: number, end: number): Promise<Outcome[]> {
  const agent = keepAlive(1);
  const address = `10.1.${String(number >> 8)}.${String(number & 255)}`;
  const outcomes: Outcome[] = [];
  await wait(Math.random() * PAUSE);
  while (performance.now() < end) {
    const outcome = await send({ url: site.url + pathOf(site), address, agent });
    outcomes.push({ ...outcome, text: '' });
    await wait(Math.random() * PAUSE);
  }
  agent.destroy();
  return outcomes;
}

function pathOf({ pages, files }: Site): string {
  const dice = Math.random();
  if (dice < 0.4) return oneOf(pages);
  if (dice < 0.75) return oneOf(files);
  if (dice < 0.85) return '/registry.json';
  return `/api/search?q=${oneOf(WORDS)}&page=${String(1 + Math.floor(Math.random() * 3))}`;
}

export const oneOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T;
