import { parseAuditEntry } from '@lectern/shared/domain';
import { randomUUID } from 'node:crypto';
import { FilesNeeded, withFiles } from './courses/courseFiles';
import { DeskRefusal, type DeskRequest, type DeskServices } from './contract';
import { decide } from './decisions/decide';
import { change, put, read } from './documents';
import { noticeWrites } from './notices';
import { isActiveAdmin } from './roles';
import { deskText } from './text/desk.en';

/**
 * Carries out the pending entry `audit/{id}`: account, documents and outcome change in one transaction, so that nothing
 * happens between the checks and the effect, and nothing without its entry. Does nothing for an entry that is decided.
 * Rejects when the store fails; then nothing has changed.
 */
export function carryOutEntry(services: DeskServices, id: string): Promise<void> {
  return withFiles(services, () => services.documents.transaction(() => carryOutNow(services, id)));
}

function carryOutNow(services: DeskServices, id: string): FilesNeeded | undefined {
  const path = `audit/${id}`;
  const entry = read(services, path, parseAuditEntry);
  if (entry?.status !== 'pending') return undefined;
  const actor = services.accounts.getAccount(entry.by);
  const byName = actor?.email ?? entry.by;
  // The role may have been withdrawn since the token was issued.
  const result = isActiveAdmin(actor) ? perform(services, entry, id) : new DeskRefusal(deskText.refusals.notAdmin);
  if (result instanceof FilesNeeded) return result;
  const outcome =
    result instanceof DeskRefusal
      ? { status: 'refused', byName, problem: result.message }
      : { status: 'done', label: result.label, byName, problem: null };
  services.documents.commit([change(path, outcome)]);
  return undefined;
}

/**
 * Carries out a decision made on the server's machine, with an entry in the audit log, in one transaction. `byName` is
 * who decided. Rejects with a DeskRefusal; then nothing has changed.
 */
export async function carryOut(
  services: DeskServices,
  request: Omit<DeskRequest, 'by'>,
  byName: string,
): Promise<{ label: string }> {
  const id = randomUUID();
  const attempt = () =>
    services.documents.transaction(() => {
      const performed = perform(services, { ...request, by: null }, id);
      if (!('label' in performed)) return performed;
      const { label } = performed;
      const entry = { ...request, by: 'command', byName, label, status: 'done', problem: null, createdAt: new Date() };
      services.documents.commit([put(`audit/${id}`, entry)]);
      return performed;
    });
  const result = await withFiles(services, attempt);
  if (result instanceof DeskRefusal) throw result;
  return result;
}

/** A performed decision; or why it was not performed, and then nothing was written. */
type Performed = { label: string } | DeskRefusal | FilesNeeded;

/**
 * Decides, and writes the effect within the open transaction. Returns a refusal instead of throwing it: a transaction
 * that is rolled back would also lose an index that a query has built.
 */
function perform(services: DeskServices, request: DeskRequest, id: string): Performed {
  try {
    const { label, writes, apply, notices } = decide(services, request);
    apply?.();
    const notifications = notices.flatMap((notice, index) => noticeWrites(services, notice, noticeId(id, index)));
    services.documents.commit([...writes, ...notifications]);
    return { label: label.slice(0, 300) };
  } catch (error) {
    if (error instanceof DeskRefusal || error instanceof FilesNeeded) return error;
    throw error;
  }
}

/**
 * Administrators' clients choose the ids of entries: rules keep `~` out of them, so none can be the id of another
 * notice, whose mail was sent already or would replace the notification.
 */
const noticeId = (entryId: string, index: number): string => `decision~${entryId}${index === 0 ? '' : `~${index}`}`;

/** Marks an entry that can't be carried out because of an error in the program or in stored data. */
export function refuseEntry({ documents }: DeskServices, id: string): void {
  documents.commit([change(`audit/${id}`, { status: 'refused', problem: deskText.refusals.failed })]);
}
