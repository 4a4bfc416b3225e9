import {
  parseCatalogueCourse,
  parseLesson,
  parseProfile,
  parseReview,
  parseSection,
  type CatalogueCourse,
  type Category,
  type Course,
} from '@lectern/shared/domain';
import type { FirestoreAdmin } from '@lectern/backend';
import { listCourse, priceOf, seconds, type CourseContext } from '../catalogue/listCourse';
import type { Parsing } from '../catalogue/parseDocuments';
import type { Stars } from '../catalogue/readStars';

const NEWEST_REVIEWS = 6;

/**
 * Composes the public file of a published course. Throws a DocumentError when the course cannot be listed, for example
 * without a price.
 */
export function composeCourseFile(
  admin: FirestoreAdmin,
  parsing: Parsing,
  course: Course,
  context: CourseContext,
): CatalogueCourse {
  const path = `courses/${course.id}`;
  const { subtitle, summary, outcomes, tags, captionLanguages, productId } = course;
  const file = {
    ...listCourse(course, context),
    price: priceOf(context, course, path),
    productId,
    subtitle,
    summary,
    outcomes,
    tags,
    captionLanguages,
    updatedAt: seconds(course.updatedAt),
    categories: categoriesOf(course, context),
    teacher: teacherOf(admin, parsing, course),
    sections: sectionsOf(admin, parsing, path),
    reviews: reviewsOf(admin, parsing, path, context.stars.get(course.id)),
  };
  return parseCatalogueCourse(file, course.id);
}

function categoriesOf(
  { category, subcategory }: Course,
  { categories }: CourseContext,
): { slug: string; name: string }[] {
  const named = (slug: string | null, parent: string | null): Category[] =>
    [categories.get(slug ?? '')].filter((found) => found !== undefined).filter((found) => found.parent === parent);
  return [...named(category, null), ...named(subcategory, category)].map(({ id, name }) => ({ slug: id, name }));
}

function teacherOf(
  admin: FirestoreAdmin,
  parsing: Parsing,
  { teacherUid, teacherName }: Course,
): CatalogueCourse['teacher'] {
  const document = admin.get(`profiles/${teacherUid}`);
  const profile = document && parsing.one(document, parseProfile);
  const named = { uid: teacherUid, name: teacherName };
  if (profile?.visibility !== 'public') return { ...named, headline: '', bio: '', avatar: null };
  const { headline, bio, avatar } = profile;
  return { ...named, headline, bio, avatar };
}

/** Returns the outline, without empty sections. */
function sectionsOf(admin: FirestoreAdmin, parsing: Parsing, path: string): CatalogueCourse['sections'] {
  const inOrder = <T extends { order: number }>(items: T[]): T[] => items.sort((a, b) => a.order - b.order);
  const sections = inOrder(parsing.each(Array.from(admin.scan(`${path}/sections`)), parseSection)).map(
    ({ id, title }) => ({
      id,
      title,
      lessons: inOrder(parsing.each(Array.from(admin.scan(`${path}/sections/${id}/lessons`)), parseLesson)).map(
        (lesson) => ({
          id: lesson.id,
          title: lesson.title,
          kind: lesson.kind,
          durationSec: lesson.durationSec,
          preview: lesson.preview,
        }),
      ),
    }),
  );
  return sections.filter(({ lessons }) => lessons.length > 0);
}

function reviewsOf(
  admin: FirestoreAdmin,
  parsing: Parsing,
  path: string,
  stars: Stars | undefined,
): CatalogueCourse['reviews'] {
  // Most courses have none: this saves a query for each of them.
  if (!stars) return { stars: [0, 0, 0, 0, 0], newest: [] };
  const documents = admin.query({
    collection: `${path}/reviews`,
    orderBy: [{ field: 'updatedAt', direction: 'desc' }],
    limit: NEWEST_REVIEWS,
  });
  const newest = parsing
    .each(documents, parseReview)
    .map(({ rating, text, authorName, updatedAt }) => ({ rating, text, authorName, updatedAt: seconds(updatedAt) }));
  return { stars: [...stars], newest };
}
