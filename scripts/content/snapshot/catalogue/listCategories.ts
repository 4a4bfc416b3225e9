import { DocumentError, parseListedCategory, type Category, type ListedCategory } from '@lectern/shared/domain';
import type { DocumentWarnings } from './DocumentWarnings';

/**
 * Returns the categories as lists show them, in order, with their numbers of courses. Leaves out a category without a
 * valid parent, with a warning.
 */
export function listCategories(
  categories: ReadonlyMap<string, Category>,
  counts: ReadonlyMap<string, number>,
  warnings: DocumentWarnings,
): ListedCategory[] {
  const isTop = (slug: string): boolean => categories.get(slug)?.parent === null;
  const parsing = warnings.reparsing('listed categories', 'all');
  const listed = Array.from(categories.values()).flatMap(
    (category) =>
      parsing.attempt(() => {
        const path = `categories/${category.id}`;
        if (category.parent !== null && !isTop(category.parent))
          throw new DocumentError(path, 'parent', `names "${category.parent}", which is not a category`);
        return parseListedCategory({ ...category, slug: category.id, courseCount: counts.get(category.id) ?? 0 }, path);
      }) ?? [],
  );
  return listed.sort((a, b) => a.order - b.order || (a.slug < b.slug ? -1 : 1));
}
