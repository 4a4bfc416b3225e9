import {
  DocumentError,
  parseBook,
  parseBookFile,
  parseCategory,
  parseCourse,
  parseLesson,
  parseLessonContent,
  parsePrice,
  parseProduct,
  parseProfile,
  parseReview,
  parseSection,
  type DocumentParser,
} from '@lectern/shared/domain';
import type { Reading } from './plan';

/** The parser of the documents at a path, and the file that they are made of: `$1` is an id. */
const KINDS: [path: RegExp, parse: DocumentParser<unknown>, file: string][] = [
  [/^categories\/[^/]+$/, parseCategory, 'categories.yaml'],
  [/^profiles\/[^/]+$/, parseProfile, 'teachers.yaml'],
  [/^courses\/([^/]+)$/, parseCourse, 'courses/$1/course.yaml'],
  [/^courses\/([^/]+)\/sections\/[^/]+$/, parseSection, 'courses/$1/course.yaml'],
  [/^courses\/([^/]+)\/sections\/[^/]+\/lessons\/[^/]+$/, parseLesson, 'courses/$1/course.yaml'],
  [/^courses\/([^/]+)\/content\/[^/]+$/, parseLessonContent, 'courses/$1/course.yaml'],
  [/^courses\/([^/]+)\/reviews\/[^/]+$/, parseReview, 'courses/$1/course.yaml'],
  [/^books\/([^/]+)$/, parseBook, 'books/$1/book.yaml'],
  [/^books\/([^/]+)\/private\/file$/, parseBookFile, 'books/$1/book.yaml'],
  [/^products\/[^/]+$/, parseProduct, ''],
  [/^products\/[^/]+\/prices\/[^/]+$/, parsePrice, ''],
];

/** What an import adds to documents as it writes them. */
const LATER = { ratingSum: 0, ratingCount: 0, createdAt: new Date(0), updatedAt: new Date(0) };

/**
 * Adds a problem for each planned document that the site's own parsers would refuse: such a one would be written, and
 * then left out of the catalogue. The checks before this one say more exactly what is wrong, and where.
 */
export function checkDocuments({ plan, problems }: Reading): void {
  for (const { path, data } of plan.documents) {
    const [pattern, parse, file = ''] = KINDS.find(([kind]) => kind.test(path)) ?? [];
    if (!pattern || !parse) throw new Error(`An import plans ${path}, which is no document of the site.`);
    try {
      parse({ ...LATER, ...data }, path);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      problems.add(
        { file: path.replace(pattern, file) || path, line: 1 },
        error.message,
        'Keep to the limits that README.md beside the sample content names.',
      );
    }
  }
}
