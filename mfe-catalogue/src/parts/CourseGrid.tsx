import type { ReactNode } from 'react';
import type { ListedCourse } from '@lectern/shared/domain';
import { Grid } from '@lectern/shared/ui';
import { CourseCard } from './CourseCard';

/** Courses side by side, as a list. `showTitle` shows a title otherwise than as plain text. */
export function CourseGrid({ courses, showTitle }: { courses: readonly ListedCourse[]; showTitle?: ((title: string) => ReactNode) | undefined }) {
  return <Grid as="ul" least="15rem">{courses.map((course) => <li key={course.id}><CourseCard course={course} showTitle={showTitle} /></li>)}</Grid>;
}
