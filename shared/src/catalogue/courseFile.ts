import { fileUrl, type BackendConfig } from '../contract';
import { courseFilePath, parseCatalogueCourse, type CatalogueCourse } from '../domain';
import { fetchJson } from './fetchJson';

/**
 * Fetches the file of a course's page; null when it is not published. Rejects when the file is unavailable or invalid.
 */
export async function fetchCatalogueCourse(
  backend: BackendConfig,
  courseId: string,
  signal?: AbortSignal,
): Promise<CatalogueCourse | null> {
  const file = await fetchJson(fileUrl(backend, courseFilePath(courseId)), signal);
  return file === null ? null : parseCatalogueCourse(file, courseId);
}
