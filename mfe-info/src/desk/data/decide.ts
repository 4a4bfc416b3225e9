import { parseAuditEntry, type AuditEntry, type DeskAction } from '@lectern/shared/domain';
import { pollOutcome } from '../../data/pollOutcome';

/** A decision as the administrator makes it. */
export type Decision = { action: DeskAction; target: string; reason: string; message: string };

/**
 * A decision that was chosen, before its words are written: `name` is the target's, for people, and `seen` the status
 * that the person saw.
 */
export type Choice = Pick<Decision, 'action' | 'target'> & { name: string; seen?: string | undefined };

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

/**
 * Resolves to true for an answer to a message that somebody else has answered since it was shown: the sender would get
 * two mails. Rejects with a BackendError.
 */
export async function isAnsweredMeanwhile({ action, target, seen }: Omit<Choice, 'name'>): Promise<boolean> {
  if (action !== 'message.answer' || seen === 'answered') return false;
  const { getDocument } = await import('@lectern/shared/firebase/documents');
  const isAnswered = (data: unknown): boolean => (data as { status?: unknown }).status === 'answered';
  return (await getDocument(target, isAnswered, { fresh: true })) ?? false;
}
