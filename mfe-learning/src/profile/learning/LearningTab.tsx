import { useHost } from '@lectern/shared/host';
import { fileUrl } from '@lectern/shared/catalogue';
import { useQuery } from '@lectern/shared/query';
import { useNavigate, useSearchParams } from '@lectern/shared/router';
import { ButtonLink, CourseCover, EmptyState, Grid, PlayIcon, Select, Skeleton } from '@lectern/shared/ui';
import { learningWords } from '../../text/profile/learning.en';
import { useText } from '../../text/useText';
import styles from '../profile.module.css';
import { TabData } from '../TabData';
import type { TabProps } from '../tabs';
import { CourseInProgress } from './CourseInProgress';
import { ContinueCard } from './ContinueCard';
import { learningCourses, type LearningCourse } from './learningCourses';
import { COURSE_ORDERS, courseToGoOn, orderCourses } from './orderCourses';

/** The person's courses: the one to go on with first, then all of them in the order that the query string names. */
export function LearningTab({ user }: TabProps) {
  const text = useText(learningWords);
  const query = useQuery(learningCourses(user.uid));
  const places = (
    <Grid minColumn="15rem">
      {Array.from({ length: 3 }, (_, index) => (
        <Skeleton key={index} shape="cover" />
      ))}
    </Grid>
  );
  const none = (
    <EmptyState
      icon={<PlayIcon />}
      title={text.none}
      actions={<ButtonLink to="/all-courses">{text.browse}</ButtonLink>}
    >
      {text.noneLead}
    </EmptyState>
  );
  return (
    <TabData query={query} failed={text.failed} skeleton={places}>
      {(courses) => (courses.length === 0 ? none : <Courses courses={courses} uid={user.uid} />)}
    </TabData>
  );
}

function Courses({ courses, uid }: { courses: readonly LearningCourse[]; uid: string }) {
  const text = useText(learningWords);
  const { backend } = useHost().config;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const order = COURSE_ORDERS.find((known) => known === search.get('order')) ?? COURSE_ORDERS[0];
  const choose = (chosen: string): void =>
    void navigate({ search: `?tab=learning&order=${chosen}` }, { replace: true, preventScrollReset: true });
  const next = courseToGoOn(courses);
  const coverOf = ({ id, course }: LearningCourse) => (
    <CourseCover
      id={id}
      category={course?.category ?? ''}
      src={course?.cover ? fileUrl(backend, course.cover) : null}
    />
  );
  return (
    <>
      {next && <ContinueCard entry={next} uid={uid} cover={coverOf(next)} />}
      <div className={styles.bar}>
        <p>{text.summary(courses.length, courses.filter(({ percent }) => percent === 100).length)}</p>
        {courses.length > 1 && (
          <Select
            label={text.order}
            value={order}
            onChange={(event) => choose(event.target.value)}
            options={COURSE_ORDERS.map((value) => ({ value, label: text.orders[value] }))}
          />
        )}
      </div>
      <Grid as="ul" minColumn="15rem">
        {orderCourses(courses, order).map((entry) => (
          <li key={entry.id}>
            <CourseInProgress entry={entry} uid={uid} cover={coverOf(entry)} />
          </li>
        ))}
      </Grid>
    </>
  );
}
