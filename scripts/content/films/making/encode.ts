import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { RATE } from './speech';

const run = promisify(execFile);

/** Frames a second. It divides 25, the rate at which ffmpeg's concat lists count time. */
export const FRAME_RATE = 12.5;
const LOUDNESS = 'I=-17:TP=-2:LRA=9';
const PICTURE = [
  '-c:v',
  'libvpx-vp9',
  '-b:v',
  '0',
  '-crf',
  '42',
  '-force_key_frames',
  'expr:gte(t,n_forced*20)',
  '-deadline',
  'good',
  '-cpu-used',
  '3',
];
const THREADS = ['-row-mt', '1', '-tile-columns', '1', '-threads', '2', '-pix_fmt', 'yuv420p'];
const SOUND = ['-c:a', 'libopus', '-b:a', '24k', '-application', 'audio', '-ac', '1'];
const raw = (file: string): string[] => ['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', file];

/**
 * Encodes pictures and sound as a WebM `file`. `list` is a file in ffmpeg's concat format: pictures with durations.
 * `sound` is a file of raw 16-bit samples at RATE. Rejects with ffmpeg's message.
 */
export async function encodeFilm(list: string, sound: string, file: string): Promise<void> {
  const input = ['-f', 'concat', '-safe', '0', '-i', list, ...raw(sound), '-af', await levelOf(sound)];
  const exact = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];
  const options = [...input, '-vsync', 'vfr', ...PICTURE, ...THREADS, ...SOUND, ...exact, file];
  await run('ffmpeg', ['-y', '-v', 'error', ...options]);
}

/** Encodes one PNG picture as WebP. */
export async function encodePicture(picture: string, file: string): Promise<void> {
  await run('ffmpeg', ['-y', '-v', 'error', '-i', picture, '-c:v', 'libwebp', '-quality', '82', file]);
}

/** Resolves to the filter that brings the sound to the loudness of a film by one constant gain. */
async function levelOf(sound: string): Promise<string> {
  const measure = ['-af', `loudnorm=${LOUDNESS}:print_format=json`, '-f', 'null', '-'];
  const { stderr } = await run('ffmpeg', ['-hide_banner', ...raw(sound), ...measure]);
  const found = JSON.parse(stderr.slice(stderr.lastIndexOf('{'))) as Record<string, string>;
  const measured = ['i', 'tp', 'lra', 'thresh'].map((name) => `measured_${name}=${found[`input_${name}`] ?? '0'}`);
  const offset = `offset=${found.target_offset ?? '0'}`;
  return `loudnorm=${[LOUDNESS, 'linear=true', ...measured, offset].join(':')},aresample=${RATE}`;
}
