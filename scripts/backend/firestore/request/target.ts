import { invalid, StatusError } from '../StatusError';

/**
 * The target of a request: a path below `/documents` (empty for the root), and the operation after its last colon,
 * empty for a request to a document or collection itself.
 */
export type Target = { path: string; operation: string; parameters: URLSearchParams };

/**
 * Parses `/v1/projects/P/databases/D/documents[/path][:operation]`, where segments may be percent-encoded. Only POST
 * has operations: in other requests a colon is part of an id. Throws StatusError for anything else, and for another
 * project or database.
 */
export function parseTarget(method: string, url: string, projectId: string): Target {
  const question = url.indexOf('?');
  const path = question === -1 ? url : url.slice(0, question);
  const segments = path.split('/').slice(1).map(decode);
  const end = segments.pop() ?? '';
  const colon = method === 'POST' ? end.lastIndexOf(':') : -1;
  const operation = colon === -1 ? '' : end.slice(colon + 1);
  segments.push(colon === -1 ? end : end.slice(0, colon));
  const [version, projects, project, databases, database, documents, ...rest] = segments;
  if (version !== 'v1' || projects !== 'projects' || databases !== 'databases' || documents !== 'documents') {
    throw new StatusError(
      'NOT_FOUND',
      'There is nothing at this address: it must be /v1/projects/P/databases/(default)/documents….',
    );
  }
  if (project !== projectId) throw new StatusError('NOT_FOUND', `This backend serves the project "${projectId}" only.`);
  if (database !== '(default)') throw new StatusError('NOT_FOUND', 'This backend has only the database "(default)".');
  if (rest.some((segment) => segment === '' || segment.includes('/')))
    throw invalid('A path must not have empty segments, nor a slash within one.');
  const parameters = new URLSearchParams(question === -1 ? '' : url.slice(question + 1));
  return { path: rest.join('/'), operation, parameters };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid('The address is not validly percent-encoded.');
  }
}
