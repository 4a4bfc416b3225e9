import type { Facet, ListAnswer } from '@lectern/shared/domain';
import { Link, useSearchParams } from '@lectern/shared/router';
import type { Chosen } from '@lectern/shared/search';
import { EmptyState, FilterIcon, classNames, listStyles } from '@lectern/shared/ui';
import { useText } from '@lectern/shared/text';
import { withoutFacets } from '../../list/listAddress';
import { facetText } from '../../text/facets.en';

type Props = {
  facets: readonly Facet[];
  chosen: Chosen;
  without: ListAnswer['without'];
  /** Called before filters are removed, which unmounts this message. */ onRemove: () => void;
};

/** Message that no course matches the filters, with links that remove each filter or all of them. */
export function NoMatchingCourses({ facets, chosen, without, onRemove }: Props) {
  const text = useText(facetText);
  const [query] = useSearchParams();
  const helpful = facets
    .map((facet) => ({ facet, count: without[facet] ?? 0 }))
    .filter(({ facet, count }) => chosen[facet] && count > 0)
    .sort((a, b) => b.count - a.count);
  const link = (removed: readonly Facet[], words: string) => (
    <Link
      className={listStyles.chip}
      to={{ search: withoutFacets(query, removed).toString() }}
      preventScrollReset
      onClick={onRemove}
    >
      {words}
    </Link>
  );
  return (
    <EmptyState icon={<FilterIcon />} title={text.noneTitle}>
      <p>{helpful.length > 0 ? text.noneHelp : text.noneAtAll}</p>
      <ul className={classNames(listStyles.chips, listStyles.none)} role="list">
        {helpful.map(({ facet, count }) => (
          <li key={facet}>{link([facet], text.without(text.titles[facet], count))}</li>
        ))}
        <li>{link(facets, text.clear)}</li>
      </ul>
    </EmptyState>
  );
}
