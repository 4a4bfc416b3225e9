import { nullable, object, type Parsed } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, slug, integer } from '../parsing/fields';
import { parseValid, type Warn } from '../parsing/parseValid';

const listedCategory = object({
  slug,
  name: chars(1, 60),
  parent: nullable(slug),
  order: integer(0),
  icon: chars(1, 40),
  courseCount: integer(0),
});

/** A category with the number of published courses in it and its subcategories. */
export type ListedCategory = Parsed<typeof listedCategory>;

/** Parses one category of a list; throws a DocumentError that names `path`, its source document. */
export const parseListedCategory = (data: unknown, path: string): ListedCategory => {
  const { slug, name, parent, order, icon, courseCount } = documentParser(listedCategory)(data, path);
  return { slug, name, parent, order, icon, courseCount };
};

/** Parses the categories of the list named `list`; a malformed one is skipped and reported to `warn`. */
export const parseListedCategories = (data: readonly unknown[], list: string, warn: Warn): ListedCategory[] =>
  parseValid(data, listedCategory, list, warn);
