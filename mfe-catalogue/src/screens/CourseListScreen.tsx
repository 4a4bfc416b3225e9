import { useParams } from '@lectern/shared/router';
import type { ListScope } from '@lectern/shared/search';
import { CourseList } from '../parts/list/CourseList';

/** Lists all courses, those of a category (`:id`) or of a subcategory (`:category/:subcategory`). */
export default function CourseListScreen() {
  return <CourseList scope={scopeOfPath(useParams())} />;
}

function scopeOfPath({ id, category = '', subcategory }: Partial<Record<string, string>>): ListScope {
  if (subcategory !== undefined) return { category, subcategory };
  return id === undefined ? {} : { category: id };
}
