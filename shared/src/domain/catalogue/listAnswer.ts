import { list, object, optional, record, type Parser } from '../../contract/parse';
import type { Facet } from './facets';
import { anything, string, whole } from '../parsing/fields';
import { parseListedCourses, type ListedCourse } from './listedCourse';
import type { Warn } from '../parsing/withoutBroken';

/** One page of the courses that a list or a search comes to, and what each facet offers. */
export type ListAnswer = {
  /** The catalogue that was asked; another generation may answer otherwise. */
  generation: string;
  total: number;
  /** Counted from 1; a page beyond the last is the last. */
  page: number;
  pages: number;
  courses: ListedCourse[];
  /** Value → how many courses there would be with this value: every other facet counts, the value's own does not. */
  counts: Partial<Record<Facet, Record<string, number>>>;
  /** How many courses there would be if the facet did not narrow. */
  without: Partial<Record<Facet, number>>;
  /** The folded words by which a search found the courses of this page. */
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
  total: whole(0),
  page: whole(1),
  pages: whole(1),
  courses: list(anything),
  counts: perFacet(record(whole(0), string)),
  without: perFacet(whole(0)),
  terms: list(string),
});

/** Parses an answer; throws a ContractError. A broken course is left out and told to `warn`. */
export function parseListAnswer(data: unknown, warn: Warn = () => undefined): ListAnswer {
  const { courses, ...rest } = answer(data, 'answer');
  return { ...rest, courses: parseListedCourses(courses, 'courses', warn) };
}
