import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Navigate, useParams } from '@lectern/shared/router';
import type { CatalogueCourses } from '@lectern/shared/domain';
import { Badge, Breadcrumbs, ButtonLink, CourseCover, Page, PageHeader, Price, Rating } from '@lectern/shared/ui';
import { Catalogue } from '../parts/Catalogue';
import { coursePath } from '../parts/CourseCard';
import { fileUrl } from '@lectern/shared/catalogue';
import { catalogueCourses } from '../data/catalogue';
import { useText } from '../text/useText';
import styles from './CourseScreen.module.css';

/** One course. A wrong name in the path is corrected to the course's slug; an unknown id is a page that does not exist. */
export default function CourseScreen() {
  const { config, NotFound } = useHost();
  const query = useQuery(catalogueCourses(config.backend));
  if (query.data === null) return <NotFound />;
  return query.data ? <Course catalogue={query.data} /> : <Page><Catalogue query={query}>{() => null}</Catalogue></Page>;
}

function Course({ catalogue }: { catalogue: CatalogueCourses }) {
  const { course: text, list } = useText();
  const { config, user, NotFound } = useHost();
  const { course_id: id = '', course_name: name = '' } = useParams();
  const course = catalogue.courses.find((candidate) => candidate.id === id);
  useTitle(course?.title ?? '');
  if (!course) return <NotFound />;
  if (course.slug !== name) return <Navigate to={coursePath(course)} replace />;
  const category = catalogue.categories.find(({ slug }) => slug === course.category);
  const crumbs = [{ label: list.home, to: '/' }, ...(category ? [{ label: category.name, to: `/category/${category.slug}` }] : []), { label: course.title }];
  return (
    <Page>
      <PageHeader title={course.title} lead={course.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />} />
      <div className={styles.course}>
        <CourseCover id={course.id} category={course.category} src={course.cover && fileUrl(config.backend, course.cover)} eager />
        <div className={styles.facts}>
          <p>{text.by(course.teacherName)}</p>
          {course.ratingCount > 0 ? <Rating value={course.ratingSum / course.ratingCount} count={course.ratingCount} /> : <Badge>{text.newCourse}</Badge>}
          <p>{text.lessons(course.lessonCount)} · {text.hours(course.durationSec)} · {text.levels[course.level]}</p>
          <p className={styles.price}>{course.price ? <Price amount={course.price.amount} currency={course.price.currency} /> : text.free}</p>
          <ButtonLink to={`/enroll/${course.id}/${user?.uid ?? 'me'}/${course.slug}`} variant="accent" size="large">{text.enrol}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
