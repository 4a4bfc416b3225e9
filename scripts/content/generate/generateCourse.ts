import { slugOf } from '@lectern/shared/search';
import { lessonTitleOf, subtitleOf, summaryOf, titleOf } from './phrases';
import type { Random } from './Random';
import { TOPICS } from './topics';

/** The documents of one course by their paths, the course itself first. */
export type GeneratedDocument = { path: string; data: Record<string, unknown> };

/** Options that all courses of a run share. */
export type Generation = { random: Random; teachers: readonly string[]; withOutlines: boolean };

const LANGUAGES = ['en', 'en', 'en', 'en', 'en', 'en', 'es', 'de', 'fr', 'pt-BR', 'ja'];
const LEVELS = ['beginner', 'beginner', 'intermediate', 'all', 'advanced'];
const PRICES = [900, 1400, 1900, 2400, 2900, 3900, 4900, 7900, 12_900];
const NEWEST = Date.UTC(2026, 10, 1);
const FOUR_YEARS_MS = 4 * 365 * 24 * 3600 * 1000;
const LESSON_SEC = 420;

/** Generates a plausible course. Of a hundred, three are drafts and sixty have a price. */
export function generateCourse({ random, teachers, withOutlines }: Generation): GeneratedDocument[] {
  const id = random.id();
  const { category, subcategory, topic, near, language, title } = subjectOf(random);
  const createdAt = new Date(NEWEST - Math.floor(random.next() * FOUR_YEARS_MS));
  const durationSec = Math.round(Math.min(200 * 3600, random.skewed(2.5 * 3600)));
  const ratingCount = random.chance(0.3) ? 0 : Math.floor(random.skewed(40));
  const productId = random.chance(0.6) ? `course-${id}` : null;
  const teacher = Math.floor(random.next() ** 2 * teachers.length);
  const lessons = withOutlines ? outlineOf(random, id, [...subcategory.topics]) : [];
  const lessonCount = withOutlines
    ? lessons.filter(({ path }) => path.includes('/lessons/')).length
    : Math.min(500, Math.max(1, Math.round(durationSec / LESSON_SEC)));
  const data = {
    slug: slugOf(title) || id.toLowerCase(),
    title,
    subtitle: subtitleOf(random, near).slice(0, 200),
    summary: summaryOf(random, topic, near),
    category: category.slug,
    subcategory: subcategory.slug,
    teacherUid: `generated-teacher-${teacher}`,
    teacherName: teachers[teacher] ?? 'A teacher',
    level: random.pick(LEVELS),
    language,
    captionLanguages: random.chance(0.5) ? [language] : [],
    durationSec: withOutlines ? lessonCount * LESSON_SEC : durationSec,
    lessonCount,
    productId,
    ratingSum: Math.round(ratingCount * (3 + 2 * random.next())),
    ratingCount,
    cover: null,
    tags: tagsOf([topic, near, random.pick(subcategory.topics), subcategory.name.toLowerCase()]),
    status: random.chance(0.03) ? 'draft' : 'published',
    createdAt,
    updatedAt: createdAt,
  };
  const offer = productId === null ? [] : offerOf(random, productId, title);
  return [{ path: `courses/${id}`, data }, ...lessons, ...offer];
}

function subjectOf(random: Random) {
  const category = random.pickCommon(TOPICS);
  const subcategory = random.pickCommon(category.subcategories);
  const [topic, near] = [random.pick(subcategory.topics), random.pick(subcategory.topics)];
  const language = random.pick(LANGUAGES);
  return { category, subcategory, topic, near, language, title: titleOf(random, topic, near, language).slice(0, 120) };
}

const tagsOf = (words: string[]): string[] => [...new Set(words)].map((tag) => tag.slice(0, 40));

function outlineOf(random: Random, courseId: string, topics: string[]): GeneratedDocument[] {
  return Array.from({ length: random.integer(1, 3) }, (_, order) => {
    const section = `courses/${courseId}/sections/s${order + 1}`;
    const lessons = Array.from({ length: random.integer(2, 4) }, (_lesson, index) => ({
      path: `${section}/lessons/s${order + 1}-l${index + 1}`,
      data: {
        title: lessonTitleOf(random, random.pick(topics)),
        order: index,
        kind: random.chance(0.7) ? 'video' : 'text',
        durationSec: LESSON_SEC,
        preview: false,
      },
    }));
    return [{ path: section, data: { title: lessonTitleOf(random, random.pick(topics)), order } }, ...lessons];
  }).flat();
}

function offerOf(random: Random, productId: string, title: string): GeneratedDocument[] {
  return [
    { path: `products/${productId}`, data: { active: true, name: title, images: [], metadata: {} } },
    {
      path: `products/${productId}/prices/standard`,
      data: { unit_amount: random.pick(PRICES), currency: 'eur', active: true, type: 'one_time' },
    },
  ];
}
