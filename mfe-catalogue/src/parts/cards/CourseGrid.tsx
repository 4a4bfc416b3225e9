import type { ReactNode } from 'react';
import type { ListedCourse } from '@lectern/shared/domain';
import { Grid } from '@lectern/shared/ui';
import { CourseCard } from './CourseCard';

type Props = {
  courses: readonly ListedCourse[];
  /** Renders a title, for example with its matches marked. Default: plain text. */
  showTitle?: ((title: string) => ReactNode) | undefined;
  headingLevel?: 2 | 3;
  compact?: boolean;
};

/** Grid of course cards. Keyed by position, so that other courses reuse the elements that are there. */
export function CourseGrid({ courses, showTitle, headingLevel, compact }: Props) {
  return (
    <Grid as="ul" minColumn="15rem" compact={compact}>
      {courses.map((course, position) => (
        <li key={position}>
          <CourseCard course={course} showTitle={showTitle} headingLevel={headingLevel} />
        </li>
      ))}
    </Grid>
  );
}
