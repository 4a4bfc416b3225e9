import { parseAuditEntry, type AuditEntry, type DeskAction } from '@lectern/shared/domain';

/** A decision as the administrator makes it. */
export type Decision = { action: DeskAction; target: string; reason: string; message: string };

/** A decision that was chosen, before its words are written: `name` is the target's, for people. */
export type Choice = Pick<Decision, 'action' | 'target'> & { name: string };

/** Decisions that take something away: their buttons are never the prominent ones of a row. */
export const HARMFUL: ReadonlySet<DeskAction> = new Set([
  'course.archive',
  'report.hide',
  'account.disable',
  'account.revokeTeacher',
  'account.revokeAdmin',
]);

/** Milliseconds to wait for the outcome, and between polls: soon at first, then less often. */
const LIMIT_MS = 15_000;
const POLL_DELAYS = [60, 120, 250, 500];

/**
 * Stores a decision in the audit log, and resolves to the entry once the server has carried it out or refused it; to a
 * pending one when that takes longer. Rejects with a BackendError when it could not be stored.
 */
export async function decide(uid: string, decision: Decision): Promise<AuditEntry | null> {
  const { addDocument, getDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  const id = await addDocument('audit', { ...decision, by: uid, status: 'pending', createdAt: serverTime });
  const end = Date.now() + LIMIT_MS;
  for (let poll = 0; ; poll += 1) {
    await new Promise((resolve) => setTimeout(resolve, POLL_DELAYS[Math.min(poll, POLL_DELAYS.length - 1)]));
    // The decision is stored and will be carried out, even if reading its result fails now.
    const entry = await getDocument(`audit/${id}`, parseAuditEntry, { fresh: true }).catch(() => null);
    if ((entry && entry.status !== 'pending') || Date.now() > end) return entry;
  }
}
