import type { ListedCourse } from '@lectern/shared/domain';
import { Grid } from '@lectern/shared/ui';
import { CourseCard } from './CourseCard';

/** Courses side by side, as a list. */
export function CourseGrid({ courses }: { courses: readonly ListedCourse[] }) {
  return <Grid as="ul" least="15rem">{courses.map((course) => <li key={course.id}><CourseCard course={course} /></li>)}</Grid>;
}
