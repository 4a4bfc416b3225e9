import { ContractError, type Parser } from '../../contract/parse';
import { fieldOf, problemOf } from './problem';

/** Called for each skipped entry of a list, with one sentence that names its position and field. */
export type Warn = (message: string) => void;

/**
 * Returns the entries that `parse` accepts. Each other one is skipped and reported to `warn`, so that one malformed
 * entry does not lose the whole list. `name` is the list's name in warnings.
 */
export function parseValid<T>(entries: readonly unknown[], parse: Parser<T>, name: string, warn: Warn): T[] {
  return entries.flatMap((entry, index) => {
    try {
      return [parse(entry, '')];
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      warn(`${name}[${String(index)}]${labelOf(entry)}: field "${fieldOf(error)}" ${problemOf(error)}; it is skipped.`);
      return [];
    }
  });
}

function labelOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const label = 'id' in entry ? entry.id : 'slug' in entry ? entry.slug : null;
  return typeof label === 'string' ? ` (${label.slice(0, 128)})` : '';
}
