import { clearTimeout, setTimeout } from 'node:timers';
import { LimitError } from './LimitError';
import type { Limits } from './limits';

/** Bytes of memory that a client occupies. Release them exactly once, or more often without effect. */
export type Lease = {
  readonly bytes: number;
  /** Gives back all but `bytes`. Never takes more. */
  shrink(bytes: number): void;
  release(): void;
};

type Waiting = { bytes: number; start: (lease: Lease) => void };
type ByteLimits = Pick<Limits, 'totalBytes' | 'clientBytes' | 'waitMs' | 'waitingPerClient'>;

/**
 * Large results may occupy this share of the memory, and all but the first one this share of a client's: small answers
 * and files fit beside them, also for many people behind one address.
 */
const LARGE_SHARE = 0.75;

/** The memory for results: all bytes between the database and the readers. */
export class ByteBudget {
  private readonly used = new Map<string, number>();
  private readonly queues = new Map<string, Waiting[]>();
  private total = 0;

  constructor(private readonly limits: ByteLimits) {}

  get usedBytes(): number {
    return this.total;
  }

  /** True while requests wait for memory. */
  get isCrowded(): boolean {
    return this.queues.size > 0;
  }

  /** Takes bytes at once. Throws LimitError when they don't fit. */
  take(client: string, bytes: number): Lease {
    if (this.usedBy(client) + bytes > this.limits.clientBytes)
      throw new LimitError('Too many answers to this client are not read yet: read them first.', 1);
    if (this.total + bytes > this.limits.totalBytes)
      throw new LimitError('The memory for answers is in use: try again in a second.', 1);
    return this.lease(client, bytes);
  }

  /**
   * Resolves once bytes for a large result fit; clients get them in turn. Rejects with LimitError when that takes too
   * long, or when too many requests of the client wait. An aborted `signal` rejects too.
   */
  async reserve(client: string, bytes: number, signal?: AbortSignal): Promise<Lease> {
    if (!this.queues.has(client) && this.fits(client, bytes)) return this.lease(client, bytes);
    if ((this.queues.get(client)?.length ?? 0) >= this.limits.waitingPerClient)
      throw new LimitError('Too many large requests of this client wait: send fewer at a time.', 1);
    return this.wait(client, bytes, signal);
  }

  private usedBy(client: string): number {
    return this.used.get(client) ?? 0;
  }

  private fits(client: string, bytes: number): boolean {
    const { totalBytes, clientBytes } = this.limits;
    const used = this.usedBy(client);
    const most = used === 0 ? clientBytes : clientBytes * LARGE_SHARE;
    return this.total + bytes <= totalBytes * LARGE_SHARE && used + bytes <= most;
  }

  private change(client: string, bytes: number): void {
    this.total += bytes;
    const left = this.usedBy(client) + bytes;
    if (left > 0) this.used.set(client, left);
    else this.used.delete(client);
  }

  private lease(client: string, size: number): Lease {
    let bytes = size;
    this.change(client, bytes);
    const shrink = (to: number): void => {
      if (to >= bytes) return;
      this.change(client, to - bytes);
      bytes = to;
      this.admit();
    };
    return {
      get bytes() {
        return bytes;
      },
      shrink,
      release: () => shrink(0),
    };
  }

  /** Starts what fits, one request of each client in turn. */
  private admit(): void {
    for (const [client, queue] of [...this.queues]) {
      const [next, ...others] = queue;
      if (next === undefined || !this.fits(client, next.bytes)) continue;
      this.queues.delete(client);
      if (others.length > 0) this.queues.set(client, others);
      next.start(this.lease(client, next.bytes));
    }
  }

  private wait(client: string, bytes: number, signal: AbortSignal | undefined): Promise<Lease> {
    return new Promise((resolve, reject) => {
      const settle = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const start = (lease: Lease): void => {
        settle();
        resolve(lease);
      };
      const waiting: Waiting = { bytes, start };
      const giveUp = (): void => {
        settle();
        this.leave(client, waiting);
        reject(new LimitError('The memory for large answers is in use: ask for less, or try again later.', 5));
      };
      const timer = setTimeout(giveUp, this.limits.waitMs).unref();
      signal?.addEventListener('abort', giveUp, { once: true });
      this.queues.set(client, [...(this.queues.get(client) ?? []), waiting]);
    });
  }

  private leave(client: string, waiting: Waiting): void {
    const left = (this.queues.get(client) ?? []).filter((item) => item !== waiting);
    if (left.length > 0) this.queues.set(client, left);
    else this.queues.delete(client);
  }
}
