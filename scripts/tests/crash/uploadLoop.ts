import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { endServer, startCrashServer } from './startCrashServer';

/** The report of a run: kills, finished uploads, those that a kill interrupted, and all problems that were found. */
export type UploadReport = { kills: number; finished: number; resumed: number; problems: string[] };

/** `path` is the session's address without its server, which has another port after each kill. */
type Upload = { name: string; content: Buffer; path: string; acknowledged: number };

const BUCKET = 'main';
const PIECE = 20_000;
const PIECES = 3;
const LANES = 6;
/** A session whose start was not answered is unknown to its client: it is removed after a day. */
const LOST = 'a start that was not answered';

/**
 * Kills a backend `kills` times while it takes resumable uploads, and resumes each of them on the same home folder.
 * Afterwards every upload must be whole, no acknowledged piece may have been sent twice, and no file may be left over.
 */
export async function uploadLoop(home: string, kills: number): Promise<UploadReport> {
  const report: UploadReport = { kills: 0, finished: 0, resumed: 0, problems: [] };
  const interrupted: Upload[] = [];
  const finished: Upload[] = [];
  let [next, lost] = [0, 0];
  for (let round = 0; round <= kills; round += 1) {
    const server = await startCrashServer(home);
    const isLast = round === kills;
    let isAlive = true;
    const target = finished.length + 4 + Math.floor(Math.random() * 12);
    const run = async (): Promise<void> => {
      while (isAlive) {
        const known = interrupted.pop();
        if (known) report.resumed += 1;
        else if (isLast) return;
        const upload = known ?? (await startUpload(server.url, (next += 1)));
        if (upload === LOST) lost += 1;
        else if (await send(server.url, upload, report.problems)) finished.push(upload);
        else interrupted.push(upload);
      }
    };
    const lanes = Promise.all(Array.from({ length: LANES }, run));
    if (!isLast) {
      while (finished.length < target) await wait(1);
      isAlive = false;
      await endServer(server, 'SIGKILL');
      report.kills += 1;
    }
    await lanes;
    if (isLast) {
      for (const upload of finished) await check(server.url, upload, report.problems);
      await endServer(server, 'SIGTERM');
    }
  }
  report.finished = finished.length;
  report.problems.push(...orphansIn(join(home, 'files'), finished.length, lost));
  return report;
}

async function startUpload(server: string, number: number): Promise<Upload | typeof LOST> {
  const name = `film-${String(number)}`;
  const headers = { 'x-goog-upload-protocol': 'resumable', 'x-goog-upload-command': 'start' };
  const response = await post(`${server}/v0/b/${BUCKET}/o?name=${name}`, headers);
  const session = response?.headers.get('x-goog-upload-url');
  if (session == null) return LOST;
  const { pathname, search } = new URL(session);
  return { name, content: randomBytes(PIECE * PIECES), path: pathname + search, acknowledged: 0 };
}

/** Sends what is missing of an upload. Resolves to false when the server ends meanwhile. */
async function send(server: string, upload: Upload, problems: string[]): Promise<boolean> {
  const state = await post(server + upload.path, { 'x-goog-upload-command': 'query' });
  if (state === null) return false;
  const received = Number(state.headers.get('x-goog-upload-size-received'));
  if (!state.ok) problems.push(`${upload.name} cannot be resumed: ${String(state.status)}.`);
  else if (received < upload.acknowledged)
    problems.push(`${upload.name} has ${String(received)} of ${String(upload.acknowledged)} acknowledged bytes.`);
  if (!state.ok || state.headers.get('x-goog-upload-status') === 'final') return true;
  for (let offset = received; ; offset += PIECE) {
    const isLast = offset + PIECE >= upload.content.length;
    const answer = await post(
      server + upload.path,
      { 'x-goog-upload-command': isLast ? 'upload, finalize' : 'upload', 'x-goog-upload-offset': String(offset) },
      upload.content.subarray(offset, offset + PIECE),
    );
    if (answer === null) return false;
    if (!answer.ok) problems.push(`${upload.name} is refused at ${String(offset)}: ${String(answer.status)}.`);
    if (!answer.ok || isLast) return true;
    upload.acknowledged = Math.min(offset + PIECE, upload.content.length);
  }
}

async function check(server: string, { name, content }: Upload, problems: string[]): Promise<void> {
  const response = await fetch(`${server}/v0/b/${BUCKET}/o/${name}?alt=media`);
  const stored = response.ok ? new Uint8Array(await response.arrayBuffer()) : new Uint8Array();
  if (md5(stored) !== md5(new Uint8Array(content)))
    problems.push(`${name} is not whole: ${String(response.status)}, ${String(stored.length)} bytes.`);
}

function orphansIn(directory: string, objects: number, lost: number): string[] {
  const filesIn = (folder: string): number =>
    readdirSync(join(directory, folder), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
      .length;
  const [stored, parts] = [filesIn('objects'), filesIn('uploads')];
  return [
    ...(stored === objects ? [] : [`${String(stored)} files are stored for ${String(objects)} objects.`]),
    ...(parts <= lost ? [] : [`${String(parts)} unfinished uploads are left; ${String(lost)} starts were lost.`]),
  ];
}

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

/** Resolves to null when the server ends before its answer is complete. */
async function post(url: string, headers: Record<string, string>, body?: Uint8Array): Promise<Response | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      signal: AbortSignal.timeout(30_000),
      ...(body === undefined ? {} : { body: new Blob([new Uint8Array(body)]) }),
    });
    await response.arrayBuffer();
    return response;
  } catch {
    return null;
  }
}
