import { chars, COURSE_LEVELS, COURSE_STATUSES, id, language, slug, whole } from '@lectern/shared/domain';
import * as v from 'valibot';

const DURATION = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})$/;

/** The seconds of `4:30` or `1:05:00`. */
export function secondsOf(duration: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] = DURATION.exec(duration) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

const duration = v.pipe(v.string(), v.regex(DURATION));
const day = v.pipe(v.string(), v.isoDate(), v.check((text) => !Number.isNaN(Date.parse(text))));
const fileName = v.pipe(v.string(), v.regex(/^(?!.*(^|\/)\.{1,2}(\/|$))[^/\\]+(\/[^/\\]+)*$/));
const price = v.strictObject({ amount: whole(1, 99_999_999), currency: v.pipe(v.string(), v.regex(/^[a-z]{3}$/)) });
const markdown = chars(1, 100_000);

const caption = v.strictObject({ language, file: fileName, kind: v.optional(v.picklist(['captions', 'subtitles', 'descriptions']), 'captions') });

const lesson = v.strictObject({
  id: v.optional(id), title: chars(1, 120), duration, preview: v.optional(v.boolean(), false),
  text: v.optional(markdown), quiz: v.optional(markdown), pen: v.optional(markdown), video: v.optional(fileName),
  captions: v.optional(v.pipe(v.array(caption), v.maxLength(20)), []), notes: v.optional(markdown),
  chapters: v.optional(v.pipe(v.array(v.strictObject({ title: chars(1, 120), at: duration })), v.maxLength(100)), []),
  resources: v.optional(v.pipe(v.array(v.strictObject({ title: chars(1, 120), file: fileName })), v.maxLength(20)), []),
});

/** A lesson of `course.yaml`: exactly one of `text`, `quiz`, `pen` and `video` says what it is. */
export type LessonForm = v.InferOutput<typeof lesson>;

const review = v.strictObject({ id: v.optional(id), by: chars(1, 60), rating: whole(1, 5), text: v.optional(chars(0, 2000), ''), date: v.optional(day) });

/** `courses/<id>/course.yaml`. */
export const courseForm = v.strictObject({
  slug: v.optional(slug), title: chars(3, 120), subtitle: v.optional(chars(0, 200), ''), summary: chars(1, 5000), category: slug, subcategory: v.optional(slug),
  teacher: id, level: v.picklist(COURSE_LEVELS), language: v.optional(language, 'en'), tags: v.optional(v.pipe(v.array(chars(1, 40)), v.maxLength(10)), []),
  price: v.optional(price), cover: v.optional(fileName), status: v.optional(v.picklist(COURSE_STATUSES), 'published'), created: v.optional(day),
  sections: v.pipe(v.array(v.strictObject({ id: v.optional(id), title: chars(1, 120), lessons: v.pipe(v.array(lesson), v.minLength(1)) })), v.minLength(1)),
  reviews: v.optional(v.array(review), []),
});

/** The data of a `course.yaml`. */
export type CourseForm = v.InferOutput<typeof courseForm>;

/** `books/<id>/book.yaml`. */
export const bookForm = v.strictObject({
  slug: v.optional(slug), title: chars(1, 200), summary: chars(1, 5000), authors: v.pipe(v.array(chars(1, 80)), v.minLength(1), v.maxLength(10)),
  isbn13: v.optional(v.string()), category: v.optional(slug), language: v.optional(language, 'en'), pages: v.optional(whole(1, 100_000)), price: v.optional(price),
  cover: v.optional(fileName), text: v.optional(fileName), sampleChapters: v.optional(whole(1, 1000)),
  status: v.optional(v.picklist(['draft', 'published', 'archived']), 'published'), created: v.optional(day),
});

/** The data of a `book.yaml`. */
export type BookForm = v.InferOutput<typeof bookForm>;

/** `categories.yaml`: the categories in their order, each with its subcategories. */
export const categoriesForm = v.array(v.strictObject({
  slug, name: chars(1, 60), icon: v.optional(chars(1, 40), 'book'),
  subcategories: v.optional(v.array(v.strictObject({ slug, name: chars(1, 60), icon: v.optional(chars(1, 40), 'book') })), []),
}));

/** `teachers.yaml`. With `account`, the courses belong to the account of that address where there is one. */
export const teachersForm = v.array(v.strictObject({
  id, name: chars(2, 60), headline: v.optional(chars(0, 80), ''), bio: v.optional(chars(0, 1000), ''), account: v.optional(v.pipe(v.string(), v.email())),
}));

/** One entry of `teachers.yaml`. */
export type TeacherForm = v.InferOutput<typeof teachersForm>[number];
