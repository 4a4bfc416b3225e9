import type { ListedCategory } from '@lectern/shared/domain';
import { Link, useSearchParams } from '@lectern/shared/router';
import { CloseIcon, EmptyState, FilterIcon, VisuallyHidden, classNames } from '@lectern/shared/ui';
import { bookWords } from '../text/books.en';
import { useText } from '../text/useText';
import { facetLabel } from './facetLabel';
import { FACETS, type NarrowedBooks } from './narrowBooks';
import { withValue, without, type ShelfAddress } from './shelfAddress';
import styles from './Shelf.module.css';

type Props = { address: ShelfAddress; topics: readonly ListedCategory[] };

/** What the shelf is narrowed by now, each with the way to drop it. */
export function ChosenFilters({ address: { words, chosen }, topics }: Props) {
  const text = useText(bookWords);
  const [query] = useSearchParams();
  const drops = [
    ...(words ? [{ key: 'q', label: text.quoted(words), next: without(query, ['q']) }] : []),
    ...FACETS.flatMap((facet) =>
      (chosen[facet] ?? []).map((value) => ({
        key: `${facet}-${value}`,
        label: facetLabel(facet, value, text, topics),
        next: withValue(query, facet, value, false),
      })),
    ),
  ];
  if (drops.length === 0) return null;
  return (
    <ul className={styles.chips} role="list" aria-label={text.chosen}>
      {drops.map(({ key, label, next }) => (
        <li key={key}>
          <Link className={styles.chip} to={{ search: next.toString() }} preventScrollReset>
            <VisuallyHidden>{text.remove} </VisuallyHidden>
            {label}
            <CloseIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.clear} to={{ search: without(query, ['q', ...FACETS]).toString() }} preventScrollReset>
          {text.clear}
        </Link>
      </li>
    </ul>
  );
}

/** Says that nothing fits, and which filter to drop for how many books. */
export function NoBookFits({ address: { chosen }, narrowed }: { address: ShelfAddress; narrowed: NarrowedBooks }) {
  const text = useText(bookWords);
  const [query] = useSearchParams();
  const helpful = FACETS.map((facet) => ({ facet, count: narrowed.without.get(facet) ?? 0 })).filter(
    ({ facet, count }) => chosen[facet] && count > 0,
  );
  const link = (names: readonly string[], label: string) => (
    <Link className={styles.chip} to={{ search: without(query, names).toString() }} preventScrollReset>
      {label}
    </Link>
  );
  return (
    <EmptyState icon={<FilterIcon />} title={text.noMatchTitle}>
      {helpful.length > 0 && <p>{text.noMatch}</p>}
      <ul className={classNames(styles.chips, styles.none)} role="list">
        {helpful.map(({ facet, count }) => (
          <li key={facet}>{link([facet], text.without(text.facets[facet], count))}</li>
        ))}
        <li>{link(['q', ...FACETS], text.clear)}</li>
      </ul>
    </EmptyState>
  );
}
