import { parseCourse, type Category, type Course } from '@lectern/shared/domain';
import { rowOf, type CourseRow } from '@lectern/shared/search';
import type { StoredDocument } from '@lectern/backend';
import type { CourseSources } from './changes';
import { listCourse, type CourseContext } from './listCourse';
import type { WordDictionary, EncodedWords } from './WordDictionary';
import type { Parsing } from './parseDocuments';

/**
 * Data of a published course that lists need. `row` is null while it cannot be listed, for example without a valid
 * price.
 */
export type CourseEntry = CourseSources & { row: CourseRow | null; words: EncodedWords };

/** Returns the first string equal to `text` that it was given, so that common values share memory. */
export type Intern = (text: string) => string;

/** Creates an Intern with a table of its own. */
export function createIntern(): Intern {
  const known = new Map<string, string>();
  return (text) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, text);
    return first ?? text;
  };
}

/** Builds the entry of a course from its document; null for a draft or an invalid document. */
export function entryOf(
  document: StoredDocument,
  context: CourseContext,
  parsing: Parsing,
  words: WordDictionary,
  intern: Intern,
): CourseEntry | null {
  const course = isPublished(document) ? parsing.one(document, parseCourse) : null;
  if (!course) return null;
  const listed = parsing.attempt(() => listCourse(course, context));
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
    words: row ? words.encode({ ...course, more: [...course.tags, ...namesOf(course, context.categories)] }) : '',
  };
}

/** Returns true for a document that everybody can read. */
export const isPublished = ({ fields }: Pick<StoredDocument, 'fields'>): boolean => {
  const status = fields.status;
  return status !== undefined && 'stringValue' in status && status.stringValue === 'published';
};

const namesOf = ({ category, subcategory }: Course, categories: ReadonlyMap<string, Category>): string[] =>
  [category, subcategory ?? ''].flatMap((slug) => categories.get(slug)?.name ?? []);
