import { useState, type ReactNode } from 'react';
import { QueryState } from '@lectern/shared/loading';
import { keepPreviousData, useQuery, type UseQueryOptions } from '@lectern/shared/query';
import { useText } from '@lectern/shared/text';
import { Button, EmptyState, Skeleton } from '@lectern/shared/ui';
import { deskText } from '../../text/desk.en';
import * as styles from '../Desk.module.css';

/** One page of a list: its rows, and where the next page begins; null at the end. */
type RowPage<Row, Cursor> = { rows: Row[]; next: Cursor | null };

type PageQuery<Row, Cursor, Key extends readonly unknown[]> = UseQueryOptions<
  RowPage<Row, Cursor>,
  Error,
  RowPage<Row, Cursor>,
  Key
>;

type Props<Row, Cursor, Key extends readonly unknown[]> = {
  /** The query of the page that begins at a cursor; null is the first page. */
  pageAt: (cursor: Cursor | null) => PageQuery<Row, Cursor, Key>;
  /** Says why there are no rows. */
  none: string;
  children: (row: Row) => ReactNode;
};

/** The pages of a list that were requested so far. Give it another `key` for another filter: it starts again then. */
export function PagedRows<Row, Cursor, Key extends readonly unknown[]>(props: Props<Row, Cursor, Key>) {
  const [count, setCount] = useState(1);
  return (
    <div className={styles.list}>
      <Pages {...props} cursor={null} count={count} onMore={() => setCount(count + 1)} />
    </div>
  );
}

type PagesProps<Row, Cursor, Key extends readonly unknown[]> = Props<Row, Cursor, Key> & {
  cursor: Cursor | null;
  count: number;
  onMore: () => void;
};

/**
 * `count` pages from a cursor, each with a query of its own. A page begins where the one before now ends: rows that
 * arrive or leave in the meantime neither hide others nor show them twice.
 */
function Pages<Row, Cursor, Key extends readonly unknown[]>(props: PagesProps<Row, Cursor, Key>) {
  const { pageAt, none, children, cursor, count, onMore } = props;
  const text = useText(deskText);
  const query = useQuery({ ...pageAt(cursor), placeholderData: keepPreviousData });
  return (
    <QueryState query={query} title={text.failed} headingLevel={3} placeholder={<RowSkeletons />}>
      {({ rows, next }) =>
        rows.length === 0 && cursor === null ? (
          <EmptyState title={text.none} headingLevel={3}>
            <p>{none}</p>
          </EmptyState>
        ) : (
          <>
            <ul className={styles.rows} role="list">
              {rows.map(children)}
            </ul>
            {next !== null && count > 1 && <Pages {...props} cursor={next} count={count - 1} />}
            {next !== null && count === 1 && (
              <div>
                <Button variant="secondary" onClick={onMore}>
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
