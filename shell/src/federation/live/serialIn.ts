import { parseRevisionMessage } from '@lectern/shared/contract';

/** Returns the serial in a message from the stream or another tab; 0 for anything else. */
export function serialIn(message: unknown): number {
  try {
    return parseRevisionMessage(JSON.parse(String(message)), 'message').serial;
  } catch {
    return 0;
  }
}
