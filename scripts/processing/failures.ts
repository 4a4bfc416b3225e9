import { createHash } from 'node:crypto';
import type { Documents } from './documents';

/** A document that its handler failed for too often. It is left alone until it changes or is retried. */
export type ProcessingFailure = {
  id: string;
  processor: string;
  handler: string;
  path: string;
  /** Message of the last error. */
  error: string;
  attempts: number;
  at: Date;
};

const COLLECTION = 'processingFailures';

/** Returns the path of the failure of one handler with one document. */
export const failurePath = (processor: string, handler: string, path: string): string =>
  `${COLLECTION}/${processor}-${handler}-${createHash('sha256').update(path).digest('base64url').slice(0, 22)}`;

/** Returns the stored form of a failure. */
export const failureOf = (processor: string, handler: string, path: string, error: unknown, attempts: number) => ({
  processor,
  handler,
  path,
  error: (error instanceof Error ? error.message : String(error)).slice(0, 1000),
  attempts,
  at: new Date(),
});

/** Lists the documents that were set aside, newest first; those of one processor, or of all. */
export async function listFailures(documents: Documents, processor?: string): Promise<ProcessingFailure[]> {
  const found = await documents.query({ collection: COLLECTION, orderBy: [{ field: 'at', direction: 'desc' }] });
  return found
    .map(({ path, data }) => ({ ...(data as Omit<ProcessingFailure, 'id'>), id: path.slice(COLLECTION.length + 1) }))
    .filter((failure) => processor === undefined || failure.processor === processor);
}
