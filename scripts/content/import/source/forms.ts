import {
  COURSE_LEVELS,
  COURSE_STATUSES,
  MAX_PATH_COURSES,
  chars,
  id,
  language,
  slug,
  integer,
} from '@lectern/shared/domain';
import * as v from 'valibot';
import { CONTROL } from './readText';

const DURATION = /^(?:(\d{1,2}):([0-5]\d)|(\d{1,3})):([0-5]\d)$/;

/** Returns the seconds in `4:30` or `1:05:00`. */
export function secondsOf(duration: string): number {
  const [, hours = '0', minutes, longer = '0', seconds = '0'] = DURATION.exec(duration) ?? [];
  return Number(hours) * 3600 + Number(minutes ?? longer) * 60 + Number(seconds);
}

const withoutControl = v.check((text: string) => !CONTROL.test(text), 'contains a control character');
/** A text of several lines. */
const lines = (min: number, max: number) =>
  v.pipe(
    chars(min, max),
    v.check((text) => min === 0 || text.trim() !== '', 'contains only spaces'),
    withoutControl,
  );
/** A text of one line, trimmed. U+202D and U+202E are refused: they would reverse the text after it. */
const line = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    chars(min, max),
    withoutControl,
    v.check((text) => !/[\t\n]/.test(text), 'contains a line break or a tab'),
    v.check((text) => !/[\u202D\u202E]/.test(text), 'contains a hidden mark that reverses the text direction'),
  );
const duration = v.pipe(v.string(), v.regex(DURATION));
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);
const day = v.pipe(v.string(), v.check(isDay, 'no such day'));
/** Longest file name in bytes: storage allows paths of 1,024 bytes, including the folders before it. */
const MAX_NAME_BYTES = 800;
const isFileName = (text: string): boolean =>
  /^(?!.*(^|\/)\.{1,2}(\/|$))[^/\\]+(\/[^/\\]+)*$/.test(text) &&
  !/[\p{Cc}\p{Cs}\u{10ffff}]/u.test(text) &&
  Buffer.byteLength(text) <= MAX_NAME_BYTES;
/** Schema of the name of a file in the imported folder; storage accepts it. */
export const fileName = v.pipe(v.string(), v.check(isFileName, 'not the name of a file in this folder'));
const price = v.strictObject({ amount: integer(1, 99_999_999), currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)) });
const markdown = lines(1, 100_000);

const caption = v.strictObject({
  language,
  file: fileName,
  kind: v.optional(v.picklist(['captions', 'subtitles', 'descriptions']), 'captions'),
});

const lesson = v.strictObject({
  id: v.optional(id),
  title: line(1, 120),
  duration,
  preview: v.optional(v.boolean(), false),
  text: v.optional(markdown),
  quiz: v.optional(markdown),
  pen: v.optional(markdown),
  solution: v.optional(markdown),
  video: v.optional(fileName),
  poster: v.optional(fileName),
  captions: v.optional(v.pipe(v.array(caption), v.maxLength(20)), []),
  notes: v.optional(markdown),
  chapters: v.optional(v.pipe(v.array(v.strictObject({ title: line(1, 120), at: duration })), v.maxLength(100)), []),
  resources: v.optional(v.pipe(v.array(v.strictObject({ title: line(1, 120), file: fileName })), v.maxLength(20)), []),
});

/** A lesson of `course.yaml`: exactly one of `text`, `quiz`, `pen` and `video` is its content. */
export type LessonForm = v.InferOutput<typeof lesson>;

const review = v.strictObject({
  id: v.optional(id),
  by: line(1, 60),
  rating: integer(1, 5),
  text: v.optional(lines(0, 2000), ''),
  date: v.optional(day),
});

/** Schema of `courses/<id>/course.yaml`. */
export const courseForm = v.strictObject({
  slug: v.optional(slug),
  title: line(3, 120),
  subtitle: v.optional(line(0, 200), ''),
  summary: lines(1, 5000),
  category: slug,
  subcategory: v.optional(slug),
  teacher: id,
  outcomes: v.optional(v.pipe(v.array(line(1, 160)), v.maxLength(8)), []),
  level: v.picklist(COURSE_LEVELS),
  language: v.optional(language, 'en'),
  tags: v.optional(v.pipe(v.array(line(1, 40)), v.maxLength(10)), []),
  price: v.optional(price),
  cover: v.optional(fileName),
  status: v.optional(v.picklist(COURSE_STATUSES), 'published'),
  created: v.optional(day),
  sections: v.pipe(
    v.array(
      v.strictObject({ id: v.optional(id), title: line(1, 120), lessons: v.pipe(v.array(lesson), v.minLength(1)) }),
    ),
    v.minLength(1),
  ),
  reviews: v.optional(v.array(review), []),
});

/** Schema of the valid parts of a `course.yaml` with errors, which are checked too. Null is an invalid lesson. */
export const courseParts = v.object({
  category: v.fallback(v.optional(slug), undefined),
  subcategory: v.fallback(v.optional(slug), undefined),
  teacher: v.fallback(v.optional(id), undefined),
  cover: v.fallback(v.optional(fileName), undefined),
  sections: v.fallback(
    v.array(
      v.fallback(v.object({ lessons: v.fallback(v.array(v.fallback(v.nullable(lesson), null)), []) }), { lessons: [] }),
    ),
    [],
  ),
});

/** The data of a `course.yaml`. */
export type CourseForm = v.InferOutput<typeof courseForm>;

/** Schema of `books/<id>/book.yaml`. */
export const bookForm = v.strictObject({
  slug: v.optional(slug),
  title: line(1, 200),
  summary: lines(1, 5000),
  authors: v.pipe(v.array(line(1, 80)), v.minLength(1), v.maxLength(10)),
  isbn13: v.optional(v.string()),
  category: v.optional(slug),
  language: v.optional(language, 'en'),
  pages: v.optional(integer(1, 100_000)),
  price: v.optional(price),
  cover: v.optional(fileName),
  text: v.optional(fileName),
  sampleChapters: v.optional(integer(1, 1000)),
  sample: v.optional(fileName),
  status: v.optional(v.picklist(['draft', 'published', 'archived']), 'published'),
  created: v.optional(day),
});

/** Schema of the valid parts of a `book.yaml` with errors. */
export const bookParts = v.object({
  category: v.fallback(v.optional(slug), undefined),
  cover: v.fallback(v.optional(fileName), undefined),
  text: v.fallback(v.optional(fileName), undefined),
});

/** The data of a `book.yaml`. */
export type BookForm = v.InferOutput<typeof bookForm>;

/** Schema of `categories.yaml`: the categories in order, each with its subcategories. */
export const categoriesForm = v.array(
  v.strictObject({
    slug,
    name: line(1, 60),
    icon: v.optional(line(1, 40), 'book'),
    subcategories: v.optional(
      v.array(v.strictObject({ slug, name: line(1, 60), icon: v.optional(line(1, 40), 'book') })),
      [],
    ),
  }),
);

/** Schema of `paths.yaml`: the learning paths in order, each with its courses in order. */
export const pathsForm = v.array(
  v.strictObject({
    id: slug,
    title: line(3, 120),
    summary: lines(1, 500),
    courses: v.pipe(v.array(id), v.minLength(2), v.maxLength(MAX_PATH_COURSES)),
    status: v.optional(v.picklist(['published', 'archived']), 'published'),
  }),
);

/** Schema of `teachers.yaml`. A teacher with an `account` teaches as the account with that e-mail address. */
export const teachersForm = v.array(
  v.strictObject({
    id,
    name: line(2, 60),
    headline: v.optional(line(0, 80), ''),
    bio: v.optional(lines(0, 1000), ''),
    account: v.optional(v.pipe(v.string(), v.email())),
  }),
);

/** One entry of `teachers.yaml`. */
export type TeacherForm = v.InferOutput<typeof teachersForm>[number];
