import type { Course } from '@lectern/shared/domain';

/** Lessons' content, accounts and carts are in no file. */
const PUBLISHED = /^(categories\/[^/]+|courses\/[^/]+(\/(reviews|sections)\/[^/]+(\/lessons\/[^/]+)?)?|books\/[^/]+|products\/[^/]+(\/prices\/[^/]+)?)$/;

/** What was written since the last build: courses by id, and what courses take something from. */
export type Changes = { courses: Set<string>; products: Set<string>; categories: Set<string>; teachers: Set<string> };

/** No changes. */
export const noChanges = (): Changes => ({ courses: new Set(), products: new Set(), categories: new Set(), teachers: new Set() });

/** Notes the document at `path`; true when something published depends on it. `teachers` are the accounts whose profiles do. */
export function noteChange(changes: Changes, path: string, teachers: ReadonlySet<string>): boolean {
  const [collection, id = ''] = path.split('/');
  if (collection === 'profiles' && teachers.has(id)) changes.teachers.add(id);
  else if (!PUBLISHED.test(path)) return false;
  if (collection === 'courses') changes.courses.add(id);
  if (collection === 'products') changes.products.add(id);
  if (collection === 'categories') changes.categories.add(id);
  return true;
}

/** True for a course whose file a change may touch. */
export function isTouched({ courses, products, categories, teachers }: Changes, { id, productId, category, subcategory, teacherUid }: Course): boolean {
  return courses.has(id) || products.has(productId ?? '') || categories.has(category) || categories.has(subcategory ?? '') || teachers.has(teacherUid);
}
