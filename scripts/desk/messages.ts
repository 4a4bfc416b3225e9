import type { StoredDocument } from '@lectern/backend';
import type { DeskServices } from './contract';
import { change, put } from './documents';

const COLLECTIONS = ['contactMessages', 'businessLeads'] as const;
const MESSAGE = /^(contactMessages|businessLeads)\/[^/]+$/;
/** Written once all stored messages have a status. */
const MARKER = 'deskState/messages';
const SLICE = 200;

/** Returns true for the path of a message or a business lead. */
export const isMessage = (path: string): boolean => MESSAGE.test(path);

/** Adds the fields that older forms don't send: a message without a status would be in no queue. */
export function completeMessage({ documents }: DeskServices, path: string): void {
  const found = documents.get(path);
  if (found && isIncomplete(found)) documents.commit([change(path, ADDED)]);
}

const ADDED = { status: 'new', uid: null };
const isIncomplete = ({ fields }: StoredDocument): boolean => !('status' in fields);

/**
 * Completes the messages that were stored before they had a status, once for each home and a few at a time. Returns the
 * function that stops it.
 */
export function completeStoredMessages(services: DeskServices, warn: (message: string) => void): () => void {
  let isStopped = false;
  void completeAll(services, () => isStopped).catch((error: unknown) =>
    warn(`Stored messages could not be completed: ${String(error)}`),
  );
  return () => {
    isStopped = true;
  };
}

async function completeAll({ documents }: DeskServices, isStopped: () => boolean): Promise<void> {
  if (documents.get(MARKER)) return;
  let count = 0;
  for (const collection of COLLECTIONS) {
    for (const found of documents.scan(collection)) {
      if (isIncomplete(found)) documents.commit([change(found.path, ADDED)]);
      count += 1;
      if (count % SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
      if (isStopped()) return;
    }
  }
  documents.commit([put(MARKER, { completedAt: new Date() })]);
}
