import { draftPath } from './engine/fileKinds';

/**
 * Uploads a small file that the studio made itself, such as captions or a poster, and resolves to its path. Rejects
 * with a BackendError.
 */
export async function storeFile(courseId: string, name: string, data: Blob): Promise<string> {
  const path = draftPath(courseId, name);
  const { uploadFile } = await import('@lectern/shared/firebase/files');
  await uploadFile(path, data, { contentType: data.type });
  return path;
}
