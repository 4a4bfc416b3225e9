import {
  DocumentError,
  parseBook,
  parseBookFile,
  parseCategory,
  parseCourse,
  parseLearningPath,
  parseLesson,
  parseLessonContent,
  parsePrice,
  parseProduct,
  parseProfile,
  parseReview,
  parseSection,
  parseSolution,
  type DocumentParser,
} from '@lectern/shared/domain';
import type { Reading } from './plan';

/** Parsers of planned documents by path, each with the source file to blame. `$1` is the id; '' stands for the path. */
const KINDS: [path: RegExp, parse: DocumentParser<unknown>, file: string][] = [
  [/^categories\/[^/]+$/, parseCategory, 'categories.yaml'],
  [/^paths\/[^/]+$/, parseLearningPath, 'paths.yaml'],
  [/^profiles\/[^/]+$/, parseProfile, 'teachers.yaml'],
  [/^courses\/([^/]+)$/, parseCourse, 'courses/$1/course.yaml'],
  [/^courses\/([^/]+)\/sections\/[^/]+$/, parseSection, 'courses/$1/course.yaml'],
  [/^courses\/([^/]+)\/sections\/[^/]+\/lessons\/[^/]+$/, parseLesson, 'courses/$1/course.yaml'],
  [/^courses\/([^/]+)\/content\/[^/]+$/, parseLessonContent, 'courses/$1/course.yaml'],
  [/^courseDrafts\/([^/]+)\/solutions\/[^/]+$/, parseSolution, 'courses/$1/course.yaml'],
  [/^courses\/([^/]+)\/reviews\/[^/]+$/, parseReview, 'courses/$1/course.yaml'],
  [/^books\/([^/]+)$/, parseBook, 'books/$1/book.yaml'],
  [/^books\/([^/]+)\/private\/file$/, parseBookFile, 'books/$1/book.yaml'],
  [/^products\/[^/]+$/, parseProduct, ''],
  [/^products\/[^/]+\/prices\/[^/]+$/, parsePrice, ''],
];

/** Valid values of the fields that are added only when a document is written. */
const ADDED_FIELDS = { ratingSum: 0, ratingCount: 0, createdAt: new Date(0), updatedAt: new Date(0) };

/**
 * Adds a problem for each planned document that the site's own parsers refuse: it would be stored, and then be missing
 * on the site. Other checks come first, and report most problems more precisely.
 */
export function checkDocuments({ plan, problems }: Reading): void {
  for (const { path, data } of plan.documents) {
    const [pattern, parse, file = ''] = KINDS.find(([kind]) => kind.test(path)) ?? [];
    if (!pattern || !parse) throw new Error(`An import plans ${path}, which is not a document of the site.`);
    try {
      parse({ ...ADDED_FIELDS, ...data }, path);
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      problems.add(
        { file: path.replace(pattern, file) || path, line: 1 },
        error.message,
        'Follow the limits in the README.md of the sample content.',
      );
    }
  }
}
