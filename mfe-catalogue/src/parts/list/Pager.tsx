import { Link, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { pageNumbers } from '../../list/pageNumbers';
import { withPage } from '../../list/listAddress';
import { listText } from '../../text/list.en';
import * as styles from './List.module.css';

/** Links to the pages of a list. `onTurn` is called before another page loads. */
export function Pager({ page, pages, onTurn }: { page: number; pages: number; onTurn: () => void }) {
  const text = useText(listText);
  const [query] = useSearchParams();
  const link = (target: number, words: string, label?: string) => (
    <Link
      className={styles.page}
      to={{ search: withPage(query, target).toString() }}
      preventScrollReset
      onClick={target === page ? undefined : onTurn}
      aria-label={label}
      aria-current={target === page ? 'page' : undefined}
    >
      {words}
    </Link>
  );
  return (
    <nav aria-label={text.pages}>
      <ul className={styles.pager} role="list">
        {page > 1 && <li>{link(page - 1, text.previous)}</li>}
        {pageNumbers(page, pages).map((target, index) => (
          <li key={target ?? `gap-${index}`}>
            {target === null ? (
              <span className={`${styles.page ?? ''} ${styles.gap ?? ''}`} aria-hidden="true">
                …
              </span>
            ) : (
              link(target, text.number(target), text.page(target))
            )}
          </li>
        ))}
        {page < pages && <li>{link(page + 1, text.next)}</li>}
      </ul>
    </nav>
  );
}
