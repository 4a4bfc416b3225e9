import { isOnline, onOnline } from '@lectern/shared/sync';
import { pieceSizes } from './pieceSizes';
import { UploadError } from './UploadError';
import { querySession, sendPiece } from './uploadSession';

/** One file being uploaded. `url` is the session of an earlier attempt, if there was one. */
export type Sending = {
  file: Blob;
  url: string | null;
  /** Starts a session and resolves to its URL. */
  start: (signal: AbortSignal) => Promise<string>;
  /** Called with each new session before bytes are sent, so that it can be stored. */
  onSession: (url: string) => void;
  /** Called with the bytes that the server has acknowledged. */
  onSent: (bytes: number) => void;
  /** Called when a call failed and is repeated after `ms` milliseconds, or once the device is online again. */
  onWait: (problem: UploadError, ms: number) => void;
  signal: AbortSignal;
  /** Milliseconds of the first pause after a failure. */
  firstPause?: number;
};

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 30_000;
/** Sessions that one run may start, in case the server forgets them. */
const MAX_SESSIONS = 3;

/**
 * Sends a file as one object, and resolves once the server has stored all of it. A lost connection is repeated from
 * where the server stands, with growing pauses and without end. Rejects with an UploadError that waiting does not
 * solve, or with the signal's reason.
 */
export async function sendFile(sending: Sending): Promise<void> {
  const { signal, onWait, firstPause = FIRST_PAUSE } = sending;
  const run: Run = { ...sending, sessions: 0, offset: null, reached: 0, failures: 0, pieces: pieceSizes() };
  for (;;) {
    try {
      if (await advance(run)) return;
    } catch (error) {
      signal.throwIfAborted();
      const problem = toUploadError(error);
      if (problem.kind === 'expired' && run.sessions < MAX_SESSIONS) run.url = null;
      else if (!problem.isPassing) throw problem;
      run.offset = null;
      run.failures += 1;
      run.pieces.shrink();
      const ms = pauseAfter(run.failures, firstPause, problem.retrySeconds);
      onWait(isOnline() ? problem : new UploadError('offline', problem.message, null, { cause: problem }), ms);
      await pause(ms, signal);
    }
  }
}

/** `reached` is the most that the server had, and `failures` how many calls failed since it last grew. */
type Run = Sending & {
  sessions: number;
  offset: number | null;
  reached: number;
  failures: number;
  pieces: ReturnType<typeof pieceSizes>;
};

/** Does the next call: start, query or send. Resolves to true once the upload is finished. */
async function advance(run: Run): Promise<boolean> {
  const { signal, file, pieces } = run;
  if (run.url === null) {
    run.sessions += 1;
    run.url = await run.start(signal);
    run.offset = 0;
    run.reached = 0;
    run.onSession(run.url);
    run.onSent(0);
    return false;
  }
  if (run.offset === null) {
    const { status, received } = await querySession(run.url, signal);
    if (status === 'final') return true;
    if (status === 'cancelled') throw new UploadError('expired', 'The upload was cancelled.');
    if (received > file.size) throw new UploadError('changed', 'The server has more than the file.');
    moveTo(run, received);
    return false;
  }
  const piece = file.slice(run.offset, run.offset + pieces.size());
  await requireReadable(piece);
  const isLast = run.offset + piece.size >= file.size;
  const began = performance.now();
  const { status } = await sendPiece(run.url, piece, { offset: run.offset, isLast }, signal);
  pieces.took(performance.now() - began);
  moveTo(run, run.offset + piece.size);
  if (isLast && status !== 'final') throw new UploadError('refused', 'The server did not finish the upload.');
  return isLast;
}

function moveTo(run: Run, offset: number): void {
  run.offset = offset;
  if (offset > run.reached) [run.reached, run.failures] = [offset, 0];
  run.onSent(offset);
}

/** A file that was changed, moved or deleted since it was chosen can't be read any more. */
async function requireReadable(piece: Blob): Promise<void> {
  try {
    if (piece.size > 0) await piece.slice(0, 1).arrayBuffer();
  } catch (error) {
    throw new UploadError('changed', 'The file can no longer be read.', null, { cause: error });
  }
}

/** Grows with each failure, with some chance in it: not all clients come back at the same moment. */
function pauseAfter(failures: number, first: number, retrySeconds: number | null): number {
  const grown = Math.min(LONGEST_PAUSE, first * 2 ** Math.min(10, failures - 1)) * (0.75 + Math.random() / 2);
  return Math.max(grown, (retrySeconds ?? 0) * 1000);
}

/** Resolves after the time, or as soon as the device comes online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      clearTimeout(timer);
      stopListening();
      signal.removeEventListener('abort', abort);
      resolve();
    };
    const abort = (): void => {
      end();
      reject(signal.reason as Error);
    };
    const timer = setTimeout(end, ms);
    const stopListening = onOnline(end);
    signal.addEventListener('abort', abort);
  });
}

const toUploadError = (error: unknown): UploadError =>
  error instanceof UploadError
    ? error
    : new UploadError('refused', error instanceof Error ? error.message : String(error), null, { cause: error });
