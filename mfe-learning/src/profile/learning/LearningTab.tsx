import { fileUrl } from '@lectern/shared/catalogue';
import { useHost } from '@lectern/shared/host';
import { QueryState } from '@lectern/shared/loading';
import { useQuery } from '@lectern/shared/query';
import { useNavigate, useSearchParams } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { ButtonLink, CourseCover, EmptyState, Grid, PlayIcon, Select } from '@lectern/shared/ui';
import { GoalCard } from '../../goal/card/GoalCard';
import { learningText } from '../../text/profile/learning.en';
import { ReviewLink } from '../../review/link/ReviewLink';
import { GridSkeletons } from '../GridSkeletons';
import * as styles from '../profile.module.css';
import type { TabProps } from '../tabs';
import { ContinueCard } from './ContinueCard';
import { CourseInProgress } from './CourseInProgress';
import { learningCourses, type LearningCourse } from './learningCourses';
import { COURSE_ORDERS, courseToContinue, orderCourses, type CourseOrder } from './orderCourses';

/**
 * The courses tab of the profile: the course to continue, the daily goal if there is one, then all courses in the
 * order of the query string (`?order=`).
 */
export function LearningTab({ user }: TabProps) {
  const text = useText(learningText);
  const query = useQuery(learningCourses(user.uid));
  return (
    <QueryState
      query={query}
      title={text.failed}
      placeholder={<GridSkeletons count={3} minColumn="15rem" shape="cover" />}
    >
      {(courses) => (courses.length === 0 ? <NoCourses /> : <Courses courses={courses} uid={user.uid} />)}
    </QueryState>
  );
}

function NoCourses() {
  const text = useText(learningText);
  return (
    <EmptyState
      icon={<PlayIcon />}
      title={text.none}
      actions={<ButtonLink to="/all-courses">{text.browse}</ButtonLink>}
    >
      {text.noneLead}
    </EmptyState>
  );
}

function Courses({ courses, uid }: { courses: readonly LearningCourse[]; uid: string }) {
  const text = useText(learningText);
  const [search] = useSearchParams();
  const order = COURSE_ORDERS.find((known) => known === search.get('order')) ?? COURSE_ORDERS[0];
  const next = courseToContinue(courses);
  return (
    <>
      {next && <ContinueCard entry={next} uid={uid} cover={<Cover entry={next} />} />}
      <GoalCard uid={uid} />
      <ReviewLink uid={uid} />
      <div className={styles.bar}>
        <p>{text.summary(courses.length, courses.filter(({ percent }) => percent === 100).length)}</p>
        {courses.length > 1 && <OrderField order={order} />}
      </div>
      <Grid as="ul" minColumn="15rem">
        {orderCourses(courses, order).map((entry) => (
          <li key={entry.id}>
            <CourseInProgress entry={entry} uid={uid} cover={<Cover entry={entry} />} />
          </li>
        ))}
      </Grid>
    </>
  );
}

function Cover({ entry: { id, course } }: { entry: LearningCourse }) {
  const { backend } = useHost().config;
  const src = course?.cover ? fileUrl(backend, course.cover) : null;
  return <CourseCover id={id} category={course?.category ?? ''} subcategory={course?.subcategory} src={src} />;
}

function OrderField({ order }: { order: CourseOrder }) {
  const text = useText(learningText);
  const navigate = useNavigate();
  return (
    <Select
      label={text.order}
      value={order}
      onChange={({ target }) =>
        void navigate({ search: `?tab=learning&order=${target.value}` }, { replace: true, preventScrollReset: true })
      }
      options={COURSE_ORDERS.map((value) => ({ value, label: text.orders[value] }))}
    />
  );
}
