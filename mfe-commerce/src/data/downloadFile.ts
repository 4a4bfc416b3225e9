import { isOnline } from '@lectern/shared/sync';
import { BookFileError } from './bookFile';

/** Number of times that a broken download is resumed, and the milliseconds before the first; each wait doubles. */
const RETRIES = 4;
const FIRST_WAIT = 500;

/** Called with the share that has arrived, 0 to 1. */
export type OnProgress = (share: number) => void;

/**
 * Downloads the `size` bytes of the file `path` from `url`. A connection that breaks is resumed at the byte where it
 * broke. Rejects with a BookFileError.
 */
export async function downloadFile(
  { url, path, size }: { url: string; path: string; size: number },
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let received = 0;
  for (let attempt = 0; ; attempt += 1) {
    const before = received;
    try {
      for await (const chunk of chunksFrom(url, path, received, signal)) {
        if (received + chunk.length > size) throw new BookFileError('broken', `${path} is longer than published.`);
        bytes.set(chunk, received);
        received += chunk.length;
        onProgress(received / size);
      }
      if (received === size) return bytes.buffer;
      // The server has ended in good order: asking again would not make the file longer.
      throw new BookFileError('broken', `${path} is shorter than published.`);
    } catch (error) {
      if (signal.aborted || error instanceof BookFileError) throw error;
    }
    if (received > before) attempt = 0;
    if (attempt >= RETRIES)
      throw new BookFileError(
        isOnline() ? 'unavailable' : 'offline',
        `${path} stopped after ${String(received)} bytes.`,
      );
    await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT * 2 ** attempt));
  }
}

/** Yields the file from byte `from` on. A server without ranges sends all of it: then the first bytes are skipped. */
async function* chunksFrom(url: string, path: string, from: number, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  const response = await fetch(url, { signal, ...(from > 0 && { headers: { range: `bytes=${String(from)}-` } }) });
  if (response.status === 404) throw new BookFileError('missing', `${path} answered 404.`);
  if (response.status === 403 || response.status === 401)
    throw new BookFileError('denied', `${path} answered ${String(response.status)}.`);
  if (!response.ok) throw new Error(`${path} answered ${String(response.status)}.`);
  let skipped = response.status === 206 ? 0 : from;
  if (!response.body) {
    yield new Uint8Array(await response.arrayBuffer()).subarray(skipped);
    return;
  }
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const rest = value.subarray(Math.min(skipped, value.length));
    skipped -= value.length - rest.length;
    if (rest.length > 0) yield rest;
  }
}
