import { fileUrl, type BackendConfig } from '../contract';
import { courseFilePath, parseCatalogueCourse, type CatalogueCourse } from '../domain';
import { fetchJson } from './fetchJson';

/**
 * Fetches all that the page of a course shows at first; null when no such course is published. Rejects when the file
 * cannot be fetched or breaks its form.
 */
export async function fetchCatalogueCourse(
  backend: BackendConfig,
  courseId: string,
  signal?: AbortSignal,
): Promise<CatalogueCourse | null> {
  const file = await fetchJson(fileUrl(backend, courseFilePath(courseId)), signal);
  return file === null ? null : parseCatalogueCourse(file, courseId);
}
