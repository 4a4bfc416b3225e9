import { NO_CONTAINER } from '../page/containers';
import type { LoadFailure } from './RemoteLoadError';

/**
 * Returns the kind of failure of an entry. The federation runtime distinguishes its errors in the message only:
 * "timed out", "ScriptExecutionError" (the script threw), or a network error.
 */
export function entryFailure(cause: unknown): LoadFailure {
  const message = messageOf(cause);
  if (message.includes('timed out')) return 'timeout';
  if (message.includes('ScriptExecutionError')) return 'evaluation';
  return message.includes(NO_CONTAINER) ? 'contract' : 'error';
}

/**
 * Returns the kind of failure of an exposed module: webpack's own chunk failures, a module that is not exposed, a
 * shared version that does not fit, or the module's own error.
 */
export function moduleFailure(cause: unknown): LoadFailure {
  const chunk = chunkFailure(cause);
  if (chunk) return chunk;
  const message = messageOf(cause);
  if (/Unsatisfied version|Shared module .+ doesn't exist/.test(message)) return 'shared-version';
  if (/does not exist in container|does not take the share scope/.test(message)) return 'contract';
  return 'evaluation';
}

/** Returns the type of webpack's ChunkLoadError, or null for any other error. */
export function chunkFailure(cause: unknown): 'error' | 'timeout' | 'missing' | null {
  if (!(cause instanceof Error) || cause.name !== 'ChunkLoadError') return null;
  const { type } = cause as Error & { type?: string };
  return type === 'timeout' || type === 'missing' ? type : 'error';
}

/** Returns the message of anything that was thrown, even of a value that can't be written as text. Never throws. */
export function messageOf(thrown: unknown): string {
  try {
    return thrown instanceof Error ? thrown.message : String(thrown);
  } catch {
    return 'an error without a text';
  }
}
