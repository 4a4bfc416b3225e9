import type { SessionUser } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { Badge, EmptyState, Section, SkeletonText } from '@lectern/shared/ui';
import { ownCourses, type OwnCourse } from '../../data/ownCourses';
import { NewQuestions } from '../../studio/questions';
import { teachText } from '../../text/teach.en';
import styles from './TeacherCourses.module.css';

const TONES = { draft: 'plain', review: 'warning', published: 'success', archived: 'plain' } as const;

/** The courses of an approved teacher, with their status and what the editors said. */
export function TeacherCourses({ user }: { user: SessionUser }) {
  const text = useText(teachText).courses;
  const query = useQuery(ownCourses(user.uid));
  return (
    <Section title={text.title} lead={text.lead} id="courses">
      <QueryState query={query} title={text.failed} headingLevel={3} placeholder={<SkeletonText lines={4} />}>
        {(courses) =>
          courses.length === 0 ? (
            <EmptyState title={text.none} headingLevel={3}>
              <p>{text.noneBody}</p>
            </EmptyState>
          ) : (
            <ul className={styles.list} role="list">
              {courses.map((course) => (
                <CourseRow key={course.id} course={course} />
              ))}
            </ul>
          )
        }
      </QueryState>
    </Section>
  );
}

function CourseRow({ course }: { course: OwnCourse }) {
  const text = useText(teachText).courses;
  const { id, title, status, updatedAt, lessonCount, ratingCount, said } = course;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3>{status === 'published' ? <Link to={`/course/${course.slug}/${id}`}>{title}</Link> : title}</h3>
        <p className={styles.facts}>
          {[text.lessons(lessonCount), text.ratings(ratingCount), text.updated(updatedAt)].join(' · ')}
        </p>
        {(status === 'published' || status === 'archived') && <NewQuestions courseId={id} />}
        {said !== null && (
          <p className={styles.said}>
            <strong>{text.said}</strong> {said}
          </p>
        )}
      </div>
      <Badge tone={TONES[status]}>{text.statuses[status]}</Badge>
    </li>
  );
}
