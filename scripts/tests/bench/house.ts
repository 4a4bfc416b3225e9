import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../../cli';
import { fullFolders } from '../house/fullFolders';
import { longFunctions, longTests } from '../house/longFunctions';
import { longLines } from '../house/longLines';
import { repeatedLines } from '../house/repeatedLines';
import { readTree, type CodeFiles } from '../house/repositoryTree';
import { table } from './figures';

/** Figures of a checkout by name. A list names the places that break a limit, and counts as their number. */
type Figures = Record<string, number | string[]>;

/**
 * Runs `house [FOLDER…] [--json]`: sizes of files and functions, repeated lines and dependency rules of this
 * checkout, or of those in the folders, side by side. `--json` also names the places.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const folders = positionals.length === 0 ? [ROOT] : positionals.map((folder) => resolve(folder));
  const figures = folders.map(measure);
  process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : `${format(folders, figures)}\n`);
}

function measure(root: string): Figures {
  const { files, product, tests } = readTree(root);
  const code = new Map([...product, ...tests]);
  return {
    ...sizesOf('product code', product),
    ...sizesOf('tests', tests),
    'lines over 120 characters': longLines(code),
    'folders over 25 files': fullFolders(files),
    'functions over 40 lines': longFunctions(code),
    'tests over 40 lines': longTests(tests),
    'dependency rules': countDependencyRules(root),
  };
}

function sizesOf(name: string, code: CodeFiles): Figures {
  const lengths = Array.from(code.values(), (source) => source.trimEnd().split('\n').length).sort((a, b) => a - b);
  const quantile = (share: number): number => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  return {
    [`${name}: lines`]: lengths.reduce((sum, length) => sum + length, 0),
    [`${name}: files`]: lengths.length,
    [`${name}: median lines of a file`]: quantile(0.5),
    [`${name}: 90th percentile`]: quantile(0.9),
    [`${name}: lines repeated in runs of 6`]: repeatedLines(code),
  };
}

function countDependencyRules(root: string): number {
  const file = join(root, '.dependency-cruiser.cjs');
  if (!existsSync(file)) return 0;
  const { forbidden } = createRequire(file)(file) as { forbidden: unknown[] };
  return forbidden.length;
}

function format(folders: readonly string[], figures: readonly Figures[]): string {
  const cell = (figure: number | string[] = 0): string =>
    (typeof figure === 'number' ? figure : figure.length).toLocaleString('en-GB');
  const rows = Object.keys(figures[0] ?? {}).map((name) => [name, ...figures.map((tree) => cell(tree[name]))]);
  return table(['', ...folders], rows);
}

main();
