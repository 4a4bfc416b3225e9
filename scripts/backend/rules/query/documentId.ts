import { RulesPath } from '../values/scalars';
import type { QueryFilter } from './alternatives';

/**
 * The id that a way of a query pins with `documentId() == …`, below the collection at `collection`; otherwise `null`.
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
