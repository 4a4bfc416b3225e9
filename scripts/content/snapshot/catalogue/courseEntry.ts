import { parseCourse, type Category, type Course } from '@lectern/shared/domain';
import { rowOf, type CourseRow } from '@lectern/shared/search';
import type { StoredDocument } from '@lectern/backend';
import type { Dependence } from './changes';
import { listCourse, type Surroundings } from './courseFacts';
import type { KeptWords, WordCodes } from './WordDictionary';
import type { Parsing } from './parseDocuments';

/** What lists need of a published course. `row` is null while it cannot be listed, as for want of a price. */
export type CourseEntry = Dependence & { row: CourseRow | null; words: WordCodes };

/** Texts that many courses have in common are kept once. */
export type Intern = (text: string) => string;

/** An Intern. */
export function interning(): Intern {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, text);
    return first ?? text;
  };
}

/** The entry of the course in a document; null for a draft and for one that breaks its form. */
export function entryOf(
  document: StoredDocument,
  around: Surroundings,
  parsing: Parsing,
  words: KeptWords,
  intern: Intern,
): CourseEntry | null {
  const course = isPublished(document) ? parsing.one(document, parseCourse) : null;
  if (!course) return null;
  const listed = parsing.attempt(() => listCourse(course, around));
  const row = listed && rowOf(listed);
  return {
    productId: course.productId,
    category: intern(course.category),
    subcategory: intern(course.subcategory ?? ''),
    teacherUid: intern(course.teacherUid),
    row: row && {
      ...row,
      teachers: intern(row.teachers),
      categories: intern(row.categories),
      subcategories: intern(row.subcategories),
      levels: intern(row.levels),
      languages: intern(row.languages),
      currencies: intern(row.currencies),
    },
    words: row ? words.codesOf({ ...course, more: [...course.tags, ...namesOf(course, around.categories)] }) : '',
  };
}

/** True for a document that everybody may see. */
export const isPublished = ({ fields }: Pick<StoredDocument, 'fields'>): boolean => {
  const status = fields.status;
  return status !== undefined && 'stringValue' in status && status.stringValue === 'published';
};

const namesOf = ({ category, subcategory }: Course, categories: ReadonlyMap<string, Category>): string[] =>
  [category, subcategory ?? ''].flatMap((slug) => categories.get(slug)?.name ?? []);
