import { list, object, optional, record, type Parser } from '../../contract/parse';
import type { Facet } from './facets';
import { anything, string, integer } from '../parsing/fields';
import { parseListedCourses, type ListedCourse } from './listedCourse';
import type { Warn } from '../parsing/parseValid';

/** One page of the courses that a list or a search finds, and the counts of each facet. */
export type ListAnswer = {
  /** The generation of the catalogue that answered. */
  generation: string;
  total: number;
  /** Counted from 1; beyond the last page it is the last. */
  page: number;
  pages: number;
  courses: ListedCourse[];
  /** By value: the number of courses with this value, filtered by all other facets. */
  counts: Partial<Record<Facet, Record<string, number>>>;
  /** The number of courses without the filter of the facet. */
  without: Partial<Record<Facet, number>>;
  /** The folded words by which the search found the courses of this page. */
  terms: string[];
};

const perFacet = <T>(of: Parser<T>) => {
  const value = optional(of);
  const values: Record<Facet, Parser<T | undefined>> = {
    category: value,
    topic: value,
    level: value,
    price: value,
    duration: value,
    language: value,
  };
  return object(values);
};
const answer = object({
  generation: string,
  total: integer(0),
  page: integer(1),
  pages: integer(1),
  courses: list(anything),
  counts: perFacet(record(integer(0), string)),
  without: perFacet(integer(0)),
  terms: list(string),
});

/** Parses an answer; throws a ContractError. A malformed course is skipped and reported to `warn`. */
export function parseListAnswer(data: unknown, warn: Warn = () => undefined): ListAnswer {
  const { courses, ...rest } = answer(data, 'answer');
  return { ...rest, courses: parseListedCourses(courses, 'courses', warn) };
}
