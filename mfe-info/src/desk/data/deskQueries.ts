import type { DocumentQuery } from '@lectern/shared/firebase/documents';
import { queryOptions } from '@lectern/shared/query';
import { QUEUES, type QueueId, type RowOf } from './queues';

const documents = () => import('@lectern/shared/firebase/documents');

/** Rows of a page. */
export const PAGE = 25;

/** Filter of a list: a status (`all` for every one) and the beginning of its search field. */
export type Filter = { status: string; text: string };

/** The end of the previous page: its time, and the ids that were shown of that very millisecond. */
export type Cursor = { time: Date; shown: readonly string[] };

/** Rows of one page, and where the next one begins: null at the end. */
export type QueuePage<Id extends QueueId> = { rows: RowOf<Id>[]; next: Cursor | null };

/** Query of one page of a queue, newest first; a search is one page, by name. */
export const queuePage = <Id extends QueueId>(id: Id, filter: Filter, cursor: Cursor | null) =>
  queryOptions({
    queryKey: ['desk', id, filter, cursor],
    queryFn: (): Promise<QueuePage<Id>> => (filter.text === '' ? listPage(id, filter, cursor) : searchRows(id, filter)),
    staleTime: 0,
    networkMode: 'always',
  });

function baseOf(id: QueueId, status: string): Pick<DocumentQuery, 'collection' | 'group' | 'where'> {
  const queue: { collection: string; group?: true } = QUEUES[id];
  return {
    collection: queue.collection,
    ...(queue.group ? { group: true } : {}),
    where: status === 'all' ? [] : [['status', '==', status]],
  };
}

async function listPage<Id extends QueueId>(id: Id, filter: Filter, cursor: Cursor | null): Promise<QueuePage<Id>> {
  const { time, parse } = QUEUES[id];
  const shown = new Set(cursor?.shown ?? []);
  const { listDocuments } = await documents();
  // Times have microseconds, Dates don't: the next page begins at the end of the last row's millisecond.
  const limit = PAGE + shown.size + 1;
  const found = await listDocuments(
    {
      ...baseOf(id, filter.status),
      orderBy: [[time, 'desc']],
      limit,
      ...(cursor ? { after: [new Date(cursor.time.getTime() + 1)] } : {}),
    },
    parse as (data: unknown, path: string) => RowOf<Id>,
    { fresh: true },
  );
  const rows = found.filter((row) => !shown.has(row.documentPath)).slice(0, PAGE);
  return { rows, next: found.length < limit ? null : cursorAfter(rows, time) };
}

function cursorAfter(rows: readonly { documentPath: string }[], field: string): Cursor | null {
  const timeOf = (row: object): Date => (row as Record<string, Date>)[field] ?? new Date(0);
  const last = rows.at(-1);
  if (!last) return null;
  const time = timeOf(last);
  return { time, shown: rows.filter((row) => timeOf(row) >= time).map(({ documentPath }) => documentPath) };
}

/** Names and titles begin with a capital, addresses don't: a search finds what was typed in either way. */
const spellings = (text: string): string[] => [
  ...new Set([text, text.toLowerCase(), text.charAt(0).toUpperCase() + text.slice(1)]),
];

async function searchRows<Id extends QueueId>(id: Id, { status, text }: Filter): Promise<QueuePage<Id>> {
  const { search, parse } = QUEUES[id];
  if (search === null) return { rows: [], next: null };
  const { listDocuments } = await documents();
  const base = baseOf(id, status);
  const found = await Promise.all(
    spellings(text).map((start) =>
      listDocuments(
        {
          ...base,
          where: [...(base.where ?? []), [search, '>=', start], [search, '<', `${start}\uf8ff`]],
          orderBy: [[search, 'asc']],
          limit: 2 * PAGE,
        },
        parse as (data: unknown, path: string) => RowOf<Id>,
        { fresh: true },
      ),
    ),
  );
  return { rows: [...new Map(found.flat().map((row) => [row.documentPath, row])).values()], next: null };
}

const COUNTED = Object.entries(QUEUES).flatMap(([id, { waiting }]) =>
  waiting === null ? [] : [[id as QueueId, waiting] as const],
);

/** Query of the numbers of waiting documents, by queue; a number that can't be counted is left out. */
export const queueCounts = queryOptions({
  queryKey: ['desk', 'counts'],
  queryFn: async (): Promise<Partial<Record<QueueId, number>>> => {
    const { countDocuments } = await documents();
    const counts = await Promise.all(
      COUNTED.map(async ([id, waiting]) => [id, await countDocuments(baseOf(id, waiting)).catch(() => null)] as const),
    );
    return Object.fromEntries(counts.filter(([, count]) => count !== null));
  },
  refetchInterval: 60_000,
});
