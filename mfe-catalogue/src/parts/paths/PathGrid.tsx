import { fileUrl } from '@lectern/shared/catalogue';
import type { ListedPath } from '@lectern/shared/domain';
import { useHost } from '@lectern/shared/host';
import { Link } from '@lectern/shared/router';
import { inLanguage, useText } from '@lectern/shared/text';
import { Card, CourseCover, Grid, ProgressBar } from '@lectern/shared/ui';
import { progressOf, type CoursePercents } from '../../data/pathProgress';
import { pathText } from '../../text/paths.en';
import { pathAddress } from './pathAddress';
import * as styles from './Paths.module.css';
import { useCoursePercents } from './useCoursePercents';

type Props = { paths: readonly ListedPath[]; headingLevel: 2 | 3 };

/** Covers that a card shows. */
const COVERS = 3;

/** Grid of learning paths, with the account's progress in those that it has begun. */
export function PathGrid({ paths, headingLevel }: Props) {
  const { percents } = useCoursePercents();
  return (
    <Grid as="ul" minColumn="18rem">
      {paths.map((path) => (
        <li key={path.id}>
          <PathCard path={path} percents={percents} headingLevel={headingLevel} />
        </li>
      ))}
    </Grid>
  );
}

type CardProps = { path: ListedPath; percents: CoursePercents | null; headingLevel: 2 | 3 };

function PathCard({ path, percents, headingLevel }: CardProps) {
  const text = useText(pathText);
  const Heading = `h${headingLevel}` as const;
  const { id, title, summary, courses } = path;
  const begun = percents && courses.some((course) => percents.has(course.id)) ? progressOf(path, percents) : null;
  const seconds = courses.reduce((sum, { durationSec }) => sum + durationSec, 0);
  return (
    <Card as="article" className={styles.card}>
      <Covers path={path} />
      <Heading>
        <Link to={pathAddress(id)} {...inLanguage(courses[0]?.language)}>
          {title}
        </Link>
      </Heading>
      <p className={styles.summary}>
        <span {...inLanguage(courses[0]?.language)}>{summary}</span>
      </p>
      <p className={styles.metadata}>{text.summary(courses.length, seconds)}</p>
      {begun && (
        <>
          <p className={styles.metadata}>{text.progress(begun.finished, courses.length)}</p>
          <ProgressBar size="small" label={text.progressOf(title)} value={begun.percent} />
        </>
      )}
    </Card>
  );
}

function Covers({ path: { courses } }: { path: ListedPath }) {
  const { backend } = useHost().config;
  return (
    <div className={styles.covers} aria-hidden>
      {courses.slice(0, COVERS).map(({ id, category, subcategory, cover }) => (
        <CourseCover
          key={id}
          id={id}
          category={category}
          subcategory={subcategory}
          src={cover && fileUrl(backend, cover)}
        />
      ))}
    </div>
  );
}
