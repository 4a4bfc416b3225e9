import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LoadReport, RefusalReport } from '@lectern/shared/contract';

/**
 * Number of loads of one release with one outcome. `kind` is the failure kind, `silent` for a load that started and
 * never ended, and null without a failure. `times` counts those that succeeded by duration (`LOAD_TIME_BOUNDS`).
 * Outcome `refused` counts browsers that refused a revision: `remote` is `registry`, and `version` is who refused it.
 */
export type LoadCount = {
  remote: string;
  version: string;
  outcome: LoadReport['outcome'] | 'refused';
  kind: string | null;
  count: number;
  times?: number[] | undefined;
};

/** Upper bounds of the classes of durations in milliseconds; the last class has none. */
export const LOAD_TIME_BOUNDS = [
  25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1_200, 1_600, 2_400, 3_200, 5_000, 10_000, 30_000, 60_000,
] as const;

const count = v.object({
  remote: v.string(),
  version: v.string(),
  outcome: v.picklist(['started', 'loaded', 'recovered', 'replaced', 'failed', 'left', 'refused']),
  kind: v.nullable(v.string()),
  count: v.number(),
  times: v.optional(v.array(v.number())),
});
const file = v.object({ schemaVersion: v.literal(1), counts: v.array(count) });

const FILE = /^(\d{4}-\d{2}-\d{2})\.[0-9a-f]+\.json$/;
const RETENTION_DAYS = 30;
const MAX_ENTRIES = 1_000;

/**
 * Resolves to the load counts of all gateways, summed. `since`, a day such as `2026-11-21`, excludes earlier days.
 *
 * Counts are stored in `<home>/telemetry/<day>.<gateway>.json` as `{ schemaVersion: 1, counts: LoadCount[] }`. Each
 * gateway process writes one file per day (UTC), so no two write the same file. Unreadable files are ignored: telemetry
 * must never stop a command.
 */
export async function readLoadCounts(home: string, since = ''): Promise<LoadCount[]> {
  const folder = join(home, 'telemetry');
  const names = await readdir(folder).catch(() => []);
  const days = names.filter((name) => (FILE.exec(name)?.[1] ?? '') >= since && FILE.test(name));
  const sums = createTally();
  for (const counts of await Promise.all(days.map((name) => readCounts(join(folder, name)))))
    counts.forEach((entry) => sums.add(entry));
  return sums.list();
}

/**
 * Counts reports in memory and writes them to `<home>/telemetry` within a second. Each write replaces the whole file.
 */
export interface LoadCounter {
  add(report: LoadReport): void;
  /** Counts a load that started and never ended as failed. */
  addSilent(load: Pick<LoadReport, 'remote' | 'version'>): void;
  /** Counts a revision that a browser refused. */
  addRefusal(report: RefusalReport): void;
  /** Returns the counts of this process since its start. */
  list(): LoadCount[];
  /** Writes pending counts. Never rejects: a full disk must not take the site down. */
  flush(): Promise<void>;
}

/** Creates a counter. `onError` receives the error of a failed write; its counts are included in the next write. */
export function createLoadCounter(home: string, onError: (error: unknown) => void, now = Date.now): LoadCounter {
  const folder = join(home, 'telemetry');
  const id = randomBytes(6).toString('hex');
  const total = createTally();
  let today = { day: dayOf(now()), tally: createTally() };
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const save = async ({ day, tally }: typeof today): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const target = join(folder, `${day}.${id}.json`);
    const text = JSON.stringify({ schemaVersion: 1, counts: tally.list() }, null, 1);
    await writeFile(`${target}.part`, text, { mode: 0o600 });
    await rename(`${target}.part`, target);
  };
  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const saved = today;
    if (saved.tally.list().length > 0) writing = writing.then(() => save(saved)).catch(onError);
    return writing;
  };
  void removeOldFiles(folder, dayOf(now() - RETENTION_DAYS * 86_400_000));

  const count = (entry: LoadCount): void => {
    const day = dayOf(now());
    if (day !== today.day) {
      void flush();
      today = { day, tally: createTally() };
    }
    total.add(entry);
    today.tally.add(entry);
    timer ??= setTimeout(() => void flush(), 1_000).unref();
  };
  return {
    add: (report) => count(entryOf(report)),
    addSilent: ({ remote, version }) => count({ remote, version, outcome: 'failed', kind: 'silent', count: 1 }),
    addRefusal: (report) => count(refusalOf(report)),
    list: () => total.list(),
    flush,
  };
}

const refusalOf = ({ where, refused }: RefusalReport): LoadCount => ({
  remote: 'registry',
  version: where,
  outcome: 'refused',
  kind: refused,
  count: 1,
});

function entryOf({ remote, version, outcome, kind, duration }: LoadReport): LoadCount {
  const isFailure = outcome === 'failed' || outcome === 'replaced' || outcome === 'recovered';
  const entry = { remote, version, outcome, kind: isFailure ? (kind ?? 'error') : null, count: 1 };
  if (outcome !== 'loaded') return entry;
  const found = LOAD_TIME_BOUNDS.findIndex((bound) => duration <= bound);
  const times = Array<number>(LOAD_TIME_BOUNDS.length + 1).fill(0);
  times[found < 0 ? LOAD_TIME_BOUNDS.length : found] = 1;
  return { ...entry, times };
}

/**
 * Sums counts by release and outcome. Entries beyond a thousand are dropped, so that labels stay few.
 */
function createTally(): { add(entry: LoadCount): void; list(): LoadCount[] } {
  const entries = new Map<string, LoadCount>();
  return {
    add: ({ remote, version, outcome, kind, count, times }) => {
      const key = `${remote} ${version} ${outcome} ${kind ?? ''}`;
      const existing = entries.get(key);
      if (existing) {
        existing.count += count;
        if (times) existing.times = times.map((number, index) => number + (existing.times?.[index] ?? 0));
      } else if (entries.size < MAX_ENTRIES)
        entries.set(key, { remote, version, outcome, kind, count, ...(times && { times }) });
    },
    list: () => [...entries.values()].map((entry) => ({ ...entry })),
  };
}

async function readCounts(path: string): Promise<LoadCount[]> {
  try {
    return v.parse(file, JSON.parse(await readFile(path, 'utf8'))).counts;
  } catch {
    return [];
  }
}

async function removeOldFiles(folder: string, firstDay: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => FILE.test(name) && name < firstDay);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)));
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
