import { DocumentError, type DocumentParser } from '@lectern/shared/domain';
import type { StoredDocument } from '@lectern/backend';
import { plainFieldsOf } from '@lectern/backend';

/** Parses documents. An invalid one is left out, with a warning that names its path and field. */
export type Parsing = {
  one<T>(document: Pick<StoredDocument, 'path' | 'fields'>, parse: DocumentParser<T>): T | null;
  each<T>(documents: readonly StoredDocument[], parse: DocumentParser<T>): T[];
  /** Returns the result of `make`, or null after a warning when it throws a DocumentError. */
  attempt<T>(make: () => T): T | null;
};

/** Creates a Parsing that passes its warnings to `warn`. */
export function parsingWith(warn: (message: string) => void): Parsing {
  const attempt = <T>(make: () => T): T | null => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof DocumentError)) throw error;
      warn(`Left out of the catalogue: ${error.message}`);
      return null;
    }
  };
  const one: Parsing['one'] = ({ path, fields }, parse) => attempt(() => parse(plainFieldsOf(fields), path));
  return {
    attempt,
    one,
    each: (documents, parse) => documents.map((document) => one(document, parse)).filter((parsed) => parsed !== null),
  };
}
