import { fileUrl } from '@lectern/shared/catalogue';
import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Navigate, useLocation, useParams } from '@lectern/shared/router';
import { useFormat, useText as useSharedText } from '@lectern/shared/text';
import { Badge, Breadcrumbs, ClockIcon, CourseCover, Page, PageHeader, Rating, UserIcon } from '@lectern/shared/ui';
import { coursePath } from '../parts/coursePath';
import { About } from '../parts/course/About';
import { CourseOffer } from '../parts/course/CourseOffer';
import { CoursePlace } from '../parts/course/CoursePlace';
import { FurtherPlaces } from '../parts/course/FurtherPlaces';
import { KeepForLater } from '../parts/course/KeepForLater';
import { Outline } from '../parts/course/Outline';
import { ShareButton } from '../parts/course/ShareButton';
import { catalogueCourse } from '../data/course';
import { cardWords } from '../text/card.en';
import { courseWords } from '../text/course.en';
import { failedText } from '../text/failed.en';
import { useText } from '../text/useText';
import styles from '../parts/course/Course.module.css';

const further = () => import('../parts/course/furtherParts');
const TeacherAndReviews = deferredPart(further, (parts) => parts.TeacherAndReviews);
const Related = deferredPart(further, (parts) => parts.Related);
const StructuredData = deferredPart(further, (parts) => parts.StructuredData);

/**
 * One course. A wrong name in the path is corrected to the course's slug; an unknown id is a page that does not exist.
 */
export default function CourseScreen() {
  const { config, NotFound } = useHost();
  const { course_id: id = '', course_name: name = '' } = useParams();
  const failed = useSharedText(failedText);
  const { search } = useLocation();
  const query = useQuery(catalogueCourse(config.backend, id));
  if (query.data === undefined)
    return (
      <Page>
        <QueryState query={query} title={failed.catalogue} placeholder={<CoursePlace name={name} />}>
          {() => null}
        </QueryState>
      </Page>
    );
  const course = query.data;
  if (!course) return <NotFound />;
  if (course.slug !== name) return <Navigate to={{ pathname: coursePath(course), search }} replace />;
  return <CoursePage key={id} course={course} />;
}

function CoursePage({ course }: { course: CatalogueCourse }) {
  const text = useText(courseWords);
  useTitle(course.title);
  const crumbs = [
    { label: text.home, to: '/' },
    ...course.categories.map(({ slug, name }, index) => ({
      label: name,
      to: index === 0 ? `/category/${slug}` : `/courses/${course.category}/${slug}`,
    })),
    { label: course.title },
  ];
  return (
    <Page>
      <div className={styles.course}>
        <div className={styles.head}>
          <PageHeader title={course.title} lead={course.subtitle} breadcrumbs={<Breadcrumbs items={crumbs} />} />
          <p className={styles.facts}>
            {course.ratingCount > 0 ? (
              <a href="#reviews">
                <Rating value={course.ratingSum / course.ratingCount} count={course.ratingCount} />
              </a>
            ) : (
              <Badge>{text.newCourse}</Badge>
            )}
            <span>
              <UserIcon />
              {text.by(course.teacherName)}
            </span>
            <span>
              <ClockIcon />
              {text.updated(new Date(course.updatedAt * 1000))}
            </span>
          </p>
        </div>
        <Offer course={course} />
        <div className={styles.main}>
          <About course={course} />
          <Outline course={course} />
          <TeacherAndReviews course={course} placeholder={<FurtherPlaces reviews={course.reviews.newest.length} />} />
        </div>
      </div>
      <Related course={course} />
      <StructuredData course={course} />
    </Page>
  );
}

function Offer({ course }: { course: CatalogueCourse }) {
  const format = useFormat();
  const text = useText(courseWords);
  const cardText = useText(cardWords);
  const { config } = useHost();
  return (
    <aside className={styles.aside} aria-label={text.offer}>
      <CourseCover
        id={course.id}
        category={course.category}
        src={course.cover && fileUrl(config.backend, course.cover)}
        eager
      />
      <div className={styles.inside}>
        <div className={styles.further}>
          <CourseOffer course={course} />
          <KeepForLater course={course} />
        </div>
        <dl className={styles.list}>
          <dt>{text.lessonsTitle}</dt>
          <dd>{text.lessonCount(course.lessonCount)}</dd>
          <dt>{text.length}</dt>
          <dd>{cardText.hours(course.durationSec)}</dd>
          <dt>{text.level}</dt>
          <dd>{cardText.levels[course.level]}</dd>
          <dt>{text.language}</dt>
          <dd>{format.languageName(course.language)}</dd>
          {course.captionLanguages.length > 0 && (
            <>
              <dt>{text.captions}</dt>
              <dd>{text.names(course.captionLanguages.map(format.languageName))}</dd>
            </>
          )}
        </dl>
        <ShareButton title={course.title} />
      </div>
    </aside>
  );
}
