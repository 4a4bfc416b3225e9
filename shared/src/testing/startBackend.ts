import { startBackend as startEmbeddedBackend, type RunningBackend, type StartOptions } from '@lectern/scripts/backend';
import { connectFirebase } from '../firebase/app';

/**
 * Starts the embedded backend for one test file, with the repository's own rules and nothing in it, and points the Firebase façades at it.
 * Call it in `beforeAll`, and the result's `stop()` in `afterAll`; `backend.firestore.admin` and `backend.auth.admin` see and write everything.
 */
export async function startBackend(options?: StartOptions): Promise<RunningBackend> {
  const running = await startEmbeddedBackend(options);
  connectFirebase({ kind: 'local', projectId: running.projectId, storageBucket: 'lectern' }, running.url);
  return running;
}
