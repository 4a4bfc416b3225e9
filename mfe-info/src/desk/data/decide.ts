import { parseAuditEntry, type AuditEntry, type DeskAction } from '@lectern/shared/domain';
import { pollOutcome } from '../../data/pollOutcome';

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

/**
 * Stores a decision in the audit log, and resolves to the entry once the server has carried it out or refused it; to a
 * pending one when that takes longer. Rejects with a BackendError when it could not be stored.
 */
export async function decide(uid: string, decision: Decision): Promise<AuditEntry | null> {
  const { addDocument, getDocument, serverTime } = await import('@lectern/shared/firebase/documents');
  const id = await addDocument('audit', { ...decision, by: uid, status: 'pending', createdAt: serverTime });
  return pollOutcome(() => getDocument(`audit/${id}`, parseAuditEntry, { fresh: true }));
}
