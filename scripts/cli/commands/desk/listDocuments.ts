import { InvalidArgumentError, Option, type Command } from 'commander';
import type { AdminQuery } from '@lectern/backend';
import { plainFields, type DeskServices } from '../../../desk';
import type { StoreOptions } from '../../options/storeOptions';

/** Options of every list. */
export type ListOptions = StoreOptions & { status?: string; limit: number; skip: number };

/** Adds `--status`, `--limit` and `--skip`. */
export const withListOptions =
  (statuses: readonly string[], initial?: string) =>
  (command: Command): Command => {
    const status = new Option('--status <status>', 'only those with this status').choices([...statuses, 'all']);
    return command
      .addOption(initial === undefined ? status : status.default(initial))
      .option('--limit <number>', 'maximum number of rows', wholeNumber, 50)
      .option('--skip <number>', 'number of rows to skip', wholeNumber, 0);
  };

/** Parses a whole number from 0 to 10,000. Throws InvalidArgumentError. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number > 10_000) throw new InvalidArgumentError('It must be a whole number up to 10000.');
  return number;
}

/** A listed document: its fields, its id and its path. */
export type Row = Record<string, unknown> & { id: string; path: string };

/** Lists the documents of a collection by the time in the field `newest`, latest first. Leaves out those without it. */
export function listRows(
  { documents }: DeskServices,
  { where: filters = [], ...query }: Pick<AdminQuery, 'collection' | 'group' | 'where'>,
  { status, limit, skip }: ListOptions,
  newest = 'createdAt',
): Row[] {
  const ofStatus =
    status === undefined || status === 'all'
      ? []
      : [{ field: 'status', op: '==' as const, value: { stringValue: status } }];
  const orderBy = [{ field: newest, direction: 'desc' as const }];
  return documents
    .query({ ...query, where: [...ofStatus, ...filters], orderBy, limit, offset: skip })
    .map(({ path, fields }) => ({ ...plainFields(fields), path, id: path.slice(path.lastIndexOf('/') + 1) }));
}

/** Returns a row as one line: `name`, the day of the field `day`, and some of its fields. */
export const lineOf = (row: Row, name: string, fields: readonly string[], day = 'createdAt'): string =>
  [name, dayOf(row[day]), ...fields.map((field) => textOf(row[field]))].join('  ');

const dayOf = (value: unknown): string => (value instanceof Date ? value.toISOString().slice(0, 10) : '-');
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).replace(/\s+/g, ' ').slice(0, 80) : '-';
