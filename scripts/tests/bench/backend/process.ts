import { fork, type ChildProcess } from 'node:child_process';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Answer, Order } from './server';

/** The backend in a process of its own. `startMs` is from the start of the process to its first answer over HTTP. */
export type BackendProcess = {
  url: string;
  startMs: number;
  /** Fills the database for the learner `uid`; resolves to the milliseconds that it took. */
  seed(courses: number, uid: string): Promise<number>;
  /** Resident memory in bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
};

/** Starts the backend on a home folder. Rejects when the process ends before it answers. */
export async function startProcess(home: string): Promise<BackendProcess> {
  const begun = performance.now();
  const child = fork(join(__dirname, 'server.ts'), [home], { execArgv: ['-r', 'tsx/cjs'] });
  const first = await next(child);
  if (!('url' in first)) throw new Error('The backend said something unexpected.');
  const { url } = first;
  await firstAnswer(url);
  const startMs = performance.now() - begun;
  const ask = (order: Order): Promise<Answer> => {
    child.send(order);
    return next(child);
  };
  return {
    url,
    startMs,
    seed: async (courses, uid) => {
      const answer = await ask({ seed: { courses, uid } });
      return 'seeded' in answer ? answer.seeded : NaN;
    },
    memory: async () => {
      const answer = await ask({ memory: true });
      return 'rss' in answer ? answer.rss : NaN;
    },
    stop: async () => {
      await ask({ stop: true });
    },
  };
}

function next(child: ChildProcess): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`The backend ended with ${String(code)}.`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as Answer);
    });
  });
}

function firstAnswer(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${url}/v1/projects/demo-bench/databases/(default)/documents/courses/none`, (response) => {
      response.resume();
      response.on('end', () => resolve());
    });
    sent.on('error', reject);
    sent.end();
  });
}
