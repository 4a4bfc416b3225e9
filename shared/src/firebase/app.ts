import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import type { BackendConfig } from '../contract';

/** A project that is open: its app, and for the embedded backend the origin that speaks Firebase's protocol. */
export type Connection = { app: FirebaseApp; backend: BackendConfig; localOrigin: string | null };

let connection: Connection | null = null;
const closers = new Set<() => void>();

/**
 * Says which project all façades talk to. The shell calls it once, before any façade is used; `origin` is where the
 * embedded backend answers (the page's own). A second call with another project replaces the first: tests do so.
 */
export function connectFirebase(backend: BackendConfig, origin: string): void {
  const options =
    backend.kind === 'hosted'
      ? { apiKey: backend.apiKey, authDomain: backend.authDomain, appId: backend.appId }
      : { apiKey: 'local' };
  for (const close of closers) close();
  closers.clear();
  const app = initializeApp(
    { ...options, projectId: backend.projectId, storageBucket: backend.storageBucket },
    `${backend.projectId} ${origin}`,
  );
  connection = { app, backend, localOrigin: backend.kind === 'local' ? origin : null };
}

/** Closes the connection and what hangs on it. A page never does; tests must, or their process stays alive. */
export async function disconnectFirebase(): Promise<void> {
  const open = connection;
  connection = null;
  for (const close of closers) close();
  closers.clear();
  if (open) await deleteApp(open.app);
}

/** The open connection; throws when the shell has not connected. */
export function requireConnection(): Connection {
  if (!connection) throw new Error('Firebase is not connected: call connectFirebase() before a façade is used.');
  return connection;
}

/** Keeps `open()`'s result for as long as the connection lasts, and opens anew after another connectFirebase(). */
export function perConnection<T>(open: (connection: Connection) => T): () => T {
  let kept: { value: T } | null = null;
  return () => {
    if (!kept) {
      kept = { value: open(requireConnection()) };
      closers.add(() => (kept = null));
    }
    return kept.value;
  };
}
