import { readdirSync, readFileSync } from 'node:fs';

/** Returns the resident memory of a process's children in bytes; 0 where the system has no `/proc`. */
export function residentOfChildren(pid: number): number {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => statusOf(name))
      .filter((status) => /^PPid:\s*(\d+)$/m.exec(status)?.[1] === String(pid))
      .reduce((sum, status) => sum + Number(/^VmRSS:\s*(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024, 0);
  } catch {
    return 0;
  }
}

/** A process may end between the two readings. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
