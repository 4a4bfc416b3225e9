import { useParams } from '@lectern/shared/router';
import type { ListScope } from '@lectern/shared/search';
import { CourseList } from '../parts/CourseList';

/**
 * All published courses, those of a category (`:id`), or those of a subcategory (`:category/:subcategory`), as the path
 * says.
 */
export default function CourseListScreen() {
  return <CourseList scope={scopeOfPath(useParams())} />;
}

function scopeOfPath({ id, category = '', subcategory }: Partial<Record<string, string>>): ListScope {
  if (subcategory !== undefined) return { category, subcategory };
  return id === undefined ? {} : { category: id };
}
