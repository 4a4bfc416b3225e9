import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedCourse, ListedPath } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { inLanguage, useText } from '@lectern/shared/text';
import {
  ButtonLink,
  CheckIcon,
  CourseCover,
  FormStatus,
  Price,
  ProgressBar,
  Skeleton,
  VisuallyHidden,
} from '@lectern/shared/ui';
import { progressOf, type CoursePercents, type PathProgress } from '../../data/pathProgress';
import { cardText } from '../../text/card.en';
import { pathText } from '../../text/paths.en';
import { coursePath } from '../cards/coursePath';
import * as styles from './Paths.module.css';
import { useCoursePercents } from './useCoursePercents';

const NOTHING: CoursePercents = new Map();

/** A learning path: what comes next, then its courses in order, with the account's progress. */
export function PathView({ path }: { path: ListedPath }) {
  const text = useText(pathText);
  const { percents, isLoading } = useCoursePercents();
  const progress = progressOf(path, percents ?? NOTHING);
  return (
    <>
      {/* Until the progress is known, the first course would be offered to somebody who has finished it. */}
      {isLoading ? (
        <div className={styles.state} aria-busy="true">
          <Skeleton width="min(18rem, 100%)" height="3.25rem" />
        </div>
      ) : (
        <PathState path={path} progress={progress} percents={percents} />
      )}
      <ol role="list" className={styles.steps} aria-label={text.steps}>
        {path.courses.map((course, index) => (
          <Step
            key={course.id}
            course={course}
            position={index + 1}
            percent={percents?.get(course.id) ?? null}
            isNext={percents !== null && course.id === progress.next?.id}
          />
        ))}
      </ol>
    </>
  );
}

type StateProps = { path: ListedPath; progress: PathProgress; percents: CoursePercents | null };

function PathState({ path: { title, courses }, progress: { percent, finished, next }, percents }: StateProps) {
  const text = useText(pathText);
  const { user } = useHost();
  const hasBegun = percents !== null && courses.some(({ id }) => percents.has(id));
  const to = next && (percents?.has(next.id) && user ? `/watch/${next.id}/${user.uid}/${next.slug}` : coursePath(next));
  return (
    <div className={styles.state}>
      {hasBegun && (
        <>
          <p className={styles.metadata}>{text.progress(finished, courses.length)}</p>
          <ProgressBar label={text.progressOf(title)} value={percent} />
        </>
      )}
      {next && to ? (
        <ButtonLink to={to} size="large">
          {hasBegun ? text.continueWith(next.title) : text.start(next.title)}
        </ButtonLink>
      ) : (
        <>
          <FormStatus tone="success" title={text.complete}>
            {text.completeLead}
          </FormStatus>
          <ButtonLink to="/profile?tab=certificates">{text.certificates}</ButtonLink>
        </>
      )}
    </div>
  );
}

type StepProps = { course: ListedCourse; position: number; percent: number | null; isNext: boolean };

function Step({ course, position, percent, isNext }: StepProps) {
  const text = useText(pathText);
  const { backend } = useHost().config;
  const isFinished = percent === 100;
  return (
    <li className={styles.step} data-state={isFinished ? 'finished' : isNext ? 'next' : 'later'}>
      <span className={styles.icon}>
        <VisuallyHidden>{text.step(position)}</VisuallyHidden>
        {isFinished ? <CheckIcon /> : <span aria-hidden>{position}</span>}
      </span>
      <article className={styles.course}>
        <div className={styles.cover}>
          <CourseCover
            id={course.id}
            category={course.category}
            subcategory={course.subcategory}
            src={course.cover && fileUrl(backend, course.cover)}
          />
        </div>
        <div className={styles.text}>
          <h2>
            <Link to={coursePath(course)} {...inLanguage(course.language)}>
              {course.title}
            </Link>
          </h2>
          <CourseSummary course={course} />
          {isNext && <strong>{text.next}</strong>}
          {percent !== null && <CoursePercent title={course.title} percent={percent} />}
        </div>
      </article>
    </li>
  );
}

function CourseSummary({ course: { teacherName, durationSec, level, price } }: { course: ListedCourse }) {
  const text = useText(cardText);
  return (
    <p>
      {teacherName} · {text.hours(durationSec)} · {text.levels[level]} ·{' '}
      {price ? <Price amount={price.amount} currency={price.currency} /> : text.free}
    </p>
  );
}

function CoursePercent({ title, percent }: { title: string; percent: number }) {
  const text = useText(pathText);
  if (percent === 100) return <p>{text.finished}</p>;
  return (
    <div className={styles.percent}>
      <p>{text.done(percent)}</p>
      <ProgressBar size="small" label={text.progressOf(title)} value={percent} />
    </div>
  );
}
