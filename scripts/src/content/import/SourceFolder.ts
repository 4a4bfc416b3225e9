import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

/** The keys that lead to a value of a YAML file: `['sections', 0, 'title']`. */
export type YamlPath = readonly (string | number)[];

/**
 * A YAML file that was read. `placeOf` says where a value stands, or the nearest thing around it when it is missing;
 * `isBlock` is true for a text that begins on the line below its key.
 */
export type YamlFile = { file: string; data: unknown; errors: { line: number; message: string }[]; placeOf(path: YamlPath): { file: string; line: number }; isBlock(path: YamlPath): boolean };

/** What is wrong with a file that cannot be read, and what to do. */
export const whyNot = (file: string, found: 'missing' | 'outside'): [what: string, fix: string] =>
  found === 'missing'
    ? [`"${file}" does not exist`, 'Add the file, or correct its name; capitals count.']
    : [`"${file}" is a link that leads out of the folder`, 'Copy the file itself to this place.'];

/** The folder that is imported. Names in it have forward slashes and are relative to its top. */
export class SourceFolder {
  constructor(readonly root: string) {}

  at(file: string): string {
    return join(this.root, file);
  }

  /** The entries of a folder in name order; none when there is no such folder. Hidden ones are left out, links count as what they lead to. */
  list(folder: string, kind: 'folders' | 'files'): string[] {
    if (!existsSync(this.at(folder))) return [];
    return readdirSync(this.at(folder)).filter((name) => !name.startsWith('.') && this.isKind(`${folder}/${name}`, kind)).sort();
  }

  private isKind(name: string, kind: 'folders' | 'files'): boolean {
    const stats = statSync(this.at(name), { throwIfNoEntry: false });
    return kind === 'folders' ? (stats?.isDirectory() ?? false) : !stats?.isDirectory();
  }

  /** True for a file whose name is written exactly so, also where the file system does not tell capitals apart. */
  has(file: string): boolean {
    return this.find(file) === 'file';
  }

  /** What stands under a name: a file, nothing (a name in other capitals and a folder are nothing), or a link to a file outside of the folder. */
  find(file: string): 'file' | 'missing' | 'outside' {
    const path = this.at(file);
    if (!existsSync(path) || !statSync(path).isFile() || !readdirSync(dirname(path)).includes(basename(path))) return 'missing';
    return realpathSync(path).startsWith(realpathSync(this.root) + sep) ? 'file' : 'outside';
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

  /** The text of a file, with line ends of one kind and without a byte-order mark. */
  text(file: string): string {
    return readFileSync(this.at(file), 'utf8').replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  }

  /** Reads a YAML file; what breaks its syntax is in `errors`. */
  yaml(file: string): YamlFile {
    const counter = new LineCounter();
    const document = parseDocument(this.text(file), { lineCounter: counter });
    const lineAt = (offset: number): number => Math.max(1, counter.linePos(offset).line);
    const errors = document.errors.map(({ pos, message }) => ({ line: lineAt(pos[0]), message: (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '') }));
    return {
      file,
      data: errors.length > 0 ? null : (document.toJS() as unknown),
      errors,
      isBlock: (path) => (document.getIn(path, true) as { type?: string } | undefined)?.type?.startsWith('BLOCK_') ?? false,
      placeOf(path) {
        for (let length = path.length; length > 0; length -= 1) {
          const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] | null } | undefined;
          if (node?.range) return { file, line: lineAt(node.range[0]) };
        }
        return { file, line: 1 };
      },
    };
  }
}
