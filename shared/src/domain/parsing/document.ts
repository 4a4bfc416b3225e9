import { ContractError, type Parser } from '../../contract/parse';
import { fieldOf, problemOf } from './problem';

/** Error of a malformed document, with its path and field; `message` states the problem. */
export class DocumentError extends Error {
  readonly path: string;
  readonly field: string;
  constructor(path: string, field: string, problem: string) {
    super(`${path}: field "${field}" ${problem}`);
    this.name = 'DocumentError';
    this.path = path;
    this.field = field;
  }
}

/**
 * Parses the unknown data of the document at `path`; throws a DocumentError. `id` is the last segment of the path.
 */
export type DocumentParser<T> = (data: unknown, path: string) => T;

/** Returns the parser of a document with these fields; its result has the document's `id` as well. */
export function documentParser<T extends object>(fields: Parser<T>): DocumentParser<T & { id: string }> {
  return (data, path) => {
    try {
      return { ...fields(data, ''), id: path.slice(path.lastIndexOf('/') + 1) };
    } catch (error) {
      if (error instanceof ContractError) throw new DocumentError(path, fieldOf(error), problemOf(error));
      throw error;
    }
  };
}
