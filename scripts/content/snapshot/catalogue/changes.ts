/** Lessons' content, accounts and carts are in no file. */
const PUBLISHED =
  /^(categories\/[^/]+|courses\/[^/]+(\/(reviews|sections)\/[^/]+(\/lessons\/[^/]+)?)?|books\/[^/]+|products\/[^/]+(\/prices\/[^/]+)?)$/;

/**
 * What was written since the last build, by ids. `reviewed` are the courses of reviews; they are among `courses` too.
 */
export type Changes = {
  courses: Set<string>;
  reviewed: Set<string>;
  products: Set<string>;
  categories: Set<string>;
  teachers: Set<string>;
  books: Set<string>;
};

/** What a course takes from other documents. */
export type Dependence = { productId: string | null; category: string; subcategory: string; teacherUid: string };

/** No changes. */
export const noChanges = (): Changes => ({
  courses: new Set(),
  reviewed: new Set(),
  products: new Set(),
  categories: new Set(),
  teachers: new Set(),
  books: new Set(),
});

/**
 * Notes the document at `path`; true when something published depends on it. `teachers` are the accounts whose profiles
 * do.
 */
export function noteChange(changes: Changes, path: string, teachers: ReadonlySet<string>): boolean {
  const [collection, id = '', below] = path.split('/');
  if (collection === 'profiles' && teachers.has(id)) changes.teachers.add(id);
  else if (!PUBLISHED.test(path)) return false;
  if (collection === 'courses') changes.courses.add(id);
  if (collection === 'courses' && below === 'reviews') changes.reviewed.add(id);
  if (collection === 'products') changes.products.add(id);
  if (collection === 'categories') changes.categories.add(id);
  if (collection === 'books') changes.books.add(id);
  return true;
}

/** True for a course whose price may have changed. */
export const isPriced = ({ products }: Changes, { productId }: Dependence): boolean =>
  productId !== null && products.has(productId);

/** True for a course that stands in a category whose name may have changed. */
export const isPlaced = ({ categories }: Changes, { category, subcategory }: Dependence): boolean =>
  categories.has(category) || categories.has(subcategory);
