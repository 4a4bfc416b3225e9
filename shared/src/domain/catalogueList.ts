import * as v from 'valibot';
import { parseListedCategories, parseListedCourses, type ListedCategory, type ListedCourse } from './catalogue';
import { whole } from './document';
import type { Warn } from './withoutBroken';

/** What courses can be narrowed by, in the order of the panel; each is a parameter of the query string. `topic` is a subcategory. */
export const FACETS = ['category', 'topic', 'level', 'price', 'duration', 'language'] as const;

/** One of FACETS. */
export type Facet = (typeof FACETS)[number];

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

const perValue = v.record(v.string(), whole(0));
const perFacet = <T extends v.GenericSchema>(of: T) => v.object({
  category: v.optional(of), topic: v.optional(of), level: v.optional(of), price: v.optional(of), duration: v.optional(of), language: v.optional(of),
});
const answer = v.object({
  generation: v.string(), total: whole(0), page: whole(1), pages: whole(1), courses: v.array(v.unknown()), counts: perFacet(perValue), without: perFacet(whole(0)), terms: v.array(v.string()),
});

/** Parses an answer; throws a ValiError. A broken course is left out and told to `warn`. */
export function parseListAnswer(data: unknown, warn: Warn = () => undefined): ListAnswer {
  const { courses, counts, without, ...rest } = v.parse(answer, data);
  return { ...rest, courses: parseListedCourses(courses, 'courses', warn), counts: known(counts), without: known(without) };
}

const known = <T>(record: Partial<Record<Facet, T | undefined>>): Partial<Record<Facet, T>> =>
  Object.fromEntries(FACETS.flatMap((facet) => (record[facet] === undefined ? [] : [[facet, record[facet]]])));

/** What a list shows at first: its own category with those above, below and beside it that it names, and its first page, most popular first. */
export type CatalogueList = { /** `all`, `music` or `music/piano`. */ scope: string; categories: ListedCategory[]; first: ListAnswer };

const list = v.object({ scope: v.string(), categories: v.array(v.unknown()), first: v.unknown() });

/** Parses the file of a list; throws a ValiError. A broken entry is left out and told to `warn`. */
export function parseCatalogueList(data: unknown, warn: Warn = () => undefined): CatalogueList {
  const { scope, categories, first } = v.parse(list, data);
  return { scope, categories: parseListedCategories(categories, 'categories', warn), first: parseListAnswer(first, warn) };
}
