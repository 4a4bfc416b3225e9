import { useMemo } from 'react';
import { fileUrl } from '@lectern/shared/catalogue';
import { useHost, useTitle } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Navigate, useParams } from '@lectern/shared/router';
import type { CatalogueCourses, ListedCourse } from '@lectern/shared/domain';
import { Badge, Breadcrumbs, CourseCover, Page, PageHeader, Rating, Section, Skeleton, SkeletonText, UserIcon } from '@lectern/shared/ui';
import { Catalogue } from '../parts/Catalogue';
import { coursePath } from '../parts/CourseCard';
import { CourseGrid } from '../parts/CourseGrid';
import { About } from '../parts/course/About';
import { CourseOffer } from '../parts/course/CourseOffer';
import { Outline } from '../parts/course/Outline';
import { relatedCourses } from '../parts/course/relatedCourses';
import { Reviews } from '../parts/course/Reviews';
import { ShareButton } from '../parts/course/ShareButton';
import { StructuredData } from '../parts/course/StructuredData';
import { courseSchema } from '../parts/course/courseSchema';
import { catalogueCourses } from '../data/catalogue';
import { cardWords } from '../text/card.en';
import { courseWords } from '../text/course.en';
import { languageName } from '../text/languages';
import { useText } from '../text/useText';
import styles from '../parts/course/Course.module.css';

const RELATED = 4;

/** One course. A wrong name in the path is corrected to the course's slug; an unknown id is a page that does not exist. */
export default function CourseScreen() {
  const { config, NotFound } = useHost();
  const { course_id: id = '', course_name: name = '' } = useParams();
  const query = useQuery(catalogueCourses(config.backend));
  if (query.data === undefined) return <Page><Catalogue query={query} place={<CoursePlace />}>{() => null}</Catalogue></Page>;
  const course = query.data?.courses.find((candidate) => candidate.id === id);
  if (!query.data || !course) return <NotFound />;
  if (course.slug !== name) return <Navigate to={coursePath(course)} replace />;
  return <CoursePage key={id} catalogue={query.data} course={course} />;
}

function CoursePage({ catalogue, course }: { catalogue: CatalogueCourses; course: ListedCourse }) {
  const text = useText(courseWords);
  const cardText = useText(cardWords);
  const { config } = useHost();
  useTitle(course.title);
  const related = useMemo(() => relatedCourses(catalogue.courses, course, RELATED), [catalogue, course]);
  const category = catalogue.categories.find(({ slug }) => slug === course.category);
  const subcategory = catalogue.categories.find(({ slug, parent }) => slug === course.subcategory && parent === course.category);
  const crumbs = [
    { label: text.home, to: '/' },
    ...(category ? [{ label: category.name, to: `/category/${category.slug}` }] : []),
    ...(category && subcategory ? [{ label: subcategory.name, to: `/courses/${category.slug}/${subcategory.slug}` }] : []),
    { label: course.title },
  ];
  return (
    <Page>
      <PageHeader title={course.title} lead={course.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />} />
      <div className={styles.course}>
        <aside className={styles.aside} aria-label={text.offer}>
          <CourseCover id={course.id} category={course.category} src={course.cover && fileUrl(config.backend, course.cover)} eager />
          <div className={styles.inside}>
            <CourseOffer course={course} />
            <ShareButton title={course.title} />
            <dl className={styles.list}>
              <dt>{text.lessonsTitle}</dt><dd>{text.lessonCount(course.lessonCount)}</dd>
              <dt>{text.length}</dt><dd>{cardText.hours(course.durationSec)}</dd>
              <dt>{text.level}</dt><dd>{cardText.levels[course.level]}</dd>
              <dt>{text.language}</dt><dd>{languageName(course.language)}</dd>
            </dl>
          </div>
        </aside>
        <div className={styles.main}>
          <p className={styles.facts}>
            <span><UserIcon />{text.by(course.teacherName)}</span>
            {course.ratingCount > 0 ? <Rating value={course.ratingSum / course.ratingCount} count={course.ratingCount} /> : <Badge>{text.newCourse}</Badge>}
          </p>
          <About courseId={course.id} />
          <Outline courseId={course.id} lessonCount={course.lessonCount} />
          <Reviews course={course} />
        </div>
      </div>
      {related.length > 0 && <Section title={text.related}><CourseGrid courses={related} /></Section>}
      <StructuredData data={courseSchema(course, location.origin + coursePath(course))} />
    </Page>
  );
}

function CoursePlace() {
  return (
    <div aria-busy="true">
      <PageHeader title={<Skeleton width="min(28rem, 80%)" />} lead={<Skeleton width="min(20rem, 60%)" />} />
      <div className={styles.course}><div className={styles.aside}><Skeleton shape="cover" /><div className={styles.inside}><SkeletonText lines={8} /></div></div><div className={styles.main}><SkeletonText lines={8} /></div></div>
    </div>
  );
}
