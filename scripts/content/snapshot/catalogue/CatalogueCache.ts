import {
  parseCategory,
  type Category,
  type LearningPath,
  type ListedBook,
  type ListedCategory,
} from '@lectern/shared/domain';
import type { FirestoreAdmin, StoredDocument } from '@lectern/backend';
import type { Pause } from '../timeSlices';
import type { Changes } from './changes';
import { readStars, readStarsOf, type Stars } from './readStars';
import { createIntern, entryOf } from './courseEntry';
import type { CourseContext } from './listCourse';
import { CourseRows } from './CourseRows';
import { DocumentWarnings } from './DocumentWarnings';
import { listCategories } from './listCategories';
import { readPaths } from './readPaths';
import { readBooks, type BookList } from './readBooks';
import { readPriceOf, readPrices, type Offer } from './readPrices';

/** Courses with files that a change affects: directly, or through a category or teacher that many courses share. */
export type AffectedCourses = { direct: Set<string>; indirect: Set<string> };

/**
 * The published documents as they were last read, so that a change costs only the documents it affects. Drafts and
 * unlisted fields are left out. A document that is invalid or has no payable price is skipped, with a warning
 * that names its path and field.
 */
export class CatalogueCache {
  readonly rows = new CourseRows();
  readonly warnings = new DocumentWarnings();
  /** Accounts that teach, or have taught, a published course. */
  readonly teachers = new Set<string>();
  private readonly intern = createIntern();
  private categories = new Map<string, Category>();
  private prices = new Map<string, Offer>();
  private stars = new Map<string, Stars>();
  /** The published learning paths, in their order. */
  paths: readonly LearningPath[] = [];
  private bookList: BookList = { books: [], products: new Set() };

  private constructor(
    private readonly admin: FirestoreAdmin,
    private readonly pause: Pause,
  ) {}

  /** Reads all documents, in time slices. */
  static async readAll(admin: FirestoreAdmin, pause: Pause): Promise<CatalogueCache> {
    const cache = new CatalogueCache(admin, pause);
    cache.readCategories();
    cache.prices = await readPrices(admin, cache.warnings, pause);
    cache.stars = await readStars(admin, cache.warnings, pause);
    for (const document of admin.scan('courses')) {
      cache.cacheCourse(document.path.slice('courses/'.length), document);
      await pause();
    }
    cache.bookList = await readBooks(admin, cache.context, cache.warnings, pause);
    cache.paths = readPaths(admin, cache.warnings);
    return cache;
  }

  /** Returns the data that courses take from other documents. */
  get context(): CourseContext {
    return { prices: this.prices, stars: this.stars, categories: this.categories };
  }

  get books(): readonly ListedBook[] {
    return this.bookList.books;
  }

  /** Returns the categories as lists show them. */
  listedCategories(): ListedCategory[] {
    return listCategories(this.categories, this.rows.counts, this.warnings);
  }

  /** Reads the changed documents again, and everything that depends on them, in time slices. */
  async apply(changes: Changes): Promise<void> {
    const { admin, pause, warnings } = this;
    if (changes.categories.size > 0) this.readCategories();
    for (const id of changes.products) {
      const price = readPriceOf(admin, warnings.reparsing('offer', id), id);
      if (price) this.prices.set(id, price);
      else this.prices.delete(id);
      await pause();
    }
    for (const id of changes.reviewed) {
      const stars = await readStarsOf(admin, warnings.reparsing('stars', id), id, pause);
      if (stars) this.stars.set(id, stars);
      else this.stars.delete(id);
    }
    if (changes.paths.size > 0) this.paths = readPaths(admin, warnings);
    const { byPrice, byCategory } = this.rows.affectedBy(changes);
    for (const id of new Set([...changes.courses, ...byPrice, ...byCategory])) {
      this.cacheCourse(id, admin.get(`courses/${id}`));
      await pause();
    }
    const hasBookPrice = Array.from(changes.products).some((id) => this.bookList.products.has(id));
    if (changes.books.size > 0 || hasBookPrice) this.bookList = await readBooks(admin, this.context, warnings, pause);
  }

  /** Returns the courses with files that `changes` affect. Call it after `apply`. */
  affectedCourses(changes: Changes): AffectedCourses {
    const { byPrice, byCategory, byTeacher } = this.rows.affectedBy(changes);
    return { direct: new Set([...changes.courses, ...byPrice]), indirect: new Set([...byCategory, ...byTeacher]) };
  }

  private cacheCourse(id: string, document: StoredDocument | null): void {
    const parsing = this.warnings.reparsing('row', id);
    const entry = document && entryOf(document, this.context, parsing, this.rows.words, this.intern);
    if (entry) this.teachers.add(entry.teacherUid);
    this.rows.set(id, entry);
  }

  private readCategories(): void {
    const parsing = this.warnings.reparsing('categories', 'all');
    this.categories = new Map(
      parsing.each(Array.from(this.admin.scan('categories')), parseCategory).map((category) => [category.id, category]),
    );
  }
}
