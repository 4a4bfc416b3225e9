import type { StoredDocument } from '@lectern/backend';
import type { DeskServices } from './contract';
import { change, put } from './documents';

/** Collections of the messages that visitors send with a form. */
const COLLECTIONS = ['contactMessages', 'businessLeads'] as const;
const MESSAGE_PATH = new RegExp(`^(${COLLECTIONS.join('|')})/[^/]+$`);
/** Fields that older forms don't send. */
const ADDED_FIELDS = { status: 'new', uid: null };
/** Written once all stored messages have a status. */
const MARKER = 'deskState/messages';
/** Documents that are read before other work may run. */
const SLICE = 200;

/** Returns true for the path of a message or a business lead. */
export const isMessage = (path: string): boolean => MESSAGE_PATH.test(path);

/** Adds the fields that older forms don't send: a message without a status would be in no queue. */
export function completeMessage({ documents }: DeskServices, path: string): void {
  const found = documents.get(path);
  if (found && isIncomplete(found)) documents.commit([change(path, ADDED_FIELDS)]);
}

const isIncomplete = ({ fields }: StoredDocument): boolean => !('status' in fields);

/**
 * Completes the messages that were stored before they had a status, once for each home and a few at a time. Returns the
 * function that stops it.
 */
export function completeStoredMessages(services: DeskServices, warn: (message: string) => void): () => void {
  let isStopped = false;
  void completeAll(services, () => isStopped).catch((error: unknown) =>
    warn(`Messages without a status could not be completed; the next start tries again: ${String(error)}`),
  );
  return () => {
    isStopped = true;
  };
}

async function completeAll(services: DeskServices, isStopped: () => boolean): Promise<void> {
  const { documents } = services;
  if (documents.get(MARKER)) return;
  let count = 0;
  for (const collection of COLLECTIONS) {
    for (const found of documents.scan(collection)) {
      // A scan reads ahead: during a pause a message may have been decided on or deleted, so it is read again.
      if (isIncomplete(found)) completeMessage(services, found.path);
      count += 1;
      if (count % SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
      if (isStopped()) return;
    }
  }
  documents.commit([put(MARKER, { completedAt: new Date() })]);
}
