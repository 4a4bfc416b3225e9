import { errorCode, messageOf } from '../../release';

const FULL = 'The disk is full: free some space there, and try again. Nothing that is stored is lost.';
const FORBIDDEN = 'This user may not do that: run the command as the user that owns the site, or let this one in.';
const READ_ONLY = 'The disk is mounted read-only: make it writable, or use another home: --home DIR.';
const BUSY = 'Another process is writing to the site: try again in a moment.';
const NO_FOLDER = 'A file is in the place of a folder: move it away, or name the folder of the site with --home.';
const LIMIT = 'This process may open no more files: raise the limit (ulimit -n), and try again.';

/** What to do about errors of the system and of SQLite, by their codes. */
const ADVICE = new Map([
  ...['ENOSPC', 'EDQUOT', 'SQLITE_FULL'].map((code) => [code, FULL] as const),
  ...['EACCES', 'EPERM'].map((code) => [code, FORBIDDEN] as const),
  ...['EROFS', 'SQLITE_READONLY'].map((code) => [code, READ_ONLY] as const),
  ...['SQLITE_BUSY', 'SQLITE_LOCKED'].map((code) => [code, BUSY] as const),
  ['ENOTDIR', NO_FOLDER],
  ...['EMFILE', 'ENFILE'].map((code) => [code, LIMIT] as const),
]);

/**
 * Returns what to do about an error that the system has caused, when its message ends with the system's words; null
 * when it says more, and for any other error.
 */
export function systemAdvice(error: unknown): string | null {
  const cause = originOf(error);
  if (!messageOf(error).endsWith(messageOf(cause))) return null;
  return ADVICE.get(errorCode(cause) ?? '') ?? null;
}

/** Returns the first error of a chain of causes. */
function originOf(error: unknown): unknown {
  const cause: unknown = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : null;
  return typeof cause === 'object' && cause !== null ? originOf(cause) : error;
}
