import * as v from 'valibot';
import type { TransferredDocument } from '@lectern/backend';
import { lecternProject } from '@lectern/shared/project';
import { withRetries, type GoogleProject } from '../../hosted';

const page = v.object({
  collectionIds: v.optional(v.array(v.string()), []),
  nextPageToken: v.optional(v.string(), ''),
});
/** Documents or collections of one answer. */
const PAGE = 300;

/**
 * Yields the documents of a hosted project: those of all collections at its root, and of all collections below
 * documents that the security rules name.
 */
export async function* listDocuments(project: GoogleProject): AsyncGenerator<TransferredDocument> {
  const collections = new Set([...(await rootCollections(project)), ...collectionsOfRules()]);
  for (const collection of [...collections].sort()) {
    for (let after: string | undefined; ;) {
      const position = after === undefined ? {} : { after };
      const query = { collection, group: true, orderBy: [], limit: PAGE, ...position };
      const found = await withRetries(() => project.firestore.query(query));
      for (const document of found) if (document.path !== IMPORT_MARKER) yield { ...document, owner: null };
      after = found.at(-1)?.path;
      if (after === undefined || found.length < PAGE) break;
    }
  }
}

/** The document of an import that is not finished. */
export const IMPORT_MARKER = 'migrations/import';

/** Resolves to the ids of the collections at the root. Source: Firestore REST, `documents.listCollectionIds`. */
export async function rootCollections({ call, origins, projectId }: GoogleProject): Promise<string[]> {
  const url = `${origins.firestore}/v1/projects/${projectId}/databases/(default)/documents:listCollectionIds`;
  const ids: string[] = [];
  for (let pageToken: string | null = ''; pageToken !== null;) {
    const body: object = { pageSize: PAGE, ...(pageToken === '' ? {} : { pageToken }) };
    const { collectionIds, nextPageToken } = v.parse(page, await withRetries(() => call(url, body)));
    ids.push(...collectionIds);
    pageToken = nextPageToken === '' ? null : nextPageToken;
  }
  return ids;
}

/**
 * Returns the names of collections in the paths of the security rules: Firestore lists no collections below documents.
 * Names of single documents are among them; nothing is found in a collection of that name.
 */
function collectionsOfRules(): string[] {
  const paths = Array.from(lecternProject().firestoreRules.matchAll(/\bmatch\s+(\/\S+)/g), ([, path = '']) => path);
  return paths.flatMap((path) => path.split('/').filter((segment) => /^\w+$/.test(segment) && segment !== 'databases'));
}
