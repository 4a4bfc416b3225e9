import { fork, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Reply, Command } from './server';

/** The backend in a child process. `startMs` is the time from its start to its first HTTP response. */
export type BackendProcess = {
  url: string;
  startMs: number;
  /** Fills the database for the learner `uid`; resolves to the duration in milliseconds. */
  seed(courses: number, uid: string): Promise<number>;
  /** Resolves to the resident memory in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts the backend on a home folder. Rejects when the process ends before it responds. */
export async function startProcess(home: string): Promise<BackendProcess> {
  const startedAt = performance.now();
  const child = fork(join(__dirname, 'server.ts'), [home], { execArgv: ['-r', 'tsx/cjs'] });
  const first = await next(child);
  if (!('url' in first)) throw new Error('The backend sent an unexpected message.');
  const { url } = first;
  await firstResponse(url);
  const startMs = performance.now() - startedAt;
  const ask = (command: Command): Promise<Reply> => {
    child.send(command);
    return next(child);
  };
  return {
    url,
    startMs,
    seed: async (courses, uid) => {
      const reply = await ask({ seed: { courses, uid } });
      return 'seeded' in reply ? reply.seeded : NaN;
    },
    memory: async () => {
      const reply = await ask({ memory: true });
      return 'rss' in reply ? reply.rss : NaN;
    },
    stop: async () => {
      await ask({ stop: true });
    },
  };
}

function next(child: ChildProcess): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`The backend ended with ${String(code)}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as Reply);
    });
  });
}

function firstResponse(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/v1/projects/demo-bench/databases/(default)/documents/courses/none`, (response) => {
      response.resume();
      response.on('end', () => resolve());
    });
    sent.on('error', reject);
    sent.end();
  });
}
