import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Line } from '../Film';

const run = promisify(execFile);

/** Samples a second of all sound. */
export const RATE = 48_000;
const VOICE = '(voice_cmu_us_slt_arctic_hts)';
/** Removes rumble, and slows the voice down: it cannot speak more slowly by itself. */
const FILTER = 'highpass=f=70,atempo=0.86';
const SILENT = 250;
const [LEAD, TAIL] = [0.03, 0.12];

/**
 * Resolves to the speech of a line as samples of one channel, without the silence around it. Spoken lines are cached in
 * `cache`. Rejects if festival or ffmpeg is missing.
 */
export async function speak({ text, speak: spelling = text }: Line, cache: string): Promise<Int16Array> {
  await mkdir(cache, { recursive: true });
  const name = join(cache, createHash('sha256').update(`${VOICE}\n${FILTER}\n${spelling}`).digest('hex').slice(0, 24));
  if (!existsSync(`${name}.pcm`)) {
    await writeFile(`${name}.txt`, spelling);
    await run('text2wave', ['-eval', VOICE, '-o', `${name}.wav`, `${name}.txt`]);
    const format = ['-ac', '1', '-ar', String(RATE), '-f', 's16le'];
    await run('ffmpeg', ['-y', '-v', 'error', '-i', `${name}.wav`, '-af', FILTER, ...format, `${name}.part`]);
    await rename(`${name}.part`, `${name}.pcm`);
  }
  return trimmed(samplesOf(await readFile(`${name}.pcm`)));
}

const samplesOf = (bytes: Buffer): Int16Array =>
  new Int16Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length - (bytes.length % 2)));

function trimmed(samples: Int16Array): Int16Array {
  const isLoud = (sample: number): boolean => Math.abs(sample) > SILENT;
  const start = Math.max(0, samples.findIndex(isLoud) - LEAD * RATE);
  return samples.slice(start, samples.findLastIndex(isLoud) + TAIL * RATE);
}
