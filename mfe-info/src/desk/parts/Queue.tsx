import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { deskText } from '../../text/desk.en';
import { queuePage, type Cursor } from '../data/deskQueries';
import { QUEUES, type QueueId, type RowOf } from '../data/queues';
import { ROWS } from '../rows';
import { PagedRows } from './PagedRows';
import { Toolbar, useFilter, type ListFilter } from './Toolbar';

/** One queue: search, status, and its documents by pages. */
export function Queue({ id }: { id: QueueId }) {
  const text = useText(deskText);
  const { statuses, waiting, search } = QUEUES[id];
  const [filter, setFilter] = useFilter(statuses, waiting ?? 'all');
  // The handlers of a queue take the rows of that queue; the table is typed, its selection by id is not.
  const Row = ROWS[id] as (props: { row: RowOf<QueueId> }) => ReactNode;
  return (
    <>
      <Toolbar filter={filter} onChange={setFilter} statuses={statuses} search={search} />
      <PagedRows
        key={`${filter.status} ${filter.text}`}
        pageAt={(cursor: Cursor | null) => queuePage(id, filter, cursor)}
        none={text[noneOf(filter, waiting)]}
      >
        {(row) => <Row key={row.documentPath} row={row} />}
      </PagedRows>
    </>
  );
}

/** Returns the text that says why a list is empty. */
function noneOf({ status, text }: ListFilter, waiting: string | null) {
  if (text !== '') return 'noneFound';
  if (status === 'all') return 'noneEver';
  return status === waiting ? 'noneWaiting' : 'noneWith';
}
