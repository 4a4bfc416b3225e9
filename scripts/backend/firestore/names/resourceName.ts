import { invalid } from '../StatusError';
import { parseDocumentPath, type DocumentPath } from './documentPath';

/** Converts between full resource names of one database and paths below `/documents`. */
export type ResourceNames = {
  /** `projects/P/databases/(default)/documents`, without a slash at its end. */
  root: string;
  of(path: string): string;
  /** Throws StatusError for another database, or when the name is not a document's. */
  parse(name: unknown): DocumentPath;
};

/** Creates the converter for the default database of a project. */
export function createResourceNames(projectId: string): ResourceNames {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const prefix = `${root}/`;
  return {
    root,
    of: (path) => prefix + path,
    parse(name) {
      if (typeof name !== 'string') throw invalid('A document name must be a string.');
      if (!name.startsWith(prefix)) throw invalid(`The document name must start with "${prefix}".`);
      return parseDocumentPath(name.slice(prefix.length));
    },
  };
}
