import type { BackendConfig } from '@lectern/shared/contract';
import { fetchCatalogueCourse } from '@lectern/shared/catalogue';
import { queryOptions } from '@lectern/shared/query';

/** Query of a published course's page; null when there is no such course. */
export const catalogueCourse = (backend: BackendConfig, courseId: string) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['catalogue', 'course', courseId],
    queryFn: ({ signal }) => fetchCatalogueCourse(backend, courseId, signal),
  });
