import type { CatalogueCourse } from '@lectern/shared/domain';
import { Reviews } from './Reviews';
import { Teacher } from './Teacher';

/** Who teaches the course, and what learners say. */
export function TeacherAndReviews({ course }: { course: CatalogueCourse }) {
  return (
    <>
      <Teacher teacher={course.teacher} />
      <Reviews course={course} />
    </>
  );
}
