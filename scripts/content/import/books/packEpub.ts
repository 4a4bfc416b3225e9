import { zipSync, type Zippable } from 'fflate';
import type { ContentSource } from '../source/SourceFolder';

/** Time of every packed file, in local time as zip archives have it: the same sources give the same bytes anywhere. */
const TIME = new Date(1980, 0, 1);

/**
 * Packs an EPUB that is a folder into its archive: `mimetype` first and unpacked, as readers expect, then the other
 * files by name. Hidden files are left out.
 */
export function packEpub(source: ContentSource, folder: string): Buffer {
  const names = filesIn(source, folder).sort();
  const files: Zippable = {};
  for (const name of names.toSorted((a, b) => Number(b === 'mimetype') - Number(a === 'mimetype')))
    files[name] = [source.bytes(`${folder}/${name}`), { level: name === 'mimetype' ? 0 : 9, mtime: TIME }];
  return Buffer.from(zipSync(files));
}

function filesIn(source: ContentSource, folder: string, prefix = ''): string[] {
  const files = source.list(folder, 'files').map((name) => prefix + name);
  const folders = source.list(folder, 'folders');
  return [...files, ...folders.flatMap((name) => filesIn(source, `${folder}/${name}`, `${prefix}${name}/`))];
}
