import type { BackendConfig } from '@lectern/shared/contract';
import type { ListedCourse } from '@lectern/shared/domain';
import { queryOptions } from '@lectern/shared/query';
import { catalogueList } from './catalogueList';

type Course = { id: string; category: string; subcategory: string | null };

/** Query of at most `count` related courses: the most popular of the subcategory, then of the category. */
export const relatedCourses = (backend: BackendConfig, { id, category, subcategory }: Course, count: number) =>
  queryOptions({
    networkMode: 'always',
    queryKey: ['catalogue', 'related', id, category, subcategory ?? '', count],
    queryFn: async ({ client }): Promise<ListedCourse[]> => {
      const scopes = [...(subcategory === null ? [] : [{ category, subcategory }]), { category }];
      const found = new Map<string, ListedCourse>();
      for (const scope of scopes) {
        const list = found.size < count ? await client.query(catalogueList(backend, scope)) : null;
        for (const course of list?.scope === 'all' ? [] : (list?.first.courses ?? [])) found.set(course.id, course);
        found.delete(id);
      }
      return [...found.values()].slice(0, count);
    },
  });
