import { deferredPart, LoadFailed } from '@lectern/shared/loading';
import { useParams, useSearchParams } from '@lectern/shared/router';
import type { ListScope } from '@lectern/shared/search';
import { CourseList } from '../parts/list/CourseList';

const PathPages = deferredPart(
  () => import('../parts/paths/PathPages'),
  (module) => module.PathPages,
);

/**
 * Lists all courses, those of a category (`:id`) or of a subcategory (`:category/:subcategory`). `?path=` shows a
 * learning path instead, and `?view=paths` all of them.
 */
export default function CourseListScreen() {
  const [search] = useSearchParams();
  const params = useParams();
  const path = search.get('path');
  if (path !== null || search.get('view') === 'paths')
    return <PathPages id={path} failed={(retry) => <LoadFailed error={null} onRetry={retry} />} />;
  return <CourseList scope={scopeOfPath(params)} />;
}

function scopeOfPath({ id, category = '', subcategory }: Partial<Record<string, string>>): ListScope {
  if (subcategory !== undefined) return { category, subcategory };
  return id === undefined ? {} : { category: id };
}
