import type { CatalogueCourse } from '@lectern/shared/domain';
import { useHost, useTitle } from '@lectern/shared/host';
import { deferredPart, QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Navigate, useLocation, useParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Page } from '@lectern/shared/ui';
import { catalogueCourse } from '../data/catalogueCourse';
import { coursePath } from '../parts/cards/coursePath';
import { About } from '../parts/course/About';
import { CourseHead } from '../parts/course/CourseHead';
import { CourseSkeleton } from '../parts/course/CourseSkeleton';
import { DeferredSkeletons } from '../parts/course/DeferredSkeletons';
import { OfferPanel } from '../parts/course/offer/OfferPanel';
import { Outline } from '../parts/course/Outline';
import { useLessonPreview } from '../parts/course/useLessonPreview';
import { useOwnLessons } from '../parts/course/useOwnLessons';
import { failedText } from '../text/failed.en';
import * as styles from '../parts/course/Course.module.css';

const loadDeferredParts = () => import('../parts/course/deferredCourseParts');
const TeacherAndReviews = deferredPart(loadDeferredParts, (parts) => parts.TeacherAndReviews);
const Related = deferredPart(loadDeferredParts, (parts) => parts.Related);
const StructuredData = deferredPart(loadDeferredParts, (parts) => parts.StructuredData);

/** One course. A wrong name in the path is redirected to the course's slug; an unknown id is not found. */
export default function CourseScreen() {
  const { config, NotFound } = useHost();
  const { course_id: id = '', course_name: name = '' } = useParams();
  const { search } = useLocation();
  const failed = useText(failedText);
  const query = useQuery(catalogueCourse(config.backend, id));
  if (query.data === undefined)
    return (
      <Page>
        <QueryState query={query} title={failed.catalogue} placeholder={<CourseSkeleton name={name} />}>
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
  useTitle(course.title);
  const { preview, dialog } = useLessonPreview(course);
  const ownLessons = useOwnLessons(course);
  return (
    <Page>
      <div className={styles.course}>
        <CourseHead course={course} />
        <OfferPanel course={course} ownLessons={ownLessons} onPreview={preview} />
        <div className={styles.main}>
          <About course={course} />
          <Outline course={course} ownLessons={ownLessons} onPreview={preview} />
          <TeacherAndReviews
            course={course}
            placeholder={<DeferredSkeletons reviewCount={course.reviews.newest.length} />}
          />
        </div>
      </div>
      <Related course={course} />
      <StructuredData course={course} />
      {dialog}
    </Page>
  );
}
