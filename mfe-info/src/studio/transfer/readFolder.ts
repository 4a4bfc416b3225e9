import { unzipSync } from 'fflate';

/** A file of a course folder; `name` is relative to the folder that holds course.yaml. */
export type FolderFile = { name: string; blob: Blob };

/** Reasons why a folder can't be read. Screens show a sentence for each. */
export type FolderFault = 'noCourse' | 'twoCourses' | 'tooMany' | 'tooLarge' | 'badZip' | 'unreadable';

/** A folder that can't be imported. */
export class FolderError extends Error {
  override readonly name = 'FolderError';
  constructor(readonly fault: FolderFault) {
    super(fault);
  }
}

/** Limits of a folder. A zip is unpacked in memory, so that it may be smaller than a folder. */
export const FOLDER_LIMITS = { files: 2000, zipBytes: 500 * 1024 * 1024, unpackedBytes: 1024 * 1024 * 1024 };

/** Reads what was dropped: files, folders, or one zip. Rejects with a FolderError. */
export async function readDrop(items: DataTransferItemList): Promise<FolderFile[]> {
  const entries = Array.from(items).flatMap((item) => item.webkitGetAsEntry() ?? []);
  const files: FolderFile[] = [];
  for (const entry of entries) await readEntry(entry, files);
  return readFiles(files);
}

/** Reads what was chosen: the files of a folder, or one zip. Rejects with a FolderError. */
export const readChosen = (list: FileList): Promise<FolderFile[]> =>
  readFiles(Array.from(list).map((blob) => ({ name: blob.webkitRelativePath || blob.name, blob })));

async function readFiles(files: readonly FolderFile[]): Promise<FolderFile[]> {
  const [first] = files;
  const unpacked = files.length === 1 && first && /\.zip$/i.test(first.name) ? await unzip(first.blob) : files;
  return courseIn(unpacked);
}

async function readEntry(entry: FileSystemEntry, files: FolderFile[]): Promise<void> {
  if (files.length > FOLDER_LIMITS.files) throw new FolderError('tooMany');
  if (entry.isFile) {
    const blob = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject));
    files.push({ name: entry.fullPath.replace(/^\//, ''), blob });
    return;
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  for (;;) {
    // A browser returns a part of the entries at a time, and none at the end.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return;
    for (const one of part) await readEntry(one, files);
  }
}

async function unzip(zip: Blob): Promise<FolderFile[]> {
  if (zip.size > FOLDER_LIMITS.zipBytes) throw new FolderError('tooLarge');
  const bytes = new Uint8Array(await zip.arrayBuffer());
  let [count, total] = [0, 0];
  try {
    const found = unzipSync(bytes, {
      // The sizes that an archive states are added up before anything is unpacked.
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/')) return false;
        count += 1;
        total += originalSize;
        if (count > FOLDER_LIMITS.files) throw new FolderError('tooMany');
        if (total > FOLDER_LIMITS.unpackedBytes) throw new FolderError('tooLarge');
        return isSafe(name);
      },
    });
    return Object.entries(found).map(([name, data]) => ({ name, blob: new Blob([data]) }));
  } catch (error) {
    throw error instanceof FolderError ? error : new FolderError('badZip');
  }
}

/** Names that lead out of the folder are left out; what course.yaml names and is not there becomes a problem. */
const isSafe = (name: string): boolean => !/(^|\/)\.{1,2}(\/|$)|^\/|\\/.test(name);

/** Returns the files beside and below the one course.yaml, named from there; without hidden ones. */
function courseIn(files: readonly FolderFile[]): FolderFile[] {
  if (files.length > FOLDER_LIMITS.files) throw new FolderError('tooMany');
  const roots = files.flatMap(({ name }) => (/(^|\/)course\.yaml$/.test(name) ? [name.slice(0, -11)] : []));
  const [root] = roots;
  if (root === undefined) throw new FolderError('noCourse');
  if (roots.length > 1) throw new FolderError('twoCourses');
  return files
    .filter(({ name }) => name.startsWith(root) && isSafe(name))
    .map(({ name, blob }) => ({ name: name.slice(root.length), blob }))
    .filter(({ name }) => !/(^|\/)[._]/.test(name));
}
