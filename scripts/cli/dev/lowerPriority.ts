import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

const LOW = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Gives the leader of a session, and the children that it starts later, a tenth of a processor that is busy. Where
 * Linux groups processes by session, it compares only the groups' priorities (sched(7), "The autogroup feature"), so
 * that of its group is lowered too. Fails silently: the process then takes its full share.
 */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW);
    writeFileSync(`/proc/${String(pid)}/autogroup`, String(LOW), { flag: 'r+' });
  } catch {
    // The process has ended, or the system has no such groups, or keeps them from us.
  }
}
