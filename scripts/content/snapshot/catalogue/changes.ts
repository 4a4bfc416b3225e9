/** Paths of documents that are published. No file contains the content of lessons, accounts or carts. */
const PUBLISHED = [
  /^(categories|books|paths)\/[^/]+$/,
  /^courses\/[^/]+(\/(reviews|sections)\/[^/]+(\/lessons\/[^/]+)?)?$/,
  /^products\/[^/]+(\/prices\/[^/]+)?$/,
];

/**
 * Ids of documents written since the last publication. `reviewed` holds courses with a changed review; `courses`
 * holds them too.
 */
export type Changes = {
  courses: Set<string>;
  reviewed: Set<string>;
  products: Set<string>;
  categories: Set<string>;
  teachers: Set<string>;
  books: Set<string>;
  paths: Set<string>;
};

/** Documents that a course takes data from. */
export type CourseSources = { productId: string | null; category: string; subcategory: string; teacherUid: string };

/** Returns a record without any changes. */
export const noChanges = (): Changes => ({
  courses: new Set(),
  reviewed: new Set(),
  products: new Set(),
  categories: new Set(),
  teachers: new Set(),
  books: new Set(),
  paths: new Set(),
});

/** Records the document at `path`; returns true when it is published. Only profiles of `teachers` are published. */
export function noteChange(changes: Changes, path: string, teachers: ReadonlySet<string>): boolean {
  const [collection, id = '', below] = path.split('/');
  if (collection === 'profiles' && teachers.has(id)) changes.teachers.add(id);
  else if (!PUBLISHED.some((pattern) => pattern.test(path))) return false;
  if (collection === 'courses') changes.courses.add(id);
  if (collection === 'courses' && below === 'reviews') changes.reviewed.add(id);
  if (collection === 'products') changes.products.add(id);
  if (collection === 'categories') changes.categories.add(id);
  if (collection === 'books') changes.books.add(id);
  if (collection === 'paths') changes.paths.add(id);
  return true;
}

/** Returns true if the price of a course may have changed. */
export const mayChangePrice = ({ products }: Changes, { productId }: CourseSources): boolean =>
  productId !== null && products.has(productId);

/** Returns true if the name of a course's category or subcategory may have changed. */
export const mayChangeCategoryName = ({ categories }: Changes, { category, subcategory }: CourseSources): boolean =>
  categories.has(category) || categories.has(subcategory);
