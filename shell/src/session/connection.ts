import type { BackendConfig } from '@lectern/shared/contract';

/** Opens a façade of the backend: resolves to what `load` imports, once the project is connected. */
export type Connection = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Creates the connection to the site's Firebase project. The SDK loads in parallel with the first façade, and is
 * connected once. `origin` is the page's own, where the embedded backend answers.
 */
export function createConnection(backend: BackendConfig, origin: string): Connection {
  let connected: Promise<void> | null = null;
  const connect = (): Promise<void> =>
    import('@lectern/shared/firebase/app').then(({ connectFirebase }) => connectFirebase(backend, origin));
  return async (load) => {
    connected ??= connect().catch((error: unknown) => {
      connected = null;
      throw error;
    });
    const [facade] = await Promise.all([load(), connected]);
    return facade;
  };
}
