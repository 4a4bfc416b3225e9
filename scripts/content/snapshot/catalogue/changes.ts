/** Paths of documents that are published. The content of lessons, accounts and carts are in no file. */
const PUBLISHED = [
  /^(categories|books)\/[^/]+$/,
  /^courses\/[^/]+(\/(reviews|sections)\/[^/]+(\/lessons\/[^/]+)?)?$/,
  /^products\/[^/]+(\/prices\/[^/]+)?$/,
];

/**
 * Ids of documents written since the last publication. `reviewed` are courses with a changed review, also in `courses`.
 */
export type Changes = {
  courses: Set<string>;
  reviewed: Set<string>;
  products: Set<string>;
  categories: Set<string>;
  teachers: Set<string>;
  books: Set<string>;
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
});

/** Notes the document at `path`; true when it is published. Of the profiles, only those of `teachers` are. */
export function noteChange(changes: Changes, path: string, teachers: ReadonlySet<string>): boolean {
  const [collection, id = '', below] = path.split('/');
  if (collection === 'profiles' && teachers.has(id)) changes.teachers.add(id);
  else if (!PUBLISHED.some((pattern) => pattern.test(path))) return false;
  if (collection === 'courses') changes.courses.add(id);
  if (collection === 'courses' && below === 'reviews') changes.reviewed.add(id);
  if (collection === 'products') changes.products.add(id);
  if (collection === 'categories') changes.categories.add(id);
  if (collection === 'books') changes.books.add(id);
  return true;
}

/** True for a course whose price may have changed. */
export const isPriced = ({ products }: Changes, { productId }: CourseSources): boolean =>
  productId !== null && products.has(productId);

/** True for a course in a category whose name may have changed. */
export const isCategorised = ({ categories }: Changes, { category, subcategory }: CourseSources): boolean =>
  categories.has(category) || categories.has(subcategory);
