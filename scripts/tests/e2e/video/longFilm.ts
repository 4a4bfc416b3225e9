import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ChosenFile } from '../harness/userActions';

const COURSES = join(__dirname, '../../../content/sample/courses');

/**
 * A film of the sample courses by its path there, made `bytes` long by an empty element at its end (RFC 8794, Void):
 * players skip it.
 */
export async function longFilm(path: string, name: string, bytes: number): Promise<ChosenFile> {
  const film = await readFile(join(COURSES, path));
  const rest = Buffer.alloc(bytes - film.length);
  rest.writeUInt8(0xec, 0);
  rest.writeBigUInt64BE(0x0100000000000000n + BigInt(rest.length - 9), 1);
  return { name, mimeType: 'video/webm', buffer: Buffer.concat([new Uint8Array(film), new Uint8Array(rest)]) };
}

/** Captions of a film of the sample courses, by their path there. */
export const sampleCaptions = async (path: string): Promise<ChosenFile> => ({
  name: 'captions.vtt',
  mimeType: 'text/vtt',
  buffer: await readFile(join(COURSES, path)),
});
