import { Failure } from './failure';

/**
 * The longest text, in UTF-16 units, or list that an evaluation may build: several times what a document holds. Without
 * it, a few nested calls of `replace` or `concat` would double their value until the memory is full.
 */
const MAX_SIZE = 4_194_304;

/** Returns a failure when a value of this size would be too large to build; null otherwise. */
export const refuseSize = (size: number): Failure | null =>
  size > MAX_SIZE ? new Failure(`a value of more than ${MAX_SIZE} characters or items`) : null;
