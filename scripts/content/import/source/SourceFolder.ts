import { closeSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * What stands under a name: a file, nothing (a name in other capitals and a folder are nothing), a link to what lies
 * outside of the folder, or what this account may not read.
 */
export type Found = 'file' | 'missing' | 'outside' | 'unreadable';

const ALLOW = 'Allow the account that runs this command to read it.';

/**
 * The folder that is imported, as it is now: what was listed is not listed again. Names in it have forward slashes and
 * are relative to its top; accents may be written in either of Unicode's forms, as file systems differ in which they
 * hand out.
 */
export class SourceFolder {
  private readonly listed = new Map<string, readonly string[] | null>();

  constructor(readonly root: string) {}

  /** The path of a name; where nothing stands under it, one that does not exist. */
  at(file: string): string {
    return join(this.root, this.resolve(file) ?? file);
  }

  /**
   * The entries of a folder in name order; none when there is no such folder, or none that can be read. Hidden ones are
   * left out, links count as what they lead to.
   */
  list(folder: string, kind: 'folders' | 'files'): string[] {
    return (this.namesIn(folder) ?? []).filter(
      (name) => !name.startsWith('.') && this.isFolder(`${folder}/${name}`) === (kind === 'folders'),
    );
  }

  /** The folders that had to be listed, and that this account may not list. */
  unreadable(): string[] {
    return Array.from(this.listed).flatMap(([folder, names]) => (names === null ? [folder] : []));
  }

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

  /** What is wrong with a name under which no file stands, and what to do. */
  whyNot(file: string, found: Exclude<Found, 'file'>): [what: string, fix: string] {
    if (found === 'outside')
      return [`"${file}" is a link that leads out of the folder`, 'Copy the file itself to this place.'];
    if (found === 'unreadable') return [`"${file}" cannot be read: permission is denied`, ALLOW];
    const near = (this.namesIn(dirname(file)) ?? []).find(
      (name) => alike(name) === alike(file.slice(file.lastIndexOf('/') + 1)),
    );
    return [
      `"${file}" does not exist`,
      near === undefined
        ? 'Add the file, or correct its name; capitals count.'
        : `There is "${near}": write one as the other.`,
    ];
  }

  /** The first 16 bytes of a file, or all of a shorter one. */
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

  /** A name as the file system writes it; null when nothing has it. */
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

  /** Null when this account may not list the folder. */
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

/** A name without what is easily mistaken in it. */
const alike = (name: string): string =>
  name
    .normalize()
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
    .replace(/\.jpeg$/, '.jpg');

const isRefused = (error: unknown): boolean => ['EACCES', 'EPERM'].includes((error as { code?: string }).code ?? '');
