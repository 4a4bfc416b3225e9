import { useMemo } from 'react';
import type { CatalogueCourses, ListedCategory } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { BookIcon, Breadcrumbs, ButtonLink, EmptyState, Page, PageHeader, type Breadcrumb } from '@lectern/shared/ui';
import { catalogueCourses } from '../data/catalogue';
import type { Facet } from '../list/facets';
import { categoryWords } from '../text/categories.en';
import { listWords } from '../text/list.en';
import { useText } from '../text/useText';
import { Catalogue } from './Catalogue';
import { CourseBrowser } from './CourseBrowser';
import { NothingPublished } from './NothingPublished';
import { SubcategoryLinks } from './SubcategoryLinks';

/** Which courses a list shows: all of them, a category's with its subcategories', or one subcategory's. */
export type ListScope = { category?: string; subcategory?: string };

const SORTS = ['popular', 'newest', 'title', 'shortest'] as const;
const FACETS_OF_ALL: readonly Facet[] = ['category', 'level', 'price', 'duration', 'language'];
const FACETS_OF_CATEGORY: readonly Facet[] = ['topic', 'level', 'price', 'duration', 'language'];
const FACETS_OF_SUBCATEGORY: readonly Facet[] = ['level', 'price', 'duration', 'language'];

/** The list of a scope's courses. A category or subcategory that does not exist is answered like a page that does not exist. */
export function CourseList({ scope }: { scope: ListScope }) {
  const { config } = useHost();
  const query = useQuery(catalogueCourses(config.backend, scope.category));
  const text = useText(listWords);
  if (query.data) return <LoadedList catalogue={query.data} scope={scope} />;
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

function LoadedList({ catalogue, scope: { category: top, subcategory } }: { catalogue: CatalogueCourses; scope: ListScope }) {
  const text = useText(listWords);
  const { NotFound } = useHost();
  const wanted = subcategory ?? top;
  const category = catalogue.categories.find(({ slug }) => slug === wanted);
  const isKnown = wanted === undefined || (category && (subcategory === undefined || category.parent === top));
  const courses = useMemo(() => catalogue.courses.filter((course) =>
    (top === undefined || course.category === top || course.subcategory === top) && (subcategory === undefined || course.subcategory === subcategory)), [catalogue, top, subcategory]);
  useTitle(category?.name ?? '');
  if (!isKnown) return <NotFound />;
  const parent = catalogue.categories.find(({ slug }) => slug === category?.parent);
  const facets = category === undefined ? FACETS_OF_ALL : parent ? FACETS_OF_SUBCATEGORY : FACETS_OF_CATEGORY;
  return (
    <Page>
      <PageHeader title={category?.name ?? text.all} lead={category ? text.inCategory(courses.length) : text.allLead} breadcrumbs={<Breadcrumbs items={crumbs(text, category, parent)} />} />
      {category && !parent && <SubcategoryLinks category={category} categories={catalogue.categories} />}
      {courses.length > 0 ? <CourseBrowser courses={courses} categories={catalogue.categories} facets={facets} sorts={SORTS} summary={categoryWords.courses} /> : (
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
