import type { SessionUser } from '@lectern/shared/host';
import { useSearchParams } from '@lectern/shared/router';
import { MyCourses } from './courses/MyCourses';
import { StudioCourse } from './frame/StudioCourse';

/** The studio of a teacher: their courses, or with `?course=` one of them. */
export function Studio({ user }: { user: SessionUser }) {
  const [query] = useSearchParams();
  const courseId = query.get('course');
  if (courseId) return <StudioCourse key={`${user.uid} ${courseId}`} user={user} courseId={courseId} />;
  return <MyCourses user={user} />;
}
