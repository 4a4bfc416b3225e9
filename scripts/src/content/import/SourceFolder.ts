import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';

/** The keys that lead to a value of a YAML file: `['sections', 0, 'title']`. */
export type YamlPath = readonly (string | number)[];

/**
 * A YAML file that was read. `placeOf` says where a value stands, or the nearest thing around it when it is missing;
 * `isBlock` is true for a text that begins on the line below its key.
 */
export type YamlFile = { file: string; data: unknown; errors: { line: number; message: string }[]; placeOf(path: YamlPath): { file: string; line: number }; isBlock(path: YamlPath): boolean };

/** The folder that is imported. Names in it have forward slashes and are relative to its top. */
export class SourceFolder {
  constructor(readonly root: string) {}

  at(file: string): string {
    return join(this.root, file);
  }

  /** The entries of a folder in name order; none when there is no such folder. Hidden ones are left out. */
  list(folder: string, kind: 'folders' | 'files'): string[] {
    if (!existsSync(this.at(folder))) return [];
    const entries = readdirSync(this.at(folder), { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
    return entries.filter((entry) => (kind === 'folders' ? entry.isDirectory() : entry.isFile())).map(({ name }) => name).sort();
  }

  /** True for a file whose name is written exactly so, also where the file system does not tell capitals apart. */
  has(file: string): boolean {
    const path = this.at(file);
    return existsSync(path) && statSync(path).isFile() && readdirSync(dirname(path)).includes(basename(path));
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
