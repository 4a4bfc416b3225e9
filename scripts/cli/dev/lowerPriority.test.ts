import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { LOW_PRIORITY, lowerPriority } from './lowerPriority';

/** Returns what Linux says of the group of a process; null where there are no groups. */
function groupOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${String(pid)}/autogroup`, 'utf8');
  } catch {
    return null;
  }
}

test('a process of its own session, and its group, get a low priority', () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: 'ignore' });
  const pid = child.pid ?? 0;
  try {
    lowerPriority(pid);
    expect(getPriority(pid)).toBe(LOW_PRIORITY);
    const group = groupOf(pid);
    if (group !== null) expect(group).toContain(`nice ${String(LOW_PRIORITY)}`);
  } finally {
    child.kill('SIGKILL');
  }
});

test('a process that has ended is left alone', async () => {
  const child = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await new Promise((done) => child.once('close', done));
  expect(() => lowerPriority(child.pid ?? 0)).not.toThrow();
});
