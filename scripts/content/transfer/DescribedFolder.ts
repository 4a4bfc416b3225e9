import type { ContentSource, Found } from '../import/source/SourceFolder';

/** A file as a browser describes it: its size in bytes, its first bytes, and all of it if the import reads its text. */
export type DescribedFile = { name: string; size: number; start: Buffer; text: Buffer | null };

/** A folder on a teacher's device, as the browser has described its files. Accents match in either Unicode form. */
export class DescribedFolder implements ContentSource {
  private readonly files: ReadonlyMap<string, DescribedFile>;

  constructor(files: readonly DescribedFile[]) {
    this.files = new Map(files.map((file) => [file.name.normalize(), file]));
  }

  /** Returns the name of a file exactly as the browser gave it. */
  at(file: string): string {
    return this.files.get(file.normalize())?.name ?? file;
  }

  list(folder: string, kind: 'folders' | 'files'): string[] {
    const inside = [...this.files.keys()].flatMap((name) =>
      name.startsWith(`${folder}/`) ? [name.slice(folder.length + 1)] : [],
    );
    const isFolder = kind === 'folders';
    const names = inside.filter((name) => name.includes('/') === isFolder).map((name) => name.split('/')[0] ?? '');
    return [...new Set(names)].sort();
  }

  unreadable(): string[] {
    return [];
  }

  find(file: string): Found {
    return this.files.has(file.normalize()) ? 'file' : 'missing';
  }

  whyNot(file: string): [what: string, fix: string] {
    const wanted = file.normalize().toLowerCase();
    const near = [...this.files.keys()].find((name) => name.toLowerCase() === wanted);
    return [
      `"${file}" does not exist`,
      near === undefined
        ? 'Add the file, or correct its name; case matters.'
        : `Did you mean "${near}"? Both names must match exactly.`,
    ];
  }

  start(file: string): Buffer {
    return this.files.get(file.normalize())?.start ?? Buffer.alloc(0);
  }

  sizeOf(file: string): number {
    return this.files.get(file.normalize())?.size ?? 0;
  }

  bytes(file: string): Buffer {
    return this.files.get(file.normalize())?.text ?? Buffer.alloc(0);
  }
}
