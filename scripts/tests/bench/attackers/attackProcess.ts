import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { ATTACKS } from './attacks';

/** An attack that runs in a process of its own. `stop` resolves to what it achieved. */
export type RunningAttack = { stop(): Promise<string> };

/** The least of all: in the field, an attacker's processor is another machine's. */
const LEAST_PRIORITY = 19;

/**
 * Starts an attack in a process of the lowest priority, so that it takes the site's and the learners' processor only
 * through the requests that it sends. `stop` rejects when the process fails.
 */
export function startAttack(kind: string, url: string): RunningAttack {
  const child = fork(__filename, [kind, url], { execArgv: ['-r', 'tsx/cjs'] });
  const ended = new Promise<string>((resolve, reject) => {
    child.once('message', (achieved) => resolve(achieved as string));
    child.once('exit', (code) => reject(new Error(`The attack "${kind}" ended with ${String(code)}.`)));
  });
  ended.catch(() => undefined);
  return {
    stop: () => {
      if (child.connected) child.send('stop');
      return ended;
    },
  };
}

async function main(kind = '', url = ''): Promise<void> {
  setPriority(LEAST_PRIORITY);
  let isStopped = false;
  process.once('message', () => (isStopped = true));
  process.once('disconnect', () => process.exit(1));
  const achieved = await ATTACKS[kind]?.(url, () => isStopped);
  process.send?.(achieved, () => process.exit(0));
}

// The bench imports this file for `startAttack`, which starts it as a program.
if (require.main === module) void main(...process.argv.slice(2));
