import { Failure } from './failure';

/**
 * The longest text, in UTF-16 units, or list that an evaluation may build: as long as the largest document. Without
 * it, a few nested calls of `replace` or `concat` would double their value until the memory is full.
 */
const MAX_SIZE = 1_048_576;

/** Returns a failure when a value of this size would be too large to build; null otherwise. */
export const refuseSize = (size: number): Failure | null =>
  size > MAX_SIZE ? new Failure(`a value of more than ${MAX_SIZE} characters or items`) : null;
