import { RetryLater } from '../processing';

/** An answer of a service. `date` is its clock in milliseconds since 1970, null when it doesn't say. */
export type Answer = { status: number; text: string; date: number | null };

/** Request of a service. */
export type Request = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string };

const TIMEOUT_MS = 30_000;
/** More than the largest page of documents that the processors ask for. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Sends one request; follows no redirect. Rejects with RetryLater when there is no whole answer within 30 seconds. */
export async function fetchText(url: string, request: Request): Promise<Answer> {
  const { host } = new URL(url);
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { ...request, redirect: 'manual', signal });
    const date = Date.parse(response.headers.get('date') ?? '');
    return { status: response.status, text: await readText(response), date: Number.isNaN(date) ? null : date };
  } catch (error) {
    const { cause, message } = error as Error & { cause?: { code?: string } };
    throw new RetryLater(`${host} can't be reached (${cause?.code ?? message}).`);
  }
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new Error(`more than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
