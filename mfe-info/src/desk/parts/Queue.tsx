import type { ReactNode } from 'react';
import { useText } from '@lectern/shared/text';
import { deskText } from '../../text/desk.en';
import { queuePage, type Cursor } from '../data/deskQueries';
import { QUEUES, type QueueId, type RowOf } from '../data/queues';
import { ROWS } from '../rows';
import { PagedRows } from './PagedRows';
import { Toolbar, useFilter } from './Toolbar';

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
        none={filter.text !== '' ? text.noneFound : filter.status === 'all' ? text.noneEver : text.noneWaiting}
      >
        {(row) => <Row key={row.documentPath} row={row} />}
      </PagedRows>
    </>
  );
}
