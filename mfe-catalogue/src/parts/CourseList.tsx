import { useMemo } from 'react';
import type { CatalogueList, ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { scopeKey, scopeOf, type ListScope } from '@lectern/shared/search';
import { BookIcon, Breadcrumbs, ButtonLink, EmptyState, Page, PageHeader, type Breadcrumb } from '@lectern/shared/ui';
import { catalogueList } from '../data/list';
import { categoryWords } from '../text/categories.en';
import { listWords } from '../text/list.en';
import { useText } from '../text/useText';
import { Catalogue } from './Catalogue';
import { CourseBrowser } from './CourseBrowser';
import { NothingPublished } from './NothingPublished';
import { SubcategoryLinks } from './SubcategoryLinks';

const SORTS = ['popular', 'newest', 'title', 'shortest'] as const;

/** The list of a scope's courses. A category or subcategory that does not exist is answered like a page that does not exist. */
export function CourseList({ scope }: { scope: ListScope }) {
  const { config, NotFound } = useHost();
  const query = useQuery(catalogueList(config.backend, scope));
  const text = useText(listWords);
  if (query.data) return query.data.scope === 'all' && scopeKey(scope) !== 'all' ? <NotFound /> : <LoadedList key={query.data.scope} list={query.data} />;
  const wanted = scope.subcategory ?? scope.category;
  return (
    <Page>
      <PageHeader
        title={wanted === undefined ? text.all : text.named(wanted)} lead={text.allLead}
        breadcrumbs={<Breadcrumbs items={[{ label: text.home, to: '/' }, { label: wanted === undefined ? text.all : text.named(wanted) }]} />}
      />
      <Catalogue query={query}>{() => <NothingPublished />}</Catalogue>
    </Page>
  );
}

function LoadedList({ list: { scope: key, categories, first } }: { list: CatalogueList }) {
  const text = useText(listWords);
  const scope = useMemo(() => scopeOf(key), [key]);
  const category = categories.find(({ slug }) => slug === (scope.subcategory ?? scope.category));
  const parent = categories.find(({ slug }) => slug === category?.parent);
  useTitle(category && parent ? text.within(category.name, parent.name) : category?.name ?? '');
  return (
    <Page>
      <PageHeader title={category?.name ?? text.all} lead={category ? text.inCategory(first.total) : text.allLead} breadcrumbs={<Breadcrumbs items={crumbs(text, category, parent)} />} />
      {category && !parent && <SubcategoryLinks category={category} categories={categories} />}
      {first.total > 0 ? <CourseBrowser scope={scope} categories={categories} first={first} sorts={SORTS} summary={categoryWords.courses} /> : (
        <EmptyState icon={<BookIcon />} title={text.noneInCategory} actions={<ButtonLink to="/all-courses" variant="secondary">{text.seeAll}</ButtonLink>} />
      )}
    </Page>
  );
}

function crumbs(text: { home: string; all: string }, category: ListedCategory | undefined, parent: ListedCategory | undefined): Breadcrumb[] {
  return [
    { label: text.home, to: '/' },
    ...(category ? [{ label: text.all, to: '/all-courses' }] : []),
    ...(parent ? [{ label: parent.name, to: `/category/${parent.slug}` }] : []),
    { label: category?.name ?? text.all },
  ];
}
