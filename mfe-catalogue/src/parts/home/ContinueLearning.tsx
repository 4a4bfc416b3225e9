import { useEffect, useLayoutEffect } from 'react';
import { fileUrl } from '@lectern/shared/catalogue';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { useText } from '@lectern/shared/text';
import { CourseCover, Grid, MediaCard, ProgressBar, Section } from '@lectern/shared/ui';
import { saveContinueCount } from '../../data/continueCount';
import { continueLearning, SHOWN_COURSES, type StartedCourse } from '../../data/continueLearning';
import { continueLearningText } from '../../text/continueLearning.en';
import { homeText } from '../../text/home.en';
import { CardSkeletons } from '../cards/CardSkeletons';
import * as styles from './Home.module.css';

type Props = {
  user: SessionUser;
  /** Number of skeletons while the courses load. */
  expected: number;
  /** Called with the number of courses, before they are painted. */
  onLoaded: (count: number) => void;
};

/** The account's started courses; renders nothing when there are none or they fail to load. */
export function ContinueLearning({ user, expected, onLoaded }: Props) {
  const { allOfYours } = useText(continueLearningText);
  const { continue: title } = useText(homeText);
  const { data, isPending, isFetching } = useQuery(continueLearning(user.uid, SHOWN_COURSES));
  const count = data?.length;
  useLayoutEffect(() => {
    if (!isFetching) onLoaded(count ?? 0);
  }, [isFetching, count, onLoaded]);
  useEffect(() => {
    if (count !== undefined) saveContinueCount(count);
  }, [count]);
  if (!(isPending ? expected : count)) return null;
  return (
    <Section title={title} more={<Link to="/profile">{allOfYours}</Link>}>
      <div className={styles.shelf}>
        {data ? (
          <Grid as="ul" minColumn="15rem">
            {data.map((started) => (
              <li key={started.course.id}>
                <StartedCourseCard started={started} uid={user.uid} />
              </li>
            ))}
          </Grid>
        ) : (
          <CardSkeletons count={expected} />
        )}
      </div>
    </Section>
  );
}

function StartedCourseCard({ started: { course, progress }, uid }: { started: StartedCourse; uid: string }) {
  const percent = progress?.percent ?? 0;
  const text = useText(continueLearningText);
  const { backend } = useHost().config;
  return (
    <MediaCard
      to={`/watch/${course.id}/${uid}/${course.slug}`}
      title={course.title}
      language={course.language}
      by={course.teacherName}
      cover={
        <CourseCover
          id={course.id}
          category={course.category}
          subcategory={course.subcategory}
          src={course.cover && fileUrl(backend, course.cover)}
        />
      }
      meta={<span>{progress ? text.done(percent) : text.notBegun}</span>}
      foot={<ProgressBar label={text.done(percent)} value={percent} size="small" />}
    />
  );
}
