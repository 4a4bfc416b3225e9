import { appendFile, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { VisitEvent } from './visitEvents';

/** Folder of a home with the visits of canaries: `<step>.<gateway>.log`, one line for each event. */
export const visitsFolder = (home: string): string => join(home, 'telemetry', 'visits');

const START = /^s ([\w-]{11}) ([cs]) (\d{1,15}) ([\w-]{8}|-)$/;
const OUTCOME = /^o ([\w-]{11}) (ok|failed|left) ([a-z-]{1,20})$/;
const LOG_FILE = /\.[0-9a-f]+\.log$/;
/** Characters that wait for a disk that is full. */
const MAX_UNWRITTEN = 1_000_000;
/** Milliseconds for which the log of a step that is over stays, for the other gateways. */
const KEPT_MS = 24 * 3_600_000;

/** Returns the line of an event. It names no visitor: a nonce is one page, a client a salted hash that ends with it. */
export function lineOf(event: VisitEvent): string {
  if (event.kind === 'outcome') return `o ${event.nonce} ${event.outcome} ${event.reason}\n`;
  return `s ${event.nonce} ${event.arm === 'canary' ? 'c' : 's'} ${String(event.at)} ${event.client ?? '-'}\n`;
}

/** Returns the event of a line; null for a damaged one. */
export function eventOf(line: string): VisitEvent | null {
  const [, nonce = '', arm, at, client = '-'] = START.exec(line) ?? [];
  if (arm !== undefined)
    return {
      kind: 'start',
      nonce,
      arm: arm === 'c' ? 'canary' : 'stable',
      at: Number(at),
      client: client === '-' ? null : client,
    };
  const [, ended = '', outcome, reason = 'error'] = OUTCOME.exec(line) ?? [];
  return outcome === undefined
    ? null
    : { kind: 'outcome', nonce: ended, outcome: outcome as 'ok' | 'failed' | 'left', reason };
}

/** The log of one step, shared by all gateways of a home. */
export interface VisitLog {
  append(event: VisitEvent): void;
  /** Writes what was appended; resolves to the events that others wrote since the last call. Never rejects. */
  exchange(): Promise<VisitEvent[]>;
}

/** Opens the log of a step. `gateway` names this process, or is null for one that only reads. */
export function openVisitLog(
  home: string,
  step: string,
  gateway: string | null,
  onError: (error: unknown) => void,
): VisitLog {
  const folder = visitsFolder(home);
  const own = gateway === null ? null : `${step}.${gateway}.log`;
  const offsets = new Map<string, number>();
  let unwritten = '';
  const write = async (): Promise<void> => {
    if (own === null || unwritten === '') return;
    const text = unwritten;
    unwritten = '';
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await appendFile(join(folder, own), text, { mode: 0o600 });
    } catch (error) {
      // A full disk may have taken a part, even of a line, so the next line begins with a line break.
      unwritten = wholeLines(`\n${text.trimStart()}${unwritten}`);
      onError(error);
    }
  };
  return {
    append: (event) => void (unwritten += lineOf(event)),
    exchange: async () => {
      await write();
      const names = await readdir(folder).catch(() => []);
      const others = names.filter((name) => name.startsWith(`${step}.`) && name !== own && LOG_FILE.test(name));
      const read = async (name: string): Promise<VisitEvent[]> => {
        const { events, end } = await readEvents(join(folder, name), offsets.get(name) ?? 0);
        offsets.set(name, end);
        return events;
      };
      return (await Promise.all(others.map((name) => read(name).catch(() => [])))).flat();
    },
  };
}

/** Returns the first lines of a text that may wait for a disk. */
function wholeLines(text: string): string {
  return text.length <= MAX_UNWRITTEN ? text : text.slice(0, text.lastIndexOf('\n', MAX_UNWRITTEN - 1) + 1);
}

/** Resolves to the events of a step, a list for each gateway that wrote any, in the order of writing. Never rejects. */
export async function readVisitLogs(home: string, step: string): Promise<VisitEvent[][]> {
  const folder = visitsFolder(home);
  const names = (await readdir(folder).catch(() => [])).filter(
    (name) => name.startsWith(`${step}.`) && LOG_FILE.test(name),
  );
  const read = (name: string): Promise<VisitEvent[]> =>
    readEvents(join(folder, name), 0).then(
      ({ events }) => events,
      () => [],
    );
  return Promise.all(names.map(read));
}

async function readEvents(path: string, start: number): Promise<{ events: VisitEvent[]; end: number }> {
  const { text, end } = await readLines(path, start);
  return { events: text.split('\n').flatMap((line) => eventOf(line) ?? []), end };
}

/** Reads the whole lines of a file from `start` on; `end` is where the next one begins. */
async function readLines(path: string, start: number): Promise<{ text: string; end: number }> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    if (size <= start) return { text: '', end: start };
    const bytes = new Uint8Array(size - start);
    const { bytesRead } = await handle.read(bytes, 0, bytes.length, start);
    const whole = bytes.subarray(0, bytes.subarray(0, bytesRead).lastIndexOf(10) + 1);
    return { text: new TextDecoder().decode(whole), end: start + whole.length };
  } finally {
    await handle.close();
  }
}

/** Removes the logs of steps that are over, a day after their last line. Never rejects. */
export async function removeOldLogs(home: string, running: readonly string[], now: number): Promise<void> {
  const folder = visitsFolder(home);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!LOG_FILE.test(name) || running.some((step) => name.startsWith(`${step}.`))) continue;
    const stats = await stat(join(folder, name)).catch(() => null);
    if (stats && now - stats.mtimeMs > KEPT_MS) await rm(join(folder, name), { force: true }).catch(() => undefined);
  }
}
