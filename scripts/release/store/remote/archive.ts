import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { unzipSync, zipSync, type Zippable } from 'fflate';
import { listFiles } from '../bundleFiles';
import { readBytes, syncFolder, writeSynced } from '../durable';

/** A time that every archive carries, so that equal builds are equal archives. */
const TIME = new Date(2000, 0, 1);
const MAX_UNPACKED_BYTES = 512 * 1024 * 1024;
const MAX_FILES = 20_000;

/** Packs the files of a folder into one zip archive. Compressed copies are stored as they are. */
export async function packFolder(folder: string): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const file of await listFiles(folder))
    files[file] = [await readBytes(join(folder, file)), { level: /\.(br|gz|dcz)$/.test(file) ? 0 : 6, mtime: TIME }];
  return zipSync(files);
}

/**
 * Unpacks an archive into a new folder, synced to disk. Throws an Error for one that is damaged, has more than 512 MiB
 * or 20,000 files, or a name that `isSafe` refuses.
 */
export async function unpackInto(
  folder: string,
  archive: Uint8Array,
  isSafe: (file: string) => boolean,
): Promise<void> {
  let bytes = 0;
  let count = 0;
  const files = unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      bytes += originalSize;
      count += 1;
      if (bytes > MAX_UNPACKED_BYTES || count > MAX_FILES) throw new Error('the archive is too large');
      if (!isSafe(name)) throw new Error(`the archive has a file with the unsafe name ${JSON.stringify(name)}`);
      return true;
    },
  });
  const folders = new Set([folder]);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeSynced(file, content);
    folders.add(dirname(file));
  }
  for (const one of folders) await syncFolder(one);
}
