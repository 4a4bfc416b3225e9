import { useHost } from '@lectern/shared/host';
import { useQuery } from '@lectern/shared/query';
import { coursePercents, type CoursePercents } from '../../data/pathProgress';

/** Returns the account's progress in its courses; null for a visitor, and while and where it can't be loaded. */
export function useCoursePercents(): { percents: CoursePercents | null; isLoading: boolean } {
  const { user } = useHost();
  const { data, isLoading } = useQuery({ ...coursePercents(user?.uid ?? ''), enabled: user !== null });
  return { percents: data ?? null, isLoading };
}
