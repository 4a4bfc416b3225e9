import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { messageOf } from '../../../release';

/** Reasons for no answer of a release's code: it threw, took too long, ended the process, or answered too much. */
export type FailureKind = 'thrown' | 'slow' | 'ended' | 'large';

/** Error of one message to the process. */
export class RenderError extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'RenderError';
    this.kind = kind;
  }
}

/** Answer of the process. `missing`: the context is not loaded, or not any more. */
export type RenderAnswer = { output?: string; missing?: boolean };

/** A message to the process: load a context, or render a page with one. */
export type RenderMessage =
  | { kind: 'load'; key: string; files: { name: 'shell' | 'remote'; code: string }[] }
  | { kind: 'render'; key: string; owner: 'shell' | 'remote'; screen: string; request: string; maxLength: number };

/** The process that renders pages, started with the first message and again after it has ended. */
export type RenderProcess = {
  /**
   * Resolves to the answer to one message, which has the process to itself. Rejects with a RenderError; beyond `limit`
   * milliseconds the process is killed. After `close` it rejects at once.
   */
  send: (message: RenderMessage, limit: number) => Promise<RenderAnswer>;
  close: () => void;
};

/** Megabytes of the process's heap. */
const HEAP_MB = 128;
const PROGRAM = join(__dirname, 'renderer.cjs');

/** Node's permission model by its name in this version: it takes files, processes and threads away. */
const PERMISSION = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Creates the handle of the process. It is a process and not a thread, because a thread that allocates a large array
 * ends its whole process: V8 aborts when the heap's limit can't hold one object.
 */
export function createRenderProcess(): RenderProcess {
  let child: ChildProcess | null = null;
  let isClosed = false;
  let queue: Promise<unknown> = Promise.resolve();
  const start = (): ChildProcess => {
    const started = startChild();
    const forget = (): void => {
      if (child === started) child = null;
    };
    // A process that the system could not start reports an error, and no exit.
    started.on('exit', forget).on('error', forget);
    return started;
  };
  return {
    send(message, limit) {
      const answer = queue.then(async () => {
        if (isClosed) throw new RenderError('ended', 'the gateway closes');
        const current = (child ??= start());
        try {
          return await ask(current, message, limit);
        } finally {
          if ((current.killed || !current.connected) && child === current) child = null;
        }
      });
      queue = answer.catch(() => undefined);
      return answer;
    },
    close() {
      isClosed = true;
      child?.kill('SIGKILL');
    },
  };
}

/** Throws a RenderError when the system can start no process, as at its limit of files or processes. */
function startChild(): ChildProcess {
  try {
    return forkProgram();
  } catch (error) {
    throw new RenderError('ended', `the process could not be started: ${messageOf(error)}`);
  }
}

function forkProgram(): ChildProcess {
  const child = fork(PROGRAM, [], {
    execArgv: [
      PERMISSION,
      `--allow-fs-read=${PROGRAM}`,
      '--disallow-code-generation-from-strings',
      // Errors of `import()` belong to Node's own realm: without this, a release could alter it through them.
      '--frozen-intrinsics',
      `--max-old-space-size=${String(HEAP_MB)}`,
    ],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child;
}

let lastId = 0;

function ask(child: ChildProcess, message: RenderMessage, limit: number): Promise<RenderAnswer> {
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    const fail = (kind: FailureKind, text: string): void => {
      stop();
      child.kill('SIGKILL');
      reject(new RenderError(kind, text));
    };
    const onExit = (): void => fail('ended', 'the process ended, most likely for want of memory');
    const onMessage = (data: unknown): void => {
      const answer = data as RenderAnswer & { id: number; error?: string; kind?: FailureKind };
      if (answer.id !== id) return;
      stop();
      if (answer.error === undefined) resolve(answer);
      else reject(new RenderError(answer.kind ?? 'thrown', answer.error));
    };
    const timer = setTimeout(() => fail('slow', `it took longer than ${String(limit)} ms`), limit).unref();
    const stop = (): void => {
      clearTimeout(timer);
      child.off('exit', onExit).off('error', onExit).off('message', onMessage);
    };
    child.once('exit', onExit).once('error', onExit).on('message', onMessage);
    if (!child.connected) onExit();
    else
      child.send({ ...message, id, limit }, (error) => {
        if (error) onExit();
      });
  });
}
