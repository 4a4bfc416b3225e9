import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode, stagedName } from '../../../release';

const KEY_BYTES = 32;

/**
 * Resolves to the secret with which all gateways of one home sign visits: `<home>/telemetry/visits.key`, mode 0600,
 * created by the first of them. In a home that can't be written, it is this process's own.
 */
export async function readVisitKey(home: string): Promise<Uint8Array> {
  const folder = join(home, 'telemetry');
  const file = join(folder, 'visits.key');
  const fresh = new Uint8Array(randomBytes(KEY_BYTES));
  try {
    return await readKey(file);
  } catch {
    const staged = stagedName(folder);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(staged, fresh, { mode: 0o600, flag: 'wx' });
      await link(staged, file);
      return fresh;
    } catch (error) {
      return errorCode(error) === 'EEXIST' ? await readKey(file).catch(() => fresh) : fresh;
    } finally {
      await rm(staged, { force: true }).catch(() => undefined);
    }
  }
}

async function readKey(file: string): Promise<Uint8Array> {
  const key = new Uint8Array(await readFile(file));
  if (key.length !== KEY_BYTES) throw new Error(`${file} is not a key.`);
  return key;
}
