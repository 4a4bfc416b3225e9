import { closeSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * The result of looking up a file: found; missing (also when only the case differs, or when it is a folder); a link
 * to a file outside the folder; or not readable by this account.
 */
export type Found = 'file' | 'missing' | 'outside' | 'unreadable';

const ALLOW = 'Allow the account that runs this command to read it.';

/** The methods of a folder that the checks use. The folder is on disk, or described by a browser. */
export type ContentSource = Pick<
  SourceFolder,
  'at' | 'list' | 'unreadable' | 'find' | 'whyNot' | 'start' | 'sizeOf' | 'bytes'
>;

/**
 * The folder that is imported. Listings are cached. Names are relative, with forward slashes; accents match in either
 * Unicode form, since file systems differ in the one they return.
 */
export class SourceFolder {
  private readonly listed = new Map<string, readonly string[] | null>();

  constructor(readonly root: string) {}

  /** Returns the path of a file. Without such a file, that path does not exist. */
  at(file: string): string {
    return join(this.root, this.resolve(file) ?? file);
  }

  /**
   * Lists the folders or files in a folder by name; empty when it is missing or unreadable. Leaves out hidden entries,
   * and follows links.
   */
  list(folder: string, kind: 'folders' | 'files'): string[] {
    return (this.namesIn(folder) ?? []).filter(
      (name) => !name.startsWith('.') && this.isFolder(`${folder}/${name}`) === (kind === 'folders'),
    );
  }

  /** Returns the folders that this account may not list. */
  unreadable(): string[] {
    return Array.from(this.listed).flatMap(([folder, names]) => (names === null ? [folder] : []));
  }

  /** Looks up a file. */
  find(file: string): Found {
    const name = this.resolve(file);
    if (name === null)
      return this.unreadable().some((folder) => `${file}/`.startsWith(`${folder}/`)) ? 'unreadable' : 'missing';
    const path = join(this.root, name);
    try {
      if (!statSync(path).isFile()) return 'missing';
      if (!realpathSync(path).startsWith(realpathSync(this.root) + sep)) return 'outside';
      closeSync(openSync(path, 'r'));
      return 'file';
    } catch (error) {
      return isRefused(error) ? 'unreadable' : 'missing';
    }
  }

  /** Returns the problem and the fix for a file that was not found. */
  whyNot(file: string, found: Exclude<Found, 'file'>): [what: string, fix: string] {
    if (found === 'outside')
      return [`"${file}" is a link to a file outside the folder`, 'Copy the file itself into the folder.'];
    if (found === 'unreadable') return [`"${file}" cannot be read: permission is denied`, ALLOW];
    const near = (this.namesIn(dirname(file)) ?? []).find(
      (name) => comparable(name) === comparable(file.slice(file.lastIndexOf('/') + 1)),
    );
    return [
      `"${file}" does not exist`,
      near === undefined
        ? 'Add the file, or correct its name; case matters.'
        : `Did you mean "${near}"? Both names must match exactly.`,
    ];
  }

  /** Returns the first 16 bytes of a file, or all of a shorter one. */
  start(file: string): Buffer {
    const bytes = Buffer.alloc(16);
    const descriptor = openSync(this.at(file), 'r');
    try {
      return bytes.subarray(0, readSync(descriptor, bytes));
    } finally {
      closeSync(descriptor);
    }
  }

  sizeOf(file: string): number {
    return statSync(this.at(file)).size;
  }

  bytes(file: string): Buffer {
    return readFileSync(this.at(file));
  }

  /** Returns the name as the file system writes it; null when there is no such entry. */
  private resolve(file: string): string | null {
    let path = '';
    for (const segment of file.split('/')) {
      const names = this.namesIn(path) ?? [];
      const name = names.includes(segment) ? segment : names.find((other) => other.normalize() === segment.normalize());
      if (name === undefined) return null;
      path = path === '' ? name : `${path}/${name}`;
    }
    return path;
  }

  /** Lists a folder, cached; null when this account may not list it. */
  private namesIn(folder: string): readonly string[] | null {
    const known = this.listed.get(folder);
    if (known !== undefined) return known;
    let names: readonly string[] | null = [];
    try {
      names = readdirSync(join(this.root, folder)).sort();
    } catch (error) {
      if (isRefused(error)) names = null;
    }
    this.listed.set(folder, names);
    return names;
  }

  private isFolder(name: string): boolean {
    try {
      return statSync(join(this.root, name)).isDirectory();
    } catch {
      return false;
    }
  }
}

/** Normalises case and common extensions of a name, to suggest the intended one. */
const comparable = (name: string): string =>
  name
    .normalize()
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
    .replace(/\.jpeg$/, '.jpg');

const isRefused = (error: unknown): boolean => ['EACCES', 'EPERM'].includes((error as { code?: string }).code ?? '');
