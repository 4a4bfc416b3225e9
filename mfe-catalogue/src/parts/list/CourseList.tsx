import { useMemo } from 'react';
import { slugWords, type CatalogueList, type ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { scopeKey, scopeOf, type ListScope } from '@lectern/shared/search';
import { useText } from '@lectern/shared/text';
import {
  BookIcon,
  Breadcrumbs,
  ButtonLink,
  EmptyState,
  Page,
  PageHeader,
  Skeleton,
  SkeletonText,
  type Breadcrumb,
  listStyles,
  classNames,
} from '@lectern/shared/ui';
import { catalogueList } from '../../data/catalogueList';
import { categoryText } from '../../text/categories.en';
import { listText } from '../../text/list.en';
import { failedText } from '../../text/failed.en';
import { CardSkeletons } from '../cards/CardSkeletons';
import { CourseBrowser } from './CourseBrowser';
import { NothingPublished } from '../cards/NothingPublished';
import { SubcategoryLinks } from './SubcategoryLinks';
import * as styles from './List.module.css';

const SORTS = ['popular', 'newest', 'title', 'shortest'] as const;

/** List of a scope's courses. An unknown category or subcategory is not found. */
export function CourseList({ scope }: { scope: ListScope }) {
  const { config, NotFound } = useHost();
  const failed = useText(failedText);
  const query = useQuery(catalogueList(config.backend, scope));
  const text = useText(listText);
  const crumbOf = (slug: string | undefined): Crumb | undefined =>
    slug === undefined ? undefined : { slug, name: slugWords(slug) };
  const wanted = crumbOf(scope.subcategory ?? scope.category);
  useTitle(query.data || !wanted ? '' : wanted.name);
  if (query.data)
    return query.data.scope === 'all' && scopeKey(scope) !== 'all' ? (
      <NotFound />
    ) : (
      <LoadedList key={query.data.scope} list={query.data} />
    );
  const lead = wanted ? query.isPending && <Skeleton width="12rem" /> : text.allLead;
  return (
    <Page>
      <PageHeader
        title={wanted?.name ?? text.all}
        lead={lead}
        breadcrumbs={
          <Breadcrumbs
            items={crumbs(text, wanted, scope.subcategory === undefined ? undefined : crumbOf(scope.category))}
          />
        }
      />
      {query.isPending && wanted && scope.subcategory === undefined && <Skeleton width="14rem" height="2rem" />}
      <QueryState query={query} title={failed.catalogue} placeholder={<ListSkeleton />}>
        {() => <NothingPublished />}
      </QueryState>
    </Page>
  );
}

/** Placeholders of filters, toolbar and courses. */
const ListSkeleton = () => (
  <div className={classNames(listStyles.layout, styles.layout)} aria-busy="true">
    <div className={classNames(listStyles.panel, styles.panel)}>
      <SkeletonText lines={16} />
    </div>
    <div className={listStyles.results}>
      <Skeleton width="8rem" height="var(--control-small)" />
      <CardSkeletons compact />
    </div>
  </div>
);

function LoadedList({ list: { scope: key, categories, first } }: { list: CatalogueList }) {
  const text = useText(listText);
  const { courses } = useText(categoryText);
  const scope = useMemo(() => scopeOf(key), [key]);
  const category = categories.find(({ slug }) => slug === (scope.subcategory ?? scope.category));
  const parent = categories.find(({ slug }) => slug === category?.parent);
  useTitle(category && parent ? text.within(category.name, parent.name) : (category?.name ?? ''));
  return (
    <Page>
      <PageHeader
        title={category?.name ?? text.all}
        lead={category ? text.inCategory(first.total) : text.allLead}
        breadcrumbs={<Breadcrumbs items={crumbs(text, category, parent)} />}
      />
      {category && !parent && <SubcategoryLinks category={category} categories={categories} />}
      {first.total > 0 ? (
        <CourseBrowser scope={scope} categories={categories} first={first} sorts={SORTS} summary={courses} />
      ) : (
        <EmptyState
          icon={<BookIcon />}
          title={text.noneInCategory}
          actions={
            <ButtonLink to="/all-courses" variant="secondary">
              {text.seeAll}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}

type Crumb = Pick<ListedCategory, 'slug' | 'name'>;

function crumbs(
  text: { home: string; all: string },
  category: Crumb | undefined,
  parent: Crumb | undefined,
): Breadcrumb[] {
  return [
    { label: text.home, to: '/' },
    ...(category ? [{ label: text.all, to: '/all-courses' }] : []),
    ...(parent ? [{ label: parent.name, to: `/category/${parent.slug}` }] : []),
    { label: category?.name ?? text.all },
  ];
}
