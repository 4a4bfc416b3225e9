import { useId } from 'react';
import { fileUrl } from '@lectern/shared/catalogue';
import type { Course, ListedCourse } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CourseCover, StarIcon } from '@lectern/shared/ui';
import { completedText } from '../../text/lesson/completed.en';
import * as styles from './NextSteps.module.css';
import { mayRate } from './ownReview';
import { nextCourses } from './nextCourses';

/** Suggestions after a finished course: rate it, and courses to continue with. Renders nothing without either. */
export function NextSteps({ uid, course }: { uid: string; course: Course }) {
  const text = useText(completedText);
  const id = useId();
  const { backend } = useHost().config;
  const rating = useQuery(mayRate(uid, course));
  const { data: courses = [] } = useQuery(nextCourses(backend, uid, course));
  if (rating.data !== true && courses.length === 0) return null;
  return (
    <section className={styles.next} aria-labelledby={id}>
      <h2 id={id}>{text.next}</h2>
      {rating.data === true && (
        <div className={styles.rate}>
          <p>{text.rateLead}</p>
          <ButtonLink
            size="small"
            variant="secondary"
            icon={<StarIcon />}
            to={`/course/${course.slug}/${course.id}#reviews`}
          >
            {text.rate}
          </ButtonLink>
        </div>
      )}
      {courses.length > 0 && (
        <ul className={styles.courses} role="list">
          {courses.map((next) => (
            <NextCourse key={next.id} course={next} />
          ))}
        </ul>
      )}
    </section>
  );
}

function NextCourse({ course }: { course: ListedCourse }) {
  const { id, slug, title, teacherName, category, subcategory, cover } = course;
  const { backend } = useHost().config;
  const text = useText(completedText);
  return (
    <li className={styles.course}>
      <span className={styles.cover} aria-hidden="true">
        <CourseCover {...{ id, category, subcategory }} src={cover && fileUrl(backend, cover)} />
      </span>
      <span>
        <Link to={`/course/${slug}/${id}`}>{title}</Link>
        <span className={styles.by}>{text.by(teacherName)}</span>
      </span>
    </li>
  );
}
