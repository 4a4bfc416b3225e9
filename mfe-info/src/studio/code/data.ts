import { parseSolution } from '@lectern/shared/domain';
import { createStoredValue, type StoredValue } from '@lectern/shared/sync';
import type { Files } from './editedLesson';

const documents = () => import('@lectern/shared/firebase/documents');
const pathOf = (courseId: string, lessonId: string): string => `courseDrafts/${courseId}/solutions/${lessonId}`;

/** A solution with the revision that it is based on; 0 before the first one was saved. */
export type StoredSolution = { files: Files; revision: number };

/** Loads the solution of a lesson; revision 0 if there is none. Rejects with a BackendError. */
export async function loadSolution(courseId: string, lessonId: string): Promise<StoredSolution> {
  const found = await (await documents()).getDocument(pathOf(courseId, lessonId), parseSolution, { fresh: true });
  const { html = '', css = '', js = '', revision = 0 } = found ?? {};
  return { files: { html, css, js }, revision };
}

/** Saves a solution as the next revision. Rejects with a BackendError, also if it was changed in the meantime. */
export async function saveSolution(
  courseId: string,
  lessonId: string,
  { files, revision }: StoredSolution,
): Promise<StoredSolution> {
  const next = revision + 1;
  await (await documents()).setDocument(pathOf(courseId, lessonId), { ...files, revision: next });
  return { files, revision: next };
}

/** The unsaved solution of a lesson on this device; null when everything is saved. */
export const unsavedSolution = (uid: string, courseId: string, lessonId: string): StoredValue<StoredSolution | null> =>
  createStoredValue<StoredSolution | null>(
    `lectern.solution:${uid}/${courseId}/${lessonId}`,
    parseUnsaved,
    (value) => value === null,
  );

function parseUnsaved(value: unknown): StoredSolution | null {
  if (typeof value !== 'object' || value === null) return null;
  const { files, revision } = value as Record<string, unknown>;
  if (typeof files !== 'object' || files === null || typeof revision !== 'number') return null;
  const { html, css, js } = files as Record<string, unknown>;
  if (typeof html !== 'string' || typeof css !== 'string' || typeof js !== 'string') return null;
  return { files: { html, css, js }, revision };
}
