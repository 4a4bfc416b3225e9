import type { CatalogueCourses } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { BookIcon, Breadcrumbs, ButtonLink, EmptyState, Page, PageHeader, type Breadcrumb } from '@lectern/shared/ui';
import { catalogueCourses } from '../data/catalogue';
import { useText } from '../text/useText';
import { Catalogue } from './Catalogue';
import { CourseGrid } from './CourseGrid';
import { NothingPublished } from './NothingPublished';

/** Which courses a list shows: all of them, a category's with its subcategories', or one subcategory's. */
export type ListScope = { category?: string; subcategory?: string };

/** The list of a scope's courses. A category or subcategory that does not exist is answered like a page that does not exist. */
export function CourseList({ scope }: { scope: ListScope }) {
  const { config } = useHost();
  const query = useQuery(catalogueCourses(config.backend));
  const text = useText().list;
  if (query.data) return <LoadedList catalogue={query.data} scope={scope} />;
  return (
    <Page>
      <PageHeader title={text.all} lead={text.allLead} />
      <Catalogue query={query}>{() => <NothingPublished />}</Catalogue>
    </Page>
  );
}

function LoadedList({ catalogue, scope }: { catalogue: CatalogueCourses; scope: ListScope }) {
  const text = useText().list;
  const { NotFound } = useHost();
  const wanted = scope.subcategory ?? scope.category;
  const category = catalogue.categories.find(({ slug }) => slug === wanted);
  const isKnown = wanted === undefined || (category && (scope.subcategory === undefined || category.parent === scope.category));
  useTitle(category?.name ?? '');
  if (!isKnown) return <NotFound />;
  const courses = catalogue.courses.filter((course) =>
    (scope.category === undefined || course.category === scope.category || course.subcategory === scope.category)
    && (scope.subcategory === undefined || course.subcategory === scope.subcategory));
  const parent = catalogue.categories.find(({ slug }) => slug === category?.parent);
  const crumbs: Breadcrumb[] = [
    { label: text.home, to: '/' },
    ...(category ? [{ label: text.all, to: '/all-courses' }] : []),
    ...(parent ? [{ label: parent.name, to: `/category/${parent.slug}` }] : []),
    { label: category?.name ?? text.all },
  ];
  return (
    <Page>
      <PageHeader title={category?.name ?? text.all} lead={text.courses(courses.length)} breadcrumbs={<Breadcrumbs items={crumbs} />} />
      {courses.length > 0 ? <CourseGrid courses={courses} /> : (
        <EmptyState icon={<BookIcon />} title={text.noneInCategory} actions={<ButtonLink to="/all-courses" variant="secondary">{text.seeAll}</ButtonLink>} />
      )}
    </Page>
  );
}
