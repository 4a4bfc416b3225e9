import { isDeepStrictEqual } from 'node:util';
import { plainFieldsOf, type FirestoreAdmin } from '@lectern/backend';
import type { Plan, PlannedDocument } from '../plan/plan';

const SOLUTION = /^courseDrafts\/([^/]+)\/solutions\/[^/]+$/;

/** Returns the document; a solution whose text is stored already keeps its revision, from which the studio goes on. */
export function withRevision(admin: FirestoreAdmin, document: PlannedDocument): PlannedDocument {
  const revision = SOLUTION.test(document.path) ? unchangedRevision(admin, document) : null;
  return revision === null ? document : { ...document, data: { ...document.data, revision } };
}

/**
 * Returns the courses with a solution that its teacher has changed in the studio and the plan would replace. An import
 * stores the first revision, and each change in the studio a further one.
 */
export function coursesWithEditedSolutions({ documents }: Plan, admin: FirestoreAdmin): Set<string> {
  return new Set(
    documents.flatMap((document) => {
      const id = SOLUTION.exec(document.path)?.[1];
      const isEdited = id !== undefined && storedRevision(admin, document.path) > 1;
      return isEdited && unchangedRevision(admin, document) === null ? [id] : [];
    }),
  );
}

const storedRevision = (admin: FirestoreAdmin, path: string): number =>
  Number(plainFieldsOf(admin.get(path)?.fields ?? {}).revision ?? 0);

/** Returns the stored revision of a document with the same content; null when there is none. */
function unchangedRevision(admin: FirestoreAdmin, { path, data }: PlannedDocument): number | null {
  const stored = plainFieldsOf(admin.get(path)?.fields ?? {});
  return isDeepStrictEqual({ ...stored, revision: null }, { ...data, revision: null }) ? Number(stored.revision) : null;
}
