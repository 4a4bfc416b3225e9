import { ContractError, type Parser } from '../../contract/parse';

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

/** Returns the field that an error names, as `items.1.kind`. Its parser must have been called with an empty path. */
export const fieldOf = ({ path }: ContractError): string => path.replace(/\[(\d+)\]/g, '.$1').slice(1);

/** Returns the problem of an error, to follow the field's name in a sentence. */
export const problemOf = ({ expected, found }: ContractError): string => `is ${found}, not ${expected}`;
