import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { messageOf } from '../store/StoreError';

/** A request to an object service, without credentials. */
export type StoreRequest = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  url: URL;
  headers?: Record<string, string>;
  body?: Uint8Array;
};

/** An answer with its whole body. `code` is the service's name for an error, such as `SlowDown`; empty for none. */
export type StoreAnswer = { status: number; headers: Headers; bytes: Uint8Array; code: string };

/** Milliseconds until an attempt without progress ends, and until a request with all its attempts is given up. */
export type StoreTimes = { attempt: number; total: number };

/** Options of a sender. `sign` adds credentials; `isBusy` returns true for a refusal that a repetition may overcome. */
export type SenderOptions = {
  sign: (request: StoreRequest) => Promise<{ url: URL; headers: Record<string, string> }>;
  errorCodeOf: (status: number, headers: Headers, text: string) => string;
  isBusy: (answer: StoreAnswer) => boolean;
  times?: Partial<StoreTimes>;
};

/** Sends a request; resolves to the last answer. Rejects with an Error without credentials when there is none. */
export type SendRequest = (request: StoreRequest) => Promise<StoreAnswer>;

const TIMES: StoreTimes = { attempt: 10_000, total: 30_000 };
/** Bytes a second below which an upload is given up. */
const SLOWEST_UPLOAD = 50_000;
const MAX_CONCURRENT = 16;
/** More than any bundle: its files are limited by the byte budget of a page. */
const MAX_ANSWER_BYTES = 256 * 1024 * 1024;
const PAUSE = { first: 50, longest: 2_000 };
const BUSY_STATUS = [408, 429, 500, 502, 503, 504];

/**
 * Creates a sender with at most 16 requests at once. It repeats a request after network errors, time-outs and refusals
 * of a busy service, with growing random pauses, until `times.total` is over.
 */
export function createSender({ sign, errorCodeOf, isBusy, times }: SenderOptions): SendRequest {
  const { attempt, total } = { ...TIMES, ...times };
  const limit = pLimit(MAX_CONCURRENT);
  const once = async (request: StoreRequest): Promise<StoreAnswer> => {
    const signed = await sign(request);
    const patience = attempt + ((request.body?.length ?? 0) / SLOWEST_UPLOAD) * 1_000;
    const { status, headers, bytes } = await fetchWhole(request, signed, patience);
    return { status, headers, bytes, code: status < 400 ? '' : errorCodeOf(status, headers, textOf(bytes)) };
  };
  const untilAnswered = async (request: StoreRequest): Promise<StoreAnswer> => {
    const end = performance.now() + total;
    for (let tries = 1; ; tries += 1) {
      const pause = Math.random() * Math.min(PAUSE.longest, PAUSE.first * 2 ** tries);
      const isLast = performance.now() + pause > end;
      try {
        const answer = await once(request);
        if (isLast || !(BUSY_STATUS.includes(answer.status) || isBusy(answer))) return answer;
        await wait(Math.max(pause, retryAfterOf(answer.headers)));
      } catch (error) {
        if (isLast) throw new Error(describe(error), { cause: error });
        await wait(pause);
      }
    }
  };
  return (request) => limit(() => untilAnswered(request));
}

type Whole = { status: number; headers: Headers; bytes: Uint8Array };

/** Fetches an answer; rejects after `patience` milliseconds without progress, and beyond the limit of bytes. */
async function fetchWhole(
  { method, body }: StoreRequest,
  { url, headers }: { url: URL; headers: Record<string, string> },
  patience: number,
): Promise<Whole> {
  const abort = new AbortController();
  const stop = (): void => abort.abort(new Error(`no answer within ${String(Math.round(patience))} ms`));
  let timer = setTimeout(stop, patience);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: abort.signal,
    });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      clearTimeout(timer);
      timer = setTimeout(stop, patience);
      chunks.push(chunk);
      length += chunk.length;
      if (length > MAX_ANSWER_BYTES) throw new Error(`the answer has more than ${String(MAX_ANSWER_BYTES)} bytes`);
    }
    return { status: response.status, headers: response.headers, bytes: joined(chunks, length) };
  } finally {
    clearTimeout(timer);
  }
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** Milliseconds that the service asks to wait, at most 5 s. */
function retryAfterOf(headers: Headers): number {
  const seconds = Number(headers.get('retry-after') ?? 0);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), 5) * 1_000 : 0;
}

const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes.subarray(0, 4_096));

/** `fetch` hides the reason of a failure, such as ECONNREFUSED, in the cause of its error. */
function describe(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return messageOf(cause);
}
