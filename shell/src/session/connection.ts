import type { BackendConfig } from '@lectern/shared/contract';
import { singleFlight } from '@lectern/shared/sync';

/** Opens a façade of the backend: resolves to what `load` imports, once the project is connected. */
export type Connection = <T>(load: () => Promise<T>) => Promise<T>;

/**
 * Creates the connection to the site's Firebase project. The SDK loads in parallel with the first façade, and is
 * connected once. `origin` is the page's own, where the embedded backend answers.
 */
export function createConnection(backend: BackendConfig, origin: string): Connection {
  const connect = singleFlight(() =>
    import('@lectern/shared/firebase/app').then(({ connectFirebase }) => connectFirebase(backend, origin)),
  );
  return async (load) => {
    const [facade] = await Promise.all([load(), connect()]);
    return facade;
  };
}
