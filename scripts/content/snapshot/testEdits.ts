import { wireFieldsOf, type AdminWrite } from '@lectern/backend';
import { Random } from '../generate/Random';

const TIME = Date.UTC(2026, 0, 1);
const WORDS = ['Bread', 'Piano', 'Zürich', 'C++', 'slow', 'Data', 'a', '日本語', 'light', 'Ink', 'ox', 'Baking'];
const [COURSES, CATEGORIES, PRODUCTS, TEACHERS, LEARNERS, BOOKS] = [14, 6, 5, 3, 4, 4];

/**
 * Makes up writes of all documents that the catalogue is made of, good ones and broken ones: the same for the same
 * seed.
 */
export class RandomEdits {
  private readonly random: Random;

  constructor(seed: number) {
    this.random = new Random(seed);
  }

  /** The writes of one edit. */
  next(): AdminWrite[] {
    const { random } = this;
    const edits = [
      this.course,
      this.course,
      this.course,
      this.outline,
      this.review,
      this.review,
      this.category,
      this.product,
      this.price,
      this.profile,
      this.book,
    ];
    const { path, data } = random.pick(edits).call(this);
    return [random.chance(0.15) ? { delete: path } : { set: path, fields: wireFieldsOf(data) }];
  }

  private readonly course = (): Edit => {
    const { random } = this;
    return {
      path: `courses/${this.id('c', COURSES)}`,
      data: {
        slug: random.pick(['bread', 'piano']),
        title: this.words(2, 4),
        subtitle: this.words(0, 3),
        summary: this.words(0, 9),
        category: this.id('k', CATEGORIES + 1),
        subcategory: random.chance(0.4) ? null : this.id('k', CATEGORIES),
        teacherUid: this.id('t', TEACHERS),
        teacherName: random.pick(['Ada', 'Ines Zürich']),
        level: random.chance(0.05) ? 'expert' : random.pick(['beginner', 'advanced', 'all']),
        language: random.pick(['en', 'de', 'pt-BR']),
        captionLanguages: [],
        durationSec: random.whole(0, 40_000),
        lessonCount: random.whole(0, 9),
        productId: random.chance(0.6) ? null : this.id('p', PRODUCTS + 1),
        ratingSum: random.whole(0, 50),
        ratingCount: random.whole(0, 10),
        cover: random.chance(0.5) ? null : 'catalogue/covers/a.webp',
        tags: [this.words(1, 1)],
        status: random.chance(0.2) ? random.pick(['draft', 'review', 'archived']) : 'published',
        createdAt: this.time(),
        updatedAt: this.time(),
      },
    };
  };

  private readonly outline = (): Edit => {
    const { random } = this;
    const section = `courses/${this.id('c', COURSES)}/sections/${this.id('s', 2)}`;
    if (random.chance(0.4))
      return { path: section, data: { title: this.words(1, 3), order: random.chance(0.1) ? -1 : random.whole(0, 9) } };
    const kind = random.chance(0.1) ? 'song' : random.pick(['video', 'text']);
    return {
      path: `${section}/lessons/${this.id('l', 3)}`,
      data: { title: this.words(1, 3), order: random.whole(0, 9), kind, durationSec: 60, preview: random.chance(0.3) },
    };
  };

  private readonly review = (): Edit => ({
    path: `courses/${this.id('c', COURSES)}/reviews/${this.id('u', LEARNERS)}`,
    data: {
      rating: this.random.whole(1, this.random.chance(0.1) ? 9 : 5),
      text: this.words(0, 5),
      authorName: 'Ann',
      createdAt: this.time(),
      updatedAt: this.time(),
    },
  });

  private readonly category = (): Edit => {
    const { random } = this;
    const parent = random.chance(0.5) ? null : this.id('k', CATEGORIES);
    return {
      path: `categories/${this.id('k', CATEGORIES)}`,
      data: { name: random.chance(0.1) ? '' : this.words(1, 2), parent, order: random.whole(0, 3), icon: 'pot' },
    };
  };

  private readonly product = (): Edit => ({
    path: `products/${this.id('p', PRODUCTS)}`,
    data: { active: this.random.chance(0.8), name: this.random.chance(0.1) ? 7 : 'Bread', images: [], metadata: {} },
  });

  private readonly price = (): Edit => ({
    path: `products/${this.id('p', PRODUCTS)}/prices/${this.id('x', 2)}`,
    data: {
      unit_amount: this.random.chance(0.1) ? 'much' : this.random.whole(0, 900),
      currency: this.random.pick(['eur', 'usd']),
      active: this.random.chance(0.8),
      type: 'one_time',
    },
  });

  private readonly profile = (): Edit => ({
    path: `profiles/${this.id('t', TEACHERS)}`,
    data: {
      displayName: 'Ada',
      headline: this.words(0, 3),
      bio: this.random.chance(0.1) ? 7 : this.words(0, 3),
      avatar: null,
      links: [],
      visibility: this.random.pick(['public', 'public', 'private']),
      createdAt: this.time(),
      updatedAt: this.time(),
    },
  });

  private readonly book = (): Edit => ({
    path: `books/${this.id('b', BOOKS)}`,
    data: {
      slug: this.random.chance(0.1) ? 'Not A Slug' : 'loaf',
      title: this.words(1, 3),
      summary: '',
      authors: ['Ada'],
      isbn13: null,
      category: null,
      language: 'en',
      pages: 3,
      cover: null,
      sample: null,
      productId: this.random.chance(0.5) ? null : this.id('p', PRODUCTS + 1),
      status: this.random.chance(0.8) ? 'published' : 'draft',
      createdAt: this.time(),
      updatedAt: this.time(),
    },
  });

  private id(letter: string, count: number): string {
    return `${letter}${this.random.whole(0, count - 1)}`;
  }

  private words(least: number, most: number): string {
    return Array.from({ length: this.random.whole(least, most) }, () => this.random.pick(WORDS))
      .join(' ')
      .padEnd(least > 1 ? 3 : 0, 'x');
  }

  private time(): Date {
    return new Date(TIME + this.random.whole(0, 9) * 86_400_000);
  }
}

type Edit = { path: string; data: object };
