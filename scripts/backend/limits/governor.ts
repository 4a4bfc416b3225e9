import type { ServerResponse } from 'node:http';
import { ByteBudget, type Lease } from './byteBudget';
import { FairWork } from './fairWork';
import { defaultLimits, type Limits } from './limits';
import { createQuotas, type Quotas } from './quotas';
import { createReaderPace } from './readerPace';
import { createRequestLimits, type RequestLimits } from './requestLimits';

/** The resources of one process, shared by all its services and clients. Clients are keys of `clientOf(request)`. */
export type Governor = {
  limits: Limits;
  quotas: Quotas;
  requests: RequestLimits;
  memory: ByteBudget;
  work: FairWork;
  /**
   * Counts bytes of an answer as in flight until its response is closed, and cuts a slow reader off. `lease` holds
   * the bytes if they are already reserved; without one, throws LimitError when they don't fit.
   */
  hold(client: string, response: ServerResponse, bytes: number, lease?: Lease): Lease;
};

export type GovernorOptions = {
  /** Overrides of the defaults. */
  limits?: Partial<Limits>;
  /** Milliseconds; only differences count. Default: the machine's monotonic clock. */
  now?: () => number;
};

/** Answers up to this size are not counted: the operating system holds them. */
const SMALL_ANSWER_BYTES = 16 * 1024;

/** Creates the governor of a process. One process has one, so that its limits hold for all services together. */
export function createGovernor({ limits: overrides, now = () => performance.now() }: GovernorOptions = {}): Governor {
  const limits = { ...defaultLimits(), ...overrides };
  const memory = new ByteBudget(limits);
  const pace = createReaderPace(limits, () => memory.isCrowded);
  return {
    limits,
    quotas: createQuotas(limits.quotas, now),
    requests: createRequestLimits(limits, now),
    memory,
    work: new FairWork(limits, now),
    hold(client, response, bytes, reserved) {
      const isSmall = reserved === undefined && bytes <= SMALL_ANSWER_BYTES;
      const lease = reserved ?? (isSmall ? NOTHING : memory.take(client, bytes));
      if (isSmall) return lease;
      lease.shrink(bytes);
      pace.watch(response);
      response.once('close', () => lease.release());
      if (response.closed) lease.release();
      return lease;
    },
  };
}

const NOTHING: Lease = { bytes: 0, shrink: () => undefined, release: () => undefined };
