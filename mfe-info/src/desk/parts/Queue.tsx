import { useState, type ReactNode } from 'react';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, EmptyState, Skeleton } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import { queuePage, type Cursor, type Filter } from '../data/deskQueries';
import { QUEUES, type QueueId, type RowOf } from '../data/queues';
import { ROWS } from '../rows';
import styles from '../Desk.module.css';
import { Toolbar, useFilter } from './Toolbar';

/** One queue: search, status, and its documents by pages. */
export function Queue({ id }: { id: QueueId }) {
  const { statuses, waiting, search } = QUEUES[id];
  const [filter, setFilter] = useFilter(statuses, waiting ?? 'all');
  return (
    <>
      <Toolbar filter={filter} onChange={setFilter} statuses={statuses} search={search} />
      <Pages key={`${filter.status} ${filter.text}`} id={id} filter={filter} />
    </>
  );
}

/** The pages that have been asked for so far, each with a query of its own. */
function Pages({ id, filter }: { id: QueueId; filter: Filter }) {
  const [cursors, setCursors] = useState<(Cursor | null)[]>([null]);
  return (
    <div className={styles.list}>
      {cursors.map((cursor, index) => (
        <QueuePage
          key={index}
          id={id}
          filter={filter}
          cursor={cursor}
          onMore={index === cursors.length - 1 ? (next) => setCursors([...cursors, next]) : null}
        />
      ))}
    </div>
  );
}

type PageProps = {
  id: QueueId;
  filter: Filter;
  cursor: Cursor | null;
  /** Shows the next page; null when it is shown. */
  onMore: ((next: Cursor) => void) | null;
};

function QueuePage({ id, filter, cursor, onMore }: PageProps) {
  const text = useText(deskText);
  const query = useQuery(queuePage(id, filter, cursor));
  // The handlers of a queue take the rows of that queue; the table is typed, its selection by id is not.
  const Row = ROWS[id] as (props: { row: RowOf<QueueId> }) => ReactNode;
  return (
    <QueryState query={query} title={text.failed} headingLevel={3} placeholder={<RowSkeletons />}>
      {({ rows, next }) =>
        rows.length === 0 && cursor === null ? (
          <EmptyState title={text.none} headingLevel={3}>
            <p>{filter.text === '' ? text.noneWaiting : text.noneFound}</p>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.rows} role="list">
              {rows.map((row) => (
                <Row key={row.documentPath} row={row} />
              ))}
            </ul>
            {next && onMore && (
              <div>
                <Button variant="secondary" onClick={() => onMore(next)}>
                  {text.more}
                </Button>
              </div>
            )}
          </>
        )
      }
    </QueryState>
  );
}

/** Placeholder of a list. */
export function RowSkeletons() {
  return (
    <div className={styles.rows} aria-busy="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height="6.5rem" />
      ))}
    </div>
  );
}
