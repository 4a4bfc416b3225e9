import { isOnline } from '@lectern/shared/sync';

/**
 * Why a video does not play: no network at all, a broken connection or server, no such file, not allowed, or nothing
 * that this browser can play.
 */
export type VideoFailureKind = 'offline' | 'network' | 'missing' | 'refused' | 'decode';

/** A video that does not play; `detail` is for whoever is asked for help. */
export type VideoFailure = { kind: VideoFailureKind; detail: string };

/** How long the server may take to say what is wrong, in milliseconds. */
const PATIENCE = 8_000;

/**
 * Finds out why a video failed: a browser says of a file that is missing, refused or broken the same. Never rejects.
 */
export async function explainFailure(src: string, error: MediaError | null): Promise<VideoFailure> {
  const said = `MediaError ${error?.code ?? 0}${error?.message ? `: ${error.message}` : ''}`;
  if (!isOnline()) return { kind: 'offline', detail: said };
  try {
    // One byte is enough to know, and is not kept in place of the whole file.
    const answer = await fetch(src, {
      headers: { range: 'bytes=0-0' },
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    void answer.body?.cancel();
    return { kind: kindOf(answer.status, error), detail: `${said} (${answer.status})` };
  } catch (cause) {
    return {
      kind: isOnline() ? 'network' : 'offline',
      detail: `${said} (${cause instanceof Error ? cause.message : String(cause)})`,
    };
  }
}

/** What a server's answer to a request for one byte says of a video that failed. */
export function kindOf(status: number, error: Pick<MediaError, 'code'> | null): VideoFailureKind {
  if (status === 401 || status === 403) return 'refused';
  if (status === 404 || status === 410) return 'missing';
  if (status >= 400 || error?.code === 2) return 'network';
  return 'decode';
}
