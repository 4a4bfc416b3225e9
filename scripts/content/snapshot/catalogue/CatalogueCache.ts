import { parseCategory, type Category, type ListedBook, type ListedCategory } from '@lectern/shared/domain';
import type { FirestoreAdmin, StoredDocument } from '@lectern/backend';
import type { Changes } from './changes';
import { entryOf, interning } from './courseEntry';
import type { Surroundings } from './courseFacts';
import { Faults } from './DocumentWarnings';
import type { Pause } from '../timeSlices';
import { KeptRows } from './CourseRows';
import { readBooks, type ReadBooks } from './readBooks';
import { listCategories } from './listCategories';
import { listPrices, priceOfProduct, type Offered } from './readPrices';
import { starsOf, sumRatings, type Stars } from './countStars';

/** The courses whose files a change touches: at once, and those that are touched through what many courses share. */
export type TouchedCourses = { direct: Set<string>; shared: Set<string> };

/**
 * What is published, as it was read from the documents, never a draft or a field that lists do not show: kept, so that
 * a change costs what it touches. A document that breaks its form, or that has a price which nobody can pay, is left
 * out with a fault that names its path and field.
 */
export class KeptCatalogue {
  readonly rows = new KeptRows();
  readonly faults = new Faults();
  /** The accounts that teach what is published, or have. */
  readonly teachers = new Set<string>();
  private readonly intern = interning();
  private categories = new Map<string, Category>();
  private prices = new Map<string, Offered>();
  private stars = new Map<string, Stars>();
  private read: ReadBooks = { books: [], products: new Set() };

  private constructor(
    private readonly admin: FirestoreAdmin,
    private readonly pause: Pause,
  ) {}

  /** Reads all documents, in turns. */
  static async readAll(admin: FirestoreAdmin, pause: Pause): Promise<KeptCatalogue> {
    const kept = new KeptCatalogue(admin, pause);
    kept.readCategories();
    kept.prices = await listPrices(admin, kept.faults, pause);
    kept.stars = await sumRatings(admin, kept.faults, pause);
    for (const document of admin.scan('courses')) {
      kept.keepCourse(document.path.slice('courses/'.length), document);
      await pause();
    }
    kept.read = await readBooks(admin, kept.around, kept.faults, pause);
    return kept;
  }

  /** What courses take from other documents. */
  get around(): Surroundings {
    return { prices: this.prices, stars: this.stars, categories: this.categories };
  }

  get books(): readonly ListedBook[] {
    return this.read.books;
  }

  /** The categories as lists show them. */
  listedCategories(): ListedCategory[] {
    return listCategories(this.categories, this.rows.counts, this.faults);
  }

  /** Reads anew what was changed and what depends on it, in turns. */
  async apply(changes: Changes): Promise<void> {
    const { admin, pause, faults } = this;
    if (changes.categories.size > 0) this.readCategories();
    for (const id of changes.products) {
      const price = priceOfProduct(admin, faults.afresh('offer', id), id);
      if (price) this.prices.set(id, price);
      else this.prices.delete(id);
      await pause();
    }
    for (const id of changes.reviewed) {
      const stars = await starsOf(admin, faults.afresh('stars', id), id, pause);
      if (stars) this.stars.set(id, stars);
      else this.stars.delete(id);
    }
    const { priced, placed } = this.rows.touchedBy(changes);
    for (const id of new Set([...changes.courses, ...priced, ...placed])) {
      this.keepCourse(id, admin.get(`courses/${id}`));
      await pause();
    }
    const isPricedBook = Array.from(changes.products).some((id) => this.read.products.has(id));
    if (changes.books.size > 0 || isPricedBook) this.read = await readBooks(admin, this.around, faults, pause);
  }

  /** The courses whose files changes touch, once they are applied. */
  touchedCourses(changes: Changes): TouchedCourses {
    const { priced, placed, taught } = this.rows.touchedBy(changes);
    return { direct: new Set([...changes.courses, ...priced]), shared: new Set([...placed, ...taught]) };
  }

  private keepCourse(id: string, document: StoredDocument | null): void {
    const parsing = this.faults.afresh('row', id);
    const entry = document && entryOf(document, this.around, parsing, this.rows.words, this.intern);
    if (entry) this.teachers.add(entry.teacherUid);
    this.rows.set(id, entry);
  }

  private readCategories(): void {
    const parsing = this.faults.afresh('categories', 'all');
    this.categories = new Map(
      parsing.each(Array.from(this.admin.scan('categories')), parseCategory).map((category) => [category.id, category]),
    );
  }
}
