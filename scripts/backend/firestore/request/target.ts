import { invalid, StatusError } from '../StatusError';

/** The target of a request: an operation, and a path below `/documents` (empty for the root). */
export type Target = { path: string; operation: string };

/**
 * Parses `/v1/projects/P/databases/D/documents[/path]:operation`, where segments may be percent-encoded. Throws
 * StatusError for anything else, and for another project or database.
 */
export function parseTarget(url: string, projectId: string): Target {
  const [path = ''] = url.split('?', 1);
  const segments = path.split('/').slice(1).map(decode);
  const last = segments.pop() ?? '';
  const colon = last.lastIndexOf(':');
  const operation = colon === -1 ? '' : last.slice(colon + 1);
  segments.push(colon === -1 ? last : last.slice(0, colon));
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
  return { path: rest.join('/'), operation };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid('The address is not validly percent-encoded.');
  }
}
