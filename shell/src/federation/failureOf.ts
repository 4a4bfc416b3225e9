import { NO_CONTAINER } from './container';
import type { LoadFailure } from './RemoteLoadError';

/**
 * The kind of failure in what is thrown for an entry. The federation runtime tells its own apart in the message alone:
 * "timed out", "ScriptExecutionError" (the script threw), or a network error.
 */
export function entryFailure(cause: unknown): LoadFailure {
  const message = messageOf(cause);
  if (message.includes('timed out')) return 'timeout';
  if (message.includes('ScriptExecutionError')) return 'evaluation';
  return message.includes(NO_CONTAINER) ? 'contract' : 'error';
}

/**
 * The kind of failure in what a container throws for an exposed module: webpack's own chunk failures, a module that is
 * not exposed, a shared version that does not fit, or the module's own error.
 */
export function moduleFailure(cause: unknown): LoadFailure {
  const chunk = chunkFailure(cause);
  if (chunk) return chunk;
  const message = messageOf(cause);
  if (/Unsatisfied version|Shared module .+ doesn't exist/.test(message)) return 'shared-version';
  if (/does not exist in container|does not take the share scope/.test(message)) return 'contract';
  return 'evaluation';
}

/** The type of webpack's ChunkLoadError; null for anything else. */
export function chunkFailure(cause: unknown): 'error' | 'timeout' | 'missing' | null {
  if (!(cause instanceof Error) || cause.name !== 'ChunkLoadError') return null;
  const { type } = cause as Error & { type?: string };
  return type === 'timeout' || type === 'missing' ? type : 'error';
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
