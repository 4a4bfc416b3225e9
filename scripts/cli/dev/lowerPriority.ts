import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A quarter of a busy processor: with less, a check beside other work would take minutes. */
export const LOW_PRIORITY = 5;

/**
 * Gives the leader of a session, and the children that it starts later, a quarter of a processor that is busy. Where
 * Linux groups processes by session, it compares only the groups' priorities (sched(7), "The autogroup feature"), so
 * that of its group is lowered too. Fails silently: the process then takes its full share.
 */
export function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
    writeFileSync(`/proc/${String(pid)}/autogroup`, String(LOW_PRIORITY), { flag: 'r+' });
  } catch {
    // The process has ended, or the system has no such groups, or keeps them from us.
  }
}
