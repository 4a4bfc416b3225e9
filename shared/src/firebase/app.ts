import './ignoreDefaults';
import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import type { BackendConfig } from '../contract';

/** The open project: its app, and for the embedded backend the origin that speaks Firebase's protocol. */
export type Connection = { app: FirebaseApp; backend: BackendConfig; localOrigin: string | null };

let connection: Connection | null = null;
const closers = new Set<() => void>();

/**
 * Connects all façades to a project. The shell calls it once, before any façade is used; `origin` is the address of the
 * embedded backend (the page's own). A second call replaces the connection; only tests do that. Resolves in a later
 * task: evaluating a façade and opening it are two tasks, so that neither holds up the page for long.
 */
export function connectFirebase(backend: BackendConfig, origin: string): Promise<void> {
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
  return new Promise((resolve) => setTimeout(resolve));
}

/** Closes the connection and everything opened with it. Only tests need it: otherwise their process would not end. */
export async function disconnectFirebase(): Promise<void> {
  const open = connection;
  connection = null;
  for (const close of closers) close();
  closers.clear();
  if (open) await deleteApp(open.app);
}

/** Returns the open connection; throws when the shell has not connected. */
export function requireConnection(): Connection {
  if (!connection) throw new Error('Firebase is not connected: call connectFirebase() before a façade is used.');
  return connection;
}

/** Returns a function that calls `open` once per connection, and again after another connectFirebase(). */
export function perConnection<T>(open: (connection: Connection) => T): () => T {
  let cached: { value: T } | null = null;
  return () => {
    if (!cached) {
      cached = { value: open(requireConnection()) };
      closers.add(() => (cached = null));
    }
    return cached.value;
  };
}
