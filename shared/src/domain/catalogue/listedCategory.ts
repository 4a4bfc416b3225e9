import { nullable, object, type Parsed } from '../../contract/parse';
import { documentParser } from '../parsing/document';
import { chars, slug, whole } from '../parsing/fields';
import { withoutBroken, type Warn } from '../parsing/withoutBroken';

const listedCategory = object({
  slug,
  name: chars(1, 60),
  parent: nullable(slug),
  order: whole(0),
  icon: chars(1, 40),
  courseCount: whole(0),
});

/** A category with the number of published courses in it and below it. */
export type ListedCategory = Parsed<typeof listedCategory>;

/** Parses one category of a list; throws a DocumentError that names `path`, the document it was made of. */
export const parseListedCategory = (data: unknown, path: string): ListedCategory => {
  const { slug, name, parent, order, icon, courseCount } = documentParser(listedCategory)(data, path);
  return { slug, name, parent, order, icon, courseCount };
};

/** Parses categories of a list; a broken one is left out and told to `warn`. */
export const parseListedCategories = (data: readonly unknown[], place: string, warn: Warn): ListedCategory[] =>
  withoutBroken(data, listedCategory, place, warn);
