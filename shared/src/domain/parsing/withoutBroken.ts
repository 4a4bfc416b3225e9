import { ContractError, type Parser } from '../../contract/parse';
import { fieldOf, problemOf } from './document';

/** Hears of each entry that was left out of a list, in one sentence that names its place and field. */
export type Warn = (message: string) => void;

/**
 * The entries that `parse` accepts; each other one is left out and told to `warn`: one bad entry must not take a whole
 * list with it.
 */
export function withoutBroken<T>(entries: readonly unknown[], parse: Parser<T>, place: string, warn: Warn): T[] {
  return entries.flatMap((entry, index) => {
    try {
      return [parse(entry, '')];
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      warn(
        `${place}[${String(index)}]${nameOf(entry)}: field "${fieldOf(error)}" ${problemOf(error)}; it is left out.`,
      );
      return [];
    }
  });
}

function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return '';
  const name = 'id' in entry ? entry.id : 'slug' in entry ? entry.slug : null;
  return typeof name === 'string' ? ` (${name.slice(0, 128)})` : '';
}
