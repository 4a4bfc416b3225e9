import type { ListedCategory } from '@lectern/shared/domain';
import { Link, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { CloseIcon, EmptyState, FilterIcon, VisuallyHidden, classNames, listStyles } from '@lectern/shared/ui';
import { bookText } from '../text/books.en';
import { facetLabel } from './facetLabel';
import { FACETS, type FilteredBooks } from './filterBooks';
import { withValue, without, type ShelfAddress } from './shelfAddress';

type Props = { address: ShelfAddress; topics: readonly ListedCategory[] };

/** The selected filters, each as a link that removes it. */
export function SelectedFilters({ address: { query: search, chosen }, topics }: Props) {
  const text = useText(bookText);
  const [query] = useSearchParams();
  const drops = [
    ...(search ? [{ key: 'q', label: text.quoted(search), next: without(query, ['q']) }] : []),
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
    <ul className={listStyles.chips} role="list" aria-label={text.selected}>
      {drops.map(({ key, label, next }) => (
        <li key={key}>
          <Link className={listStyles.chip} to={{ search: next.toString() }} preventScrollReset>
            <VisuallyHidden>{text.remove} </VisuallyHidden>
            {label}
            <CloseIcon />
          </Link>
        </li>
      ))}
      <li>
        <Link
          className={listStyles.clear}
          to={{ search: without(query, ['q', ...FACETS]).toString() }}
          preventScrollReset
        >
          {text.clear}
        </Link>
      </li>
    </ul>
  );
}

/** Shown when no book matches: links that remove one filter each, with the number of books that this would show. */
export function NoMatchingBooks({ address: { chosen }, filtered }: { address: ShelfAddress; filtered: FilteredBooks }) {
  const text = useText(bookText);
  const [query] = useSearchParams();
  if (filtered.matching.length > 0) return null;
  const helpful = FACETS.map((facet) => ({ facet, count: filtered.without.get(facet) ?? 0 })).filter(
    ({ facet, count }) => chosen[facet] && count > 0,
  );
  const link = (names: readonly string[], label: string) => (
    <Link className={listStyles.chip} to={{ search: without(query, names).toString() }} preventScrollReset>
      {label}
    </Link>
  );
  return (
    <EmptyState icon={<FilterIcon />} title={text.noMatchTitle}>
      {helpful.length > 0 && <p>{text.noMatch}</p>}
      <ul className={classNames(listStyles.chips, listStyles.none)} role="list">
        {helpful.map(({ facet, count }) => (
          <li key={facet}>{link([facet], text.without(text.facets[facet], count))}</li>
        ))}
        <li>{link(['q', ...FACETS], text.clear)}</li>
      </ul>
    </EmptyState>
  );
}
