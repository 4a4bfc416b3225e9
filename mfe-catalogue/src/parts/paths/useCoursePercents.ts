import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { coursePercents, type CoursePercents } from '../../data/pathProgress';

/** Returns the account's progress in its courses; null for a visitor, and until it is loaded. */
export function useCoursePercents(): CoursePercents | null {
  const { user } = useHost();
  const { data } = useQuery({ ...coursePercents(user?.uid ?? ''), enabled: user !== null });
  return data ?? null;
}
