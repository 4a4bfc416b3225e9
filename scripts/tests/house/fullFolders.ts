import { dirname } from 'node:path';

const MAX_FILES = 25;

/** Lists the folders that directly contain more than 25 files. */
export function fullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return Array.from(counts)
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder} contains ${count} files: divide it by purpose`);
}
