import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Sums of entries, bounded in number. */
export type Tally<E> = { add: (entry: E) => void; list: () => E[] };

/**
 * Counts in memory and writes to `<home>/telemetry` within a second, each time the whole file of the day (UTC). `list`
 * returns the counts of this process since its start. `flush` writes what is pending and never rejects: a full disk
 * must not take the site down.
 */
export type DailyCounter<E> = Tally<E> & { flush: () => Promise<void> };

/**
 * Options of a counter. `kind` names its files; `now` returns milliseconds since 1970. `onError` receives the error of
 * a failed write; the next one includes its counts.
 */
type CounterOptions<E> = {
  home: string;
  kind: string;
  createTally: () => Tally<E>;
  onError: (error: unknown) => void;
  now: () => number;
};

/** Names of the files: `<day>.<gateway>[.<kind>].json`. */
const FILE = /^(\d{4}-\d{2}-\d{2})\.[0-9a-f]+(?:\.([a-z]+))?\.json$/;
/** Ending of a file that is being written. One stays behind when the process is killed. */
const PART = '.part';
const SCHEMA_VERSION = 1;
const RETENTION_DAYS = 30;

/**
 * Creates a counter. Each gateway process writes `<day>.<gateway>[.<kind>].json` for itself, so no two write the same
 * file. Files older than 30 days are removed at the start and once a day.
 */
export function createDailyCounter<E>({ home, kind, createTally, onError, now }: CounterOptions<E>): DailyCounter<E> {
  const folder = join(home, 'telemetry');
  const ending = `${randomBytes(6).toString('hex')}${kind && `.${kind}`}.json`;
  const total = createTally();
  let today = { day: dayOf(now()), tally: createTally() };
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    const { day, tally } = today;
    const write = (): Promise<void> => writeCounts(folder, `${day}.${ending}`, tally.list());
    if (tally.list().length > 0) writing = writing.then(write).catch(onError);
    return writing;
  };
  const removeOld = (): void => void removeOldFiles(folder, dayOf(now() - RETENTION_DAYS * 86_400_000));
  removeOld();

  return {
    add(entry) {
      const day = dayOf(now());
      if (day !== today.day) {
        void flush().then(removeOld);
        today = { day, tally: createTally() };
      }
      total.add(entry);
      today.tally.add(entry);
      timer ??= setTimeout(() => void flush(), 1_000).unref();
    },
    list: () => total.list(),
    flush,
  };
}

/** Replaces a file atomically: a reader finds the previous counts or the new ones, never a part. */
async function writeCounts(folder: string, name: string, counts: readonly unknown[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const text = JSON.stringify({ schemaVersion: SCHEMA_VERSION, counts }, null, 1);
  const target = join(folder, name);
  await writeFile(target + PART, text, { mode: 0o600 });
  await rename(target + PART, target);
}

/**
 * Resolves to the entries in the files of one kind, of all gateways, from the day `since` on. `parse` throws for
 * anything but a list of entries. Leaves out unreadable files: telemetry must never stop a command.
 */
export async function readDailyFiles<E>(
  home: string,
  kind: string,
  since: string,
  parse: (counts: unknown) => E[],
): Promise<E[]> {
  const folder = join(home, 'telemetry');
  const names = (await readdir(folder).catch(() => [])).filter((name) => {
    const [, day = '', found = ''] = FILE.exec(name) ?? [];
    return day !== '' && found === kind && day >= since;
  });
  const read = async (name: string): Promise<E[]> => {
    const { schemaVersion, counts } = JSON.parse(await readFile(join(folder, name), 'utf8')) as Record<string, unknown>;
    return schemaVersion === SCHEMA_VERSION ? parse(counts) : [];
  };
  return (await Promise.all(names.map((name) => read(name).catch(() => [])))).flat();
}

async function removeOldFiles(folder: string, firstDay: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => FILE.test(name.replace(PART, '')) && name < firstDay);
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)));
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
