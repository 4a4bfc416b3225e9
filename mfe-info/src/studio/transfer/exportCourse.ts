import { strToU8, zipSync } from 'fflate';
import { parseSolution } from '@lectern/shared/domain';
import { loadDraftInFull } from '../review';
import { courseFolder, type Solutions } from './courseYaml';

/** A zip in memory may be this large: beyond it, a browser may end the tab. */
const MAX_BYTES = 1024 * 1024 * 1024;

/** The course has more files than a browser can pack. */
export class TooLargeError extends Error {
  override readonly name = 'TooLargeError';
}

/**
 * Packs the draft of a course as a zip with `courses/<id>/course.yaml` and its files. `onProgress` gets the share that
 * is loaded. Rejects with a BackendError, a TooLargeError, or an Error for a file that can't be loaded.
 */
export async function exportCourse(
  courseId: string,
  teacher: { uid: string; name: string; email: string },
  onProgress: (share: number) => void,
): Promise<Blob> {
  const full = await loadDraftInFull(courseId);
  if (full === null) throw new Error('The course has no draft.');
  const { texts, stored } = courseFolder(full, 'teacher', await loadSolutions(courseId));
  const root = `courses/${courseId.toLowerCase()}`;
  const account = { id: 'teacher', name: teacher.name || 'Teacher', account: teacher.email };
  const packed: Record<string, Uint8Array> = { 'teachers.yaml': strToU8(`- ${JSON.stringify(account)}\n`) };
  for (const [name, text] of Object.entries(texts)) packed[`${root}/${name}`] = strToU8(text);
  const entries = Object.entries(stored);
  let total = 0;
  for (const [index, [name, path]] of entries.entries()) {
    onProgress(index / entries.length);
    const bytes = await loadFile(path);
    total += bytes.length;
    if (total > MAX_BYTES) throw new TooLargeError('The course is too large to pack.');
    packed[`${root}/${name}`] = bytes;
  }
  // Videos are compressed already.
  return new Blob([zipSync(packed, { level: 0 })], { type: 'application/zip' });
}

/** Solutions that are empty say nothing. */
async function loadSolutions(courseId: string): Promise<Solutions> {
  const { listDocuments } = await import('@lectern/shared/firebase/documents');
  const collection = `courseDrafts/${courseId}/solutions`;
  const found = await listDocuments({ collection }, parseSolution, { fresh: true });
  return new Map(found.filter(({ html, css, js }) => html + css + js !== '').map((one) => [one.id, one]));
}

async function loadFile(path: string): Promise<Uint8Array> {
  const { getFileUrl } = await import('@lectern/shared/firebase/files');
  const answer = await fetch(await getFileUrl(path));
  if (!answer.ok) throw new Error(`HTTP ${String(answer.status)}`);
  return new Uint8Array(await answer.arrayBuffer());
}
