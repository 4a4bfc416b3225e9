import type { CatalogueCourse } from '@lectern/shared/domain';
import { Reviews } from './reviews/Reviews';
import { Teacher } from './Teacher';

/** Teacher and reviews of a course. */
export function TeacherAndReviews({ course }: { course: CatalogueCourse }) {
  return (
    <>
      <Teacher teacher={course.teacher} />
      <Reviews course={course} />
    </>
  );
}
