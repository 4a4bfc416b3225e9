import type { VideoMetadata, UploadRecord } from './uploadRecords';
import type { UploadErrorKind } from './UploadError';

/**
 * State of an upload. `waiting` for its turn, `retrying` after a lost connection, `needs-file` after a reload until the
 * person chooses the same file again, `finished` until the lesson has taken it.
 */
export type UploadStatus = 'waiting' | 'sending' | 'retrying' | 'paused' | 'needs-file' | 'failed' | 'finished';

/**
 * Reasons why an upload failed or retries. `other-file`: the chosen file is not the one whose upload began;
 * `elsewhere`: it is sent in another tab.
 */
export type UploadProblem = UploadErrorKind | 'other-file' | 'elsewhere';

/** One upload as screens see it. Sizes are bytes. */
export type Upload = {
  id: string;
  courseId: string;
  slot: string;
  name: string;
  path: string;
  contentType: string;
  metadata: VideoMetadata | null;
  size: number;
  sent: number;
  status: UploadStatus;
  problem: UploadProblem | null;
  /** Seconds until a refused upload is accepted again, where the server said so. */
  retrySeconds: number | null;
  /** Seconds left at the present speed; null while unknown. */
  secondsLeft: number | null;
};

/** True while bytes are on their way, or about to be. */
export const isRunning = ({ status }: Upload): boolean => ['waiting', 'sending', 'retrying'].includes(status);

/** Returns the state of a stored upload before anything is sent. */
export function initialState(record: UploadRecord, hasFile: boolean): Upload {
  const { id, courseId, slot, name, path, contentType, facts: metadata, size, isFinished } = record;
  return {
    ...{ id, courseId, slot, name, path, contentType, metadata, size },
    sent: isFinished ? size : 0,
    status: isFinished ? 'finished' : hasFile ? 'paused' : 'needs-file',
    problem: null,
    retrySeconds: null,
    secondsLeft: null,
  };
}
