import { useEffect, useLayoutEffect } from 'react';
import { fileUrl } from '@lectern/shared/catalogue';
import { useHost, type SessionUser } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { Link } from '@lectern/shared/router';
import { CourseCover, Grid, MediaCard, ProgressBar, Section } from '@lectern/shared/ui';
import { rememberContinued } from '../data/continuedBefore';
import { continueLearning } from '../data/continueLearning';
import { homeWords } from '../text/home.en';
import { useText } from '../text/useText';
import { CardSkeletons } from './CardSkeletons';

const SHOWN = 4;

/**
 * The courses that the person has begun, to go on with; nothing when there are none, or when they cannot be asked for.
 * `places` are kept until then; `onKnown` hears, before they are drawn, how many there are.
 */
export function ContinueLearning({
  user,
  places,
  onKnown,
}: {
  user: SessionUser;
  places: number;
  onKnown: (found: number) => void;
}) {
  const text = useText(homeWords);
  const { backend } = useHost().config;
  const { data, isPending, isFetching } = useQuery(continueLearning(user.uid, SHOWN));
  const found = data?.length;
  useLayoutEffect(() => {
    if (!isFetching) onKnown(found ?? 0);
  }, [isFetching, found, onKnown]);
  useEffect(() => {
    if (found !== undefined) rememberContinued(found);
  }, [found]);
  if (!(isPending ? places : found)) return null;
  return (
    <Section title={text.continue} more={<Link to="/profile">{text.allOfYours}</Link>}>
      {data ? (
        <Grid as="ul" minColumn="15rem">
          {data.map(({ course, percent }) => (
            <li key={course.id}>
              <MediaCard
                to={`/watch/${course.id}/${user.uid}/${course.slug}`}
                title={course.title}
                by={course.teacherName}
                cover={
                  <CourseCover
                    id={course.id}
                    category={course.category}
                    src={course.cover && fileUrl(backend, course.cover)}
                  />
                }
                meta={<span>{percent > 0 ? text.done(percent) : text.notBegun}</span>}
                foot={<ProgressBar label={text.done(percent)} value={percent} size="small" />}
              />
            </li>
          ))}
        </Grid>
      ) : (
        <CardSkeletons count={places} />
      )}
    </Section>
  );
}
