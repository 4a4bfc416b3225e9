import type { AdminWrite } from '@lectern/backend';
import { parseAuditEntry } from '@lectern/shared/domain';
import { randomUUID } from 'node:crypto';
import { DeskRefusal, type DeskRequest, type DeskServices } from './contract';
import { decide } from './decisions/decide';
import { change, put, read } from './documents';
import { noticeWrites } from './notices';
import { isActiveAdmin } from './roles';
import { deskText } from './text/desk.en';

/**
 * Carries out the pending entry `audit/{id}`, and stores its outcome on it in the same commit as its effect. Does
 * nothing for an entry that is decided. May be called again after a crash at any moment. Throws when the store fails.
 */
export function carryOutEntry(services: DeskServices, id: string): void {
  const path = `audit/${id}`;
  const entry = read(services, path, parseAuditEntry);
  if (entry?.status !== 'pending') return;
  const actor = services.accounts.getAccount(entry.by);
  const byName = actor?.email ?? entry.by;
  try {
    // The role may have been withdrawn since the token was issued.
    if (!isActiveAdmin(actor)) throw new DeskRefusal(deskText.refusals.notAdmin);
    const { label, writes } = perform(services, entry, id);
    services.documents.commit([...writes, change(path, { status: 'done', label, byName, problem: null })]);
  } catch (error) {
    if (!(error instanceof DeskRefusal)) throw error;
    services.documents.commit([change(path, { status: 'refused', byName, problem: error.message })]);
  }
}

/**
 * Carries out a decision made on the server's machine, with an entry on the audit list. `byName` is who decided.
 * Throws a DeskRefusal; then nothing has changed.
 */
export function carryOut(services: DeskServices, request: Omit<DeskRequest, 'by'>, byName: string): { label: string } {
  const id = randomUUID();
  const { label, writes } = perform(services, { ...request, by: null }, id);
  const entry = { ...request, by: 'command', byName, label, status: 'done', problem: null, createdAt: new Date() };
  services.documents.commit([...writes, put(`audit/${id}`, entry)]);
  return { label };
}

/** Changes the account, if the decision does, and returns the writes that remain. */
function perform(services: DeskServices, request: DeskRequest, id: string): { label: string; writes: AdminWrite[] } {
  const { label, writes, apply, notices } = decide(services, request);
  apply?.();
  const told = notices.flatMap((notice, index) => noticeWrites(services, notice, index === 0 ? id : `${id}-${index}`));
  return { label: label.slice(0, 300), writes: [...writes, ...told] };
}

/** Marks an entry that can't be carried out because of an error in the program or in stored data. */
export function refuseEntry({ documents }: DeskServices, id: string): void {
  documents.commit([change(`audit/${id}`, { status: 'refused', problem: deskText.refusals.failed })]);
}
