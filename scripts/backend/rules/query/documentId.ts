import { RulesPath } from '../values/scalars';
import type { QueryFilter } from './alternatives';

/**
 * Returns the id that the filters of an alternative fix with `documentId() == …` below the collection, or `null`.
 */
export function pinnedId(filters: readonly QueryFilter[], collection: readonly string[]): string | null {
  for (const { path, operator, value } of filters) {
    if (path.length !== 1 || path[0] !== '__name__' || operator !== '==' || !(value instanceof RulesPath)) continue;
    const { segments } = value;
    const id = segments.at(-1);
    if (
      id !== undefined &&
      segments.length === collection.length + 1 &&
      collection.every((segment, index) => segment === segments[index])
    )
      return id;
  }
  return null;
}
