import { list, object } from '../../contract/parse';
import { anything, string } from '../parsing/fields';
import { parseListAnswer, type ListAnswer } from './listAnswer';
import { parseListedCategories, type ListedCategory } from './listedCategory';
import type { Warn } from '../parsing/withoutBroken';

/**
 * What a list shows at first: its own category with those above, below and beside it that it names, and its first page,
 * most popular first.
 */
export type CatalogueList = {
  /** `all`, `music` or `music/piano`. */ scope: string;
  categories: ListedCategory[];
  first: ListAnswer;
};

const file = object({ scope: string, categories: list(anything), first: anything });

/** Parses the file of a list; throws a ContractError. A broken entry is left out and told to `warn`. */
export function parseCatalogueList(data: unknown, warn: Warn = () => undefined): CatalogueList {
  const { scope, categories, first } = file(data, 'list');
  return {
    scope,
    categories: parseListedCategories(categories, 'categories', warn),
    first: parseListAnswer(first, warn),
  };
}
