import { ContractError, type Parser } from '../../contract/parse';

/** Says which document breaks the domain's form, at which field, and how. */
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
 * Turns the unknown data of the document at `path` into `T`, or throws a DocumentError. `id` is the last segment of the
 * path.
 */
export type DocumentParser<T> = (data: unknown, path: string) => T;

/** A DocumentParser made of the parser of its fields; the result carries the document's `id`. */
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

/** The field that an error names, as `items.1.kind`; its parser was called with the empty path. */
export const fieldOf = ({ path }: ContractError): string => path.replace(/\[(\d+)\]/g, '.$1').slice(1);

/** What an error found, after the field's name in a sentence. */
export const problemOf = ({ expected, found }: ContractError): string => `is ${found}, not ${expected}`;
