import { createAllowances, type Allowances } from './allowance';
import { LimitError } from './LimitError';
import type { Limits, QuotaKind } from './limits';

/** The sender of a request: its client (an address that it can't choose) and its account, null when signed out. */
export type Sender = { client: string; account: string | null };

export type Quotas = {
  /** Counts one use of several kinds. Throws LimitError, counting nothing, when one of them is used up. */
  take(sender: Sender, amounts: Partial<Record<QuotaKind, number>>): void;
};

const UNITS: Record<QuotaKind, string> = {
  writes: 'document writes',
  writtenBytes: 'bytes of documents',
  uploads: 'uploads',
  uploadedBytes: 'bytes of uploads',
};

/** Creates the quotas of accounts and clients; `now` is milliseconds. */
export function createQuotas(limits: Limits['quotas'], now: () => number): Quotas {
  const kinds = Object.keys(UNITS) as QuotaKind[];
  const tables = new Map(
    kinds.map((kind) => {
      const { account, client, signedOut } = limits[kind];
      const of = (rate: typeof account): Allowances => createAllowances(rate, now);
      return [kind, { account: of(account), client: of(client), signedOut: of(signedOut) }];
    }),
  );
  return {
    take({ client, account }, amounts) {
      const uses = kinds.flatMap((kind) => {
        const amount = amounts[kind] ?? 0;
        const table = tables.get(kind);
        if (amount <= 0 || table === undefined) return [];
        if (account === null) return [{ kind, amount, table: table.signedOut, key: client, who: 'signed-out client' }];
        return [
          { kind, amount, table: table.account, key: account, who: 'account' },
          { kind, amount, table: table.client, key: client, who: 'client' },
        ];
      });
      for (const { kind, amount, table, key, who } of uses) {
        const seconds = table.wait(key, amount);
        if (seconds > 0) throw exhausted(UNITS[kind], who, seconds);
      }
      for (const { amount, table, key } of uses) table.use(key, amount);
    },
  };
}

function exhausted(unit: string, who: string, seconds: number): LimitError {
  if (seconds === Infinity)
    return new LimitError(`The request has more ${unit} than one ${who} may send at once: send less.`);
  const wait = Math.ceil(seconds);
  return new LimitError(`This ${who} has sent too many ${unit}: try again in ${wait} s.`, wait);
}
