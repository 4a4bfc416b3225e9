import type { Persona } from './testBed';

/** One write of documents through the SDK. The server's time replaces `SERVER_TIME` in the data. */
export type WriteAttempt =
  | { create: string; data: Record<string, unknown> }
  | { update: string; data: Record<string, unknown> }
  | { remove: string };

/** One operation on documents through the SDK; the writes of a `batch` are one commit. */
export type Attempt =
  | WriteAttempt
  | { batch: WriteAttempt[] }
  | { get: string }
  | {
      list: string;
      where?: [field: string, op: '==' | '!=' | 'in' | '>' | 'array-contains', value: unknown][];
      group?: boolean;
      count?: boolean;
    };

/**
 * One row of the table: a persona, its attempt, and the expected decision of the rules. `valid` is the attempt without
 * what it is refused for: the rules must allow it, or the refusal proves nothing.
 */
export type Case = {
  name: string;
  as: Persona;
  try: Attempt;
  expect: 'allowed' | 'refused';
  valid?: WriteAttempt | { batch: WriteAttempt[] };
};

/** Placeholder for the server's time in the data of a case. */
export const SERVER_TIME = Symbol('server time');

/** Returns cases of one persona. */
export const casesOf = (as: Persona, expect: Case['expect'], attempts: Record<string, Attempt>): Case[] =>
  Object.entries(attempts).map(([name, attempt]) => ({ name: `${as} ${name}`, as, try: attempt, expect }));

/**
 * Returns one refused case per change that makes a valid document invalid. The writes `along` precede it in its commit.
 */
export const invalidVariants = (
  as: Persona,
  path: string,
  whole: Record<string, unknown>,
  changes: Record<string, Record<string, unknown>>,
  along: readonly WriteAttempt[] = [],
): Case[] => {
  const writing = (data: Record<string, unknown>) =>
    along.length > 0 ? { batch: [...along, { create: path, data }] } : { create: path, data };
  return Object.entries(changes).map(([name, change]) => ({
    name: `${as} writes ${path} with ${name}`,
    as,
    try: writing({ ...whole, ...change }),
    expect: 'refused',
    valid: writing(whole),
  }));
};
