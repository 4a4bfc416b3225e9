import { list, object } from '../../contract/parse';
import { anything, string } from '../parsing/fields';
import { parseListAnswer, type ListAnswer } from './listAnswer';
import { parseListedCategories, type ListedCategory } from './listedCategory';
import type { Warn } from '../parsing/parseValid';

/** Initial content of a list: its category with parent, siblings and children, and its first page by popularity. */
export type CatalogueList = {
  /** `all`, `music` or `music/piano`. */ scope: string;
  categories: ListedCategory[];
  first: ListAnswer;
};

const file = object({ scope: string, categories: list(anything), first: anything });

/** Parses the file of a list; throws a ContractError. A malformed entry is skipped and reported to `warn`. */
export function parseCatalogueList(data: unknown, warn: Warn = () => undefined): CatalogueList {
  const { scope, categories, first } = file(data, 'list');
  return {
    scope,
    categories: parseListedCategories(categories, 'categories', warn),
    first: parseListAnswer(first, warn),
  };
}
