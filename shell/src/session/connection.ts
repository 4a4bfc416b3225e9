import type { BackendConfig } from '@lectern/shared/contract';

/** Opens a façade of the backend: what `load` imports is handed out only once the project is connected. */
export type Connection = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * The connection to the site's Firebase project. The SDK is loaded with the first façade, beside it, and connected
 * once. `origin` is the page's own: there the embedded backend answers.
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
