import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { performance } from 'node:perf_hooks';
import Watchpack from 'watchpack';
import type { Workspace } from '../../release';
import { lowerPriority } from './lowerPriority';
import { sourceFolders, writeProject } from './typeProjects';

/** An error that the compiler of TypeScript found. `file` is relative to the repository, `loc` is `line:column`. */
export type TypeProblem = { file: string; loc: string; message: string };

/** The type-check of a remote, repeated at each edit. */
export interface TypeCheck {
  /** Errors of the last finished check. */
  problems: () => readonly TypeProblem[];
  /** True from an edit that was noticed until its result. */
  isRunning: () => boolean;
  close: () => Promise<void>;
}

/** Milliseconds without another edit after which a check begins: one edit after the other reaches the page first. */
const QUIET_MS = 1_000;

/** Milliseconds after the end of a check in which an edit that is noticed may have been made before it. */
const NOTICED_MS = 1_000;

const PROBLEM = /^(?:(.+?)\((\d+),(\d+)\): )?error (TS\d+: .*)$/;

/**
 * Checks the types of a remote in a process of its own, at a low priority: edits reach the page first.
 * An edit ends a check that runs, and begins another. Calls `onResult` after each check that was not ended. Null when
 * the remote has no tsconfig.json.
 *
 * The compiler passes over a source that is older than its last outputs, and so over an edit that was made during a
 * check, also where it watches by itself (TypeScript 7.0). Such an edit makes it check everything.
 */
export function startTypeCheck(root: string, workspace: Workspace, onResult: () => void): TypeCheck | null {
  const config = join(workspace.directory, 'tsconfig.json');
  if (!existsSync(config)) return null;
  const command = compilerCommand(root, workspace, config);
  let problems: readonly TypeProblem[] = [];
  let run: Run | null = null;
  let stopped = Promise.resolve();
  let ended = -Infinity;
  const edits = { areNoticed: false, needAll: false };
  let isClosed = false;
  const check = (): void => {
    // Each moment of quiet while a compiler is ending asks for a check: one is enough.
    if (isClosed || run !== null) return;
    const { needAll } = edits;
    Object.assign(edits, { areNoticed: false, needAll: false });
    run = runCompiler(root, command(needAll), (output) => {
      run = null;
      ended = performance.now();
      problems = parseProblems(output, relative(root, config));
      onResult();
    });
  };
  const onEdit = (): void => {
    edits.areNoticed = true;
    edits.needAll ||= run !== null || performance.now() - ended < NOTICED_MS;
    stopped = run?.stop() ?? stopped;
    run = null;
  };
  const endWatch = watchEdits(sourceFolders(config), onEdit, () => edits.areNoticed && void stopped.then(check));
  check();
  return {
    problems: () => problems,
    isRunning: () => run !== null || edits.areNoticed,
    close: () => {
      isClosed = true;
      endWatch();
      return run?.stop() ?? stopped;
    },
  };
}

/**
 * Calls `onEdit` for each file that changes in the folders, and `onQuiet` once no other has for a moment. Returns the
 * function that ends the watch.
 */
function watchEdits(folders: string[], onEdit: () => void, onQuiet: () => void): () => void {
  const watcher = new Watchpack({ aggregateTimeout: QUIET_MS, ignored: ['**/node_modules', '**/dist'] });
  // Its types need a newer @types/node.
  const events = watcher as unknown as EventEmitter;
  events.on('change', onEdit).on('remove', onEdit).on('aggregated', onQuiet);
  watcher.watch({ directories: folders, startTime: Date.now() });
  return () => watcher.close();
}

/**
 * Parses what the compiler prints, with messages of several lines. An error without a place is one of `config`; lines
 * of another form are left out.
 */
export function parseProblems(output: string, config: string): TypeProblem[] {
  const found: TypeProblem[] = [];
  for (const line of output.split(/\r?\n/)) {
    const [, file = config, row = '1', column = '1', message] = PROBLEM.exec(line) ?? [];
    const last = found.at(-1);
    if (message !== undefined) found.push({ file, loc: `${row}:${column}`, message });
    else if (last && line.startsWith('  ')) last.message += `\n${line}`;
  }
  return found;
}

/** Returns a function to the compiler's arguments for a remote; `everything` ignores what it checked before. */
function compilerCommand(
  root: string,
  { name, directory }: Workspace,
  config: string,
): (everything: boolean) => string[] {
  // Checkouts may share their packages, and with them this folder.
  const folder = `${name}-${createHash('sha256').update(directory).digest('hex').slice(0, 12)}`;
  const project = writeProject(join(root, 'node_modules/.cache/lectern/types', folder), config);
  const common = [compiler(root), ...(project === config ? ['-p', project, '--noEmit'] : ['-b', project])];
  return (everything) => [
    ...common,
    ...(everything && project !== config ? ['--force'] : []), // Only a build takes references along.
    ...['--pretty', 'false'],
  ];
}

/** The native compiler where the repository has it: it takes a fifth of the time. */
function compiler(root: string): string {
  const native = join(root, 'node_modules/typescript-7/bin/tsc');
  return existsSync(native) ? native : createRequire(__filename).resolve('typescript/bin/tsc');
}

/** A compiler at work. `stop` ends it without a result, and resolves once it has ended. */
type Run = { stop: () => Promise<void> };

/** Calls `onEnd` with what the compiler printed once it has ended. */
function runCompiler(root: string, command: readonly string[], onEnd: (output: string) => void): Run {
  const child = spawn(process.execPath, command, { cwd: root, detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  const end = stopper(child);
  let isStopped = false;
  void end.ended.then(() => isStopped || onEnd(Buffer.concat(parts).toString()));
  return {
    stop: () => {
      isStopped = true;
      return end.stop();
    },
  };
}

/**
 * Ends the whole process group: the native compiler is a child of the process that starts it. It would finish its work
 * after a SIGTERM, and write outputs meanwhile.
 */
function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') child.kill();
  else process.kill(-child.pid, 'SIGKILL');
}

/** Returns the end of the compiler, and a function that brings it about; this process takes it along when it exits. */
function stopper(child: ChildProcess): { ended: Promise<void>; stop: () => Promise<void> } {
  const onExit = (): void => kill(child);
  const ended = new Promise<void>((done) => {
    child.once('close', () => done());
    child.once('error', () => done());
  });
  process.once('exit', onExit);
  void ended.then(() => process.off('exit', onExit));
  return {
    ended,
    stop: () => {
      kill(child);
      return ended;
    },
  };
}
