import type { ReactNode } from 'react';
import type { ListedCourse } from '@lectern/shared/domain';
import { Grid } from '@lectern/shared/ui';
import { CourseCard } from './CourseCard';

type Props = {
  courses: readonly ListedCourse[];
  /** How a title is shown, where not as plain text. */ showTitle?: ((title: string) => ReactNode) | undefined;
  headingLevel?: 2 | 3;
};

/**
 * Courses side by side, as a list. Places keep their cards when other courses come: what a browser has already built is
 * filled anew.
 */
export function CourseGrid({ courses, showTitle, headingLevel }: Props) {
  return (
    <Grid as="ul" minColumn="15rem">
      {courses.map((course, place) => (
        <li key={place}>
          <CourseCard course={course} showTitle={showTitle} headingLevel={headingLevel} />
        </li>
      ))}
    </Grid>
  );
}
