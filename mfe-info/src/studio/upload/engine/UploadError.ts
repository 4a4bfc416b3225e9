/**
 * Reasons why an upload stopped. `offline`, `unavailable` and `busy` pass by themselves; `expired` needs another
 * session; the rest needs the person.
 */
export type UploadErrorKind =
  | 'offline'
  | 'unavailable'
  | 'busy'
  | 'expired'
  | 'denied'
  | 'signed-out'
  | 'quota'
  | 'too-large'
  | 'changed'
  | 'refused';

/** Failed call of an upload. `retrySeconds` is when the server accepts it again, where it said so. */
export class UploadError extends Error {
  override readonly name = 'UploadError';

  constructor(
    readonly kind: UploadErrorKind,
    message: string,
    readonly retrySeconds: number | null = null,
    options?: { cause: unknown },
  ) {
    super(message, options);
  }

  /** True when the same call can succeed later without anybody doing anything. */
  get isPassing(): boolean {
    return ['offline', 'unavailable', 'busy'].includes(this.kind);
  }
}

/** Seconds that an upload waits by itself. A longer wait is shown. */
const LONGEST_WAIT = 120;

/** Returns the error of a refused call. */
export async function errorOfResponse(response: Response): Promise<UploadError> {
  const said = await response.text().catch(() => '');
  const after = Number(response.headers.get('retry-after') ?? 'none');
  const seconds = Number.isFinite(after) && after >= 0 ? after : null;
  return new UploadError(kindOf(response.status, seconds), `${String(response.status)} ${said.slice(0, 300)}`, seconds);
}

const KINDS: Record<number, UploadErrorKind> = {
  401: 'signed-out',
  402: 'quota',
  403: 'denied',
  404: 'expired',
  408: 'unavailable',
  410: 'expired',
  413: 'too-large',
  507: 'quota',
};

function kindOf(status: number, retrySeconds: number | null): UploadErrorKind {
  if (status === 429) return retrySeconds !== null && retrySeconds <= LONGEST_WAIT ? 'busy' : 'quota';
  return KINDS[status] ?? (status >= 500 ? 'unavailable' : 'refused');
}
