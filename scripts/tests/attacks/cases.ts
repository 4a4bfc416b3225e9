import type { Persona } from './testBed';

/** What one attack does to a document, through the SDK. `T` in data stands for the server's time. */
export type Attempt =
  | { get: string }
  | {
      list: string;
      where?: [field: string, op: '==' | '!=' | 'in' | '>' | 'array-contains', value: unknown][];
      group?: boolean;
      count?: boolean;
    }
  | { create: string; data: Record<string, unknown> }
  | { update: string; data: Record<string, unknown> }
  | { remove: string };

/** One row of the table: who tries what, and whether the rules must allow it. */
export type Case = { name: string; as: Persona; try: Attempt; expect: 'allowed' | 'refused' };

/** Stands for the server's time in a case's data. */
export const SERVER_TIME = Symbol('server time');

/** Rows for one persona. */
export const casesOf = (as: Persona, expect: Case['expect'], attempts: Record<string, Attempt>): Case[] =>
  Object.entries(attempts).map(([name, attempt]) => ({ name: `${as} ${name}`, as, try: attempt, expect }));

/** A row for each way to spoil a whole, otherwise accepted document. */
export const invalidVariants = (
  as: Persona,
  path: string,
  whole: Record<string, unknown>,
  changes: Record<string, Record<string, unknown>>,
): Case[] =>
  casesOf(
    as,
    'refused',
    Object.fromEntries(
      Object.entries(changes).map(([name, change]) => [
        `writes ${path} with ${name}`,
        { create: path, data: { ...whole, ...change } },
      ]),
    ),
  );
