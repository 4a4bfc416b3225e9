import { isOnline } from '@lectern/shared/sync';

/**
 * Reason why a video does not play: no network, a broken connection or server, a missing file, no permission, or a file
 * that this browser cannot decode.
 */
export type VideoFailureKind = 'offline' | 'network' | 'missing' | 'refused' | 'decode';

/** A failure to play a video. `detail` is for support. */
export type VideoFailure = { kind: VideoFailureKind; detail: string };

/** `MediaError.MEDIA_ERR_NETWORK`. */
const MEDIA_ERR_NETWORK = 2;

/** Time limit of the request, in milliseconds. */
const TIMEOUT = 8_000;

/**
 * Finds out why a video failed, because browsers report the same error for a missing, refused or broken file. Never
 * rejects.
 */
export async function explainFailure(src: string, error: MediaError | null): Promise<VideoFailure> {
  const detail = `MediaError ${error?.code ?? 0}${error?.message ? `: ${error.message}` : ''}`;
  if (!isOnline()) return { kind: 'offline', detail };
  try {
    // Requests one byte, without caching it in place of the whole file.
    const response = await fetch(src, {
      headers: { range: 'bytes=0-0' },
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    void response.body?.cancel();
    return { kind: failureKindOf(response.status, error), detail: `${detail} (${response.status})` };
  } catch (cause) {
    return {
      kind: isOnline() ? 'network' : 'offline',
      detail: `${detail} (${cause instanceof Error ? cause.message : String(cause)})`,
    };
  }
}

/** Returns the kind of failure, by the status of a request for one byte of the video. */
export function failureKindOf(status: number, error: Pick<MediaError, 'code'> | null): VideoFailureKind {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404 || status === 410) return 'missing';
  if (status >= 400 || error?.code === MEDIA_ERR_NETWORK) return 'network';
  return 'decode';
}
