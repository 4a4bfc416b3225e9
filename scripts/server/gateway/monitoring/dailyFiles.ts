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
 * Days whose counts stay in memory: a file is replaced as a whole, also after a disk was full at midnight, or a clock
 * was set back to the day before.
 */
const MAX_DAYS = 2;

type Day<E> = { tally: Tally<E>; isWritten: boolean };

/**
 * Creates a counter. Each gateway process writes `<day>.<gateway>[.<kind>].json` for itself, so no two write the same
 * file. Files older than 30 days are removed at the start and once a day.
 */
export function createDailyCounter<E>({ home, kind, createTally, onError, now }: CounterOptions<E>): DailyCounter<E> {
  const folder = join(home, 'telemetry');
  const ending = `${randomBytes(6).toString('hex')}${kind && `.${kind}`}.json`;
  const total = createTally();
  const days = new Map<string, Day<E>>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    for (const [day, counted] of days)
      writing = writing.then(() => writeDay(folder, `${day}.${ending}`, counted)).catch(onError);
    return writing;
  };
  const removeOld = (): void => void removeOldFiles(folder, dayOf(now() - RETENTION_DAYS * 86_400_000));
  removeOld();
  const countedOn = (day: string): Day<E> => {
    const known = days.get(day);
    if (known) return known;
    if (days.size > 0) void flush().then(removeOld);
    const counted = { tally: createTally(), isWritten: true };
    days.set(day, counted);
    if (days.size > MAX_DAYS) days.delete(days.keys().next().value ?? '');
    return counted;
  };

  return {
    add(entry) {
      const counted = countedOn(dayOf(now()));
      total.add(entry);
      counted.tally.add(entry);
      counted.isWritten = false;
      timer ??= setTimeout(() => void flush(), 1_000).unref();
    },
    list: () => total.list(),
    flush,
  };
}

/** Writes the counts of a day unless they are written. */
async function writeDay<E>(folder: string, name: string, counted: Day<E>): Promise<void> {
  if (counted.isWritten) return;
  counted.isWritten = true;
  try {
    await writeCounts(folder, name, counted.tally.list());
  } catch (error) {
    counted.isWritten = false;
    throw error;
  }
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
