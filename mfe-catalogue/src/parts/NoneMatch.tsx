import type { Facet, ListAnswer } from '@lectern/shared/domain';
import { Link, useSearchParams } from '@lectern/shared/router';
import type { Chosen } from '@lectern/shared/search';
import { EmptyState, FilterIcon, classNames } from '@lectern/shared/ui';
import { withoutFacets } from '../list/listAddress';
import { facetWords } from '../text/facets.en';
import { useText } from '../text/useText';
import styles from './Filters.module.css';

type Props = {
  facets: readonly Facet[];
  chosen: Chosen;
  without: ListAnswer['without'];
  /** Called before some are dropped, which takes all this away. */ onDrop: () => void;
};

/** Says that the filters leave nothing, and which of them to drop for how many courses. */
export function NoneMatch({ facets, chosen, without, onDrop }: Props) {
  const text = useText(facetWords);
  const [query] = useSearchParams();
  const helpful = facets
    .map((facet) => ({ facet, count: without[facet] ?? 0 }))
    .filter(({ facet, count }) => chosen[facet] && count > 0)
    .sort((a, b) => b.count - a.count);
  const link = (dropped: readonly Facet[], words: string) => (
    <Link
      className={styles.chip}
      to={{ search: withoutFacets(query, dropped).toString() }}
      preventScrollReset
      onClick={onDrop}
    >
      {words}
    </Link>
  );
  return (
    <EmptyState icon={<FilterIcon />} title={text.noneTitle}>
      <p>{helpful.length > 0 ? text.noneHelp : text.noneAtAll}</p>
      <ul className={classNames(styles.chips, styles.none)} role="list">
        {helpful.map(({ facet, count }) => (
          <li key={facet}>{link([facet], text.without(text.titles[facet], count))}</li>
        ))}
        <li>{link(facets, text.clear)}</li>
      </ul>
    </EmptyState>
  );
}
