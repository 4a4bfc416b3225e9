import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import type { Workspace } from '../../release';
import { lowerPriority } from './lowerPriority';

/** An error that the compiler of TypeScript found. `file` is relative to the repository, `loc` is `line:column`. */
export type TypeProblem = { file: string; loc: string; message: string };

/** The type-check of a remote, repeated at each edit. */
export interface TypeCheck {
  /** Errors of the last finished check. */
  problems: () => readonly TypeProblem[];
  /** True from an edit that the compiler has noticed until its result. */
  isRunning: () => boolean;
  close: () => Promise<void>;
}

const PROBLEM = /^(.+?)\((\d+),(\d+)\): error (TS\d+: .*)$/;
const STARTED = / - (?:Starting compilation|File change detected)/;
const FINISHED = / - Found \d+ errors?\. Watching/;

/**
 * Checks the types of a remote in a process of its own, at a low priority: edits reach the page first.
 * Calls `onResult` after each check. Null when the remote has no tsconfig.json.
 */
export function startTypeCheck(root: string, { name, directory }: Workspace, onResult: () => void): TypeCheck | null {
  const config = join(directory, 'tsconfig.json');
  if (!existsSync(config)) return null;
  // Checkouts may share their packages, and with them this folder.
  const folder = `${name}-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`;
  const project = writeProject(join(root, 'node_modules/.cache/lectern/types', folder), config, directory);
  // Only a build takes references along; but a watched build of TypeScript 6 misses edits during its first check.
  const mode = project === config ? '-p' : '-b';
  const args = [compiler(root), mode, project, '--watch', '--preserveWatchOutput', '--pretty', 'false'];
  const child = spawn(process.execPath, args, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const output = createOutputReader();
  readLines(child, (line) => {
    if (output.read(line)) onResult();
  });
  return { problems: () => output.problems, isRunning: () => output.isRunning, close: stopper(child) };
}

type OutputReader = { problems: TypeProblem[]; isRunning: boolean; read: (line: string) => boolean };

/** Reads what the compiler prints while it watches. `read` returns true for the line that ends a check. */
export function createOutputReader(): OutputReader {
  let found: TypeProblem[] = [];
  return {
    problems: [],
    isRunning: true,
    read(line) {
      const [, file, row, column, message] = PROBLEM.exec(line) ?? [];
      if (file !== undefined) found.push({ file, loc: `${row ?? ''}:${column ?? ''}`, message: message ?? '' });
      else if (STARTED.test(line)) {
        found = [];
        this.isRunning = true;
      } else if (FINISHED.test(line)) {
        this.problems = found;
        this.isRunning = false;
        return true;
      } else if (line.startsWith('  ')) continueMessage(found.at(-1), line);
      return false;
    },
  };
}

function continueMessage(problem: TypeProblem | undefined, line: string): void {
  if (problem) problem.message += `\n${line}`;
}

/** The native compiler where the repository has it: it takes a fifth of the time. */
function compiler(root: string): string {
  const native = join(root, 'node_modules/typescript-7/bin/tsc');
  return existsSync(native) ? native : createRequire(__filename).resolve('typescript/bin/tsc');
}

/**
 * Writes a project with the sources of `config` and outputs of its own, so that a check while editing never meets one
 * of the whole repository. Returns its file; `config` itself where that has no outputs, or comments.
 */
function writeProject(folder: string, config: string, directory: string): string {
  const { references = [], compilerOptions = {} } = parseConfig(config);
  if (compilerOptions.outDir === undefined) return config;
  const project = {
    extends: config,
    compilerOptions: { outDir: join(folder, 'out'), tsBuildInfoFile: join(folder, 'types.tsbuildinfo') },
    references: references.map(({ path }) => ({ path: realpathSync(resolve(directory, path)) })),
  };
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'tsconfig.json');
  writeFileSync(file, JSON.stringify(project, null, 2));
  return file;
}

type Config = { references?: { path: string }[]; compilerOptions?: { outDir?: string } };

function parseConfig(file: string): Config {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Config;
  } catch {
    return {};
  }
}

function readLines(child: ChildProcess, read: (line: string) => void): void {
  let rest = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    const lines = `${rest}${chunk.toString()}`.split(/\r?\n/);
    rest = lines.pop() ?? '';
    lines.forEach(read);
  });
}

/** Ends the whole process group: the native compiler is a child of the process that starts it. */
function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid);
}

/** Returns a function that ends the compiler and resolves once it has; this process takes it along when it exits. */
function stopper(child: ChildProcess): () => Promise<void> {
  const onExit = (): void => kill(child);
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
    child.once('error', () => done());
  });
  process.once('exit', onExit);
  void ended.then(() => process.off('exit', onExit));
  return () => {
    kill(child);
    return ended;
  };
}
