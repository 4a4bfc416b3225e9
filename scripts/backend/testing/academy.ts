import { join } from 'node:path';

/** Paths of the example rules of a small academy, and of the table of requests that they must answer. */
export const ACADEMY = {
  rules: join(__dirname, 'academy.rules'),
  table: join(__dirname, 'academyTable.json'),
} as const;
