import { getHeapStatistics } from 'node:v8';

/** An allowance: `burst` at once, and `perSecond` more with time, never more than `burst` together. */
export type Rate = { burst: number; perSecond: number };

/** The allowances of one kind of use: of an account, of all accounts of a client, and of a signed-out client. */
export type Rates = { account: Rate; client: Rate; signedOut: Rate };

/** The uses that quotas count. */
export type QuotaKind = 'writes' | 'writtenBytes' | 'uploads' | 'uploadedBytes';

/** Kinds of data that count towards an account's quota: documents, and objects, which are files. */
export type StoredKind = 'documents' | 'objects';

/** Budgets of requests, clients and accounts. Sizes are bytes, times are milliseconds. */
export type Limits = {
  /** Largest result of one request in memory. */
  requestBytes: number;
  /** Results in memory that wait for one client to read them, and for all clients together. */
  clientBytes: number;
  totalBytes: number;
  /**
   * Longest wait of a request for memory or its turn, in milliseconds, and the number of a client's requests that may
   * wait.
   */
  waitMs: number;
  waitingPerClient: number;
  /** Slowest reader: bytes per second over `readerMs`, and while others wait for the memory that it holds. */
  readerMs: number;
  readerBytesPerSecond: number;
  crowdedReaderBytesPerSecond: number;
  /** Longest piece of work before other requests run, and how many long requests run in turn. */
  sliceMs: number;
  longRequests: number;
  /** Time that a client may use before its requests run in turn with those of other clients. */
  clientTime: Rate;
  /** Time that a request counts as, beside the time that is measured. */
  requestMs: number;
  /** Requests of a client, and how many of them may be unanswered. */
  clientRequests: Rate;
  requestsInFlight: number;
  quotas: Record<QuotaKind, Rates>;
  /** Bytes that an account may have stored, and what a custom claim that is true gives it, such as `teacher`. */
  stored: Record<StoredKind, number>;
  storedByClaim: Record<string, Record<StoredKind, number>>;
};

const MIB = 1024 * 1024;
const rate = (burst: number, perSecond: number): Rate => ({ burst, perSecond });

/**
 * Returns the limits of a process with this much memory for JavaScript, in bytes. They suit a class of 500 learners
 * behind one address.
 */
export function defaultLimits(heapBytes = getHeapStatistics().heap_size_limit): Limits {
  const totalBytes = Math.min(512 * MIB, Math.floor(heapBytes / 2));
  const requestBytes = Math.min(64 * MIB, Math.floor(totalBytes / 4));
  return {
    requestBytes,
    clientBytes: Math.min(3 * requestBytes, Math.floor(totalBytes / 2)),
    totalBytes,
    waitMs: 30_000,
    waitingPerClient: 256,
    readerMs: 10_000,
    readerBytesPerSecond: 16 * 1024,
    crowdedReaderBytesPerSecond: 256 * 1024,
    sliceMs: 5,
    longRequests: 4,
    clientTime: rate(500, 150),
    requestMs: 0.5,
    clientRequests: rate(20_000, 500),
    requestsInFlight: 3_000,
    quotas: {
      writes: { account: rate(10_000, 50), client: rate(30_000, 500), signedOut: rate(60, 0.5) },
      writtenBytes: {
        account: rate(24 * MIB, 256 * 1024),
        client: rate(96 * MIB, 2 * MIB),
        signedOut: rate(MIB, 8 * 1024),
      },
      uploads: { account: rate(500, 2), client: rate(2000, 20), signedOut: rate(20, 0.1) },
      uploadedBytes: {
        account: rate(8192 * MIB, MIB),
        client: rate(16_384 * MIB, 8 * MIB),
        signedOut: rate(16 * MIB, 16 * 1024),
      },
    },
    stored: { documents: 256 * MIB, objects: 512 * MIB },
    storedByClaim: {},
  };
}

const NO_LIMIT: Rate = rate(Infinity, Infinity);
const NO_LIMITS: Rates = { account: NO_LIMIT, client: NO_LIMIT, signedOut: NO_LIMIT };

/** Quotas that refuse nothing, for benchmarks and tests of other things. */
export const NO_QUOTAS: Limits['quotas'] = {
  writes: NO_LIMITS,
  writtenBytes: NO_LIMITS,
  uploads: NO_LIMITS,
  uploadedBytes: NO_LIMITS,
};
