import type { ListAnswer, ListedCourse } from '../domain';
import { courseAt, type CourseTable } from './courseTable';
import { findRows } from './findRows';
import { foldedWords } from './fold';
import { facetsOf, type ListRequest, type ListScope } from './listRequest';
import { narrow } from './narrow';
import { orderOf, sortRows } from './orders';
import type { TextIndex } from './TextIndex';

/** Catalogue that answers lists, and searches when it has a text index. */
export type SearchableCatalogue = { generation: string; table: CourseTable; index: TextIndex | null };

/** Answers a list or a search, in the browser's worker and the gateway alike. Throws for a search without an index. */
export function answerList({ generation, table, index }: SearchableCatalogue, request: ListRequest): ListAnswer {
  const { scope, chosen, limit } = request;
  const words = request.words.trim();
  if (words !== '' && index === null) throw new Error('A search needs a text index.');
  const found = words === '' || index === null ? null : findRows({ table, index }, words);
  const sort = request.sort === 'relevance' && !found ? 'popular' : request.sort;
  const all = found ? found.rows : orderOf(table, sort === 'relevance' ? 'popular' : sort).rows;
  const { matching, counts, without } = narrow(table, within(table, all, scope), chosen, facetsOf(scope));
  const pages = Math.max(1, Math.ceil(matching.length / limit));
  const page = Math.min(request.page, pages);
  const sorted = !found
    ? matching
    : sort === 'relevance'
      ? byRelevance(table, matching, scoresOf(found, table.size))
      : sortRows(table, matching, sort);
  const courses = Array.from(sorted.subarray((page - 1) * limit, page * limit), (row) => courseAt(table, row));
  return {
    generation,
    total: matching.length,
    page,
    pages,
    courses,
    counts,
    without,
    terms: found ? termsOf(courses, found.words) : [],
  };
}

function within(table: CourseTable, rows: Uint32Array, { category, subcategory }: ListScope): Uint32Array {
  if (category === undefined) return rows;
  const { categories, subcategories } = table;
  const top = categories.values.indexOf(category);
  const asSub = subcategories.values.indexOf(category);
  const sub = subcategory === undefined ? -1 : subcategories.values.indexOf(subcategory);
  if (subcategory !== undefined)
    return rows.filter((row) => categories.codes[row] === top && subcategories.codes[row] === sub);
  return rows.filter((row) => categories.codes[row] === top || subcategories.codes[row] === asSub);
}

function scoresOf({ rows, scores }: { rows: Uint32Array; scores: Float32Array }, size: number): Float32Array {
  const byRow = new Float32Array(size);
  rows.forEach((row, index) => {
    byRow[row] = scores[index] ?? 0;
  });
  return byRow;
}

/** Upper bound of all scores, in thousandths. A title that equals the query alone scores a thousand. */
const MAX_SCORE = 2_000_000;

/**
 * Sorts by score, then popularity. One number per row holds both, because typed arrays sort numbers ten times as fast
 * as a comparison.
 */
function byRelevance(table: CourseTable, rows: Uint32Array, scores: Float32Array): Uint32Array {
  const { rows: popular, ranks } = orderOf(table, 'popular');
  const keys = Float64Array.from(
    rows,
    (row) => (MAX_SCORE - Math.round((scores[row] ?? 0) * 1000)) * table.size + (ranks[row] ?? 0),
  );
  return Uint32Array.from(keys.sort(), (key) => popular[key % table.size] ?? 0);
}

function termsOf(courses: readonly ListedCourse[], words: ReadonlySet<string>): string[] {
  return [...new Set(courses.flatMap(({ title }) => foldedWords(title)))].filter((word) => words.has(word));
}
