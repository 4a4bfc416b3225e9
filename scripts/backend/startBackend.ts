import { randomBytes } from 'node:crypto';
import { createBackend, type Backend, type BackendOptions } from './createBackend';
import { createServer } from './httpServer';

/** A backend that listens on its own port of 127.0.0.1. `url` has no trailing slash. */
export type RunningBackend = {
  url: string;
  host: string;
  port: number;
  projectId: string;
  backend: Backend;
  stop(): Promise<void>;
};

type Required = 'firestoreRules' | 'storageRules' | 'indexes' | 'buckets';

export type StartOptions = Pick<BackendOptions, Required> &
  Partial<Omit<BackendOptions, Required>> & {
    /** Default: a free port. */
    port?: number;
    /** Logs to standard output, with the reason of each refusal. */
    verbose?: boolean;
  };

/**
 * Starts a backend for tests and tools within milliseconds. By default it is local, in memory, and has its own project
 * id. Rejects as {@link createBackend} does, or when the port is taken.
 */
export async function startBackend({ port = 0, verbose = false, ...options }: StartOptions): Promise<RunningBackend> {
  const host = '127.0.0.1';
  let url = '';
  const backend = await createBackend({
    home: null,
    exposure: 'local',
    projectId: `demo-${randomBytes(6).toString('hex')}`,
    origin: () => url,
    ...options,
  });
  const server = createServer(verbose);
  try {
    await server.register(backend.plugin);
    url = await server.listen({ host, port });
  } catch (error) {
    await backend.close();
    throw error;
  }
  const stop = async () => {
    await server.close();
    await backend.close();
  };
  return { url, host, port: Number(new URL(url).port), projectId: backend.projectId, backend, stop };
}
