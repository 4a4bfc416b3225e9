import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createBackend, type Backend, type BackendOptions } from './createBackend';
import { parseIndexConfiguration } from './firestore';
import { createServer } from './httpServer';

/** A backend on its own port of 127.0.0.1. `url` has no trailing slash. */
export type RunningBackend = {
  url: string;
  host: string;
  port: number;
  projectId: string;
  backend: Backend;
  stop(): Promise<void>;
};

export type StartOptions = Partial<BackendOptions> & {
  /** Default: one that is free. */
  port?: number;
  /** Writes the log, with the reason of each refusal, to standard output. */
  verbose?: boolean;
};

const rulesFolder = join(__dirname, '../../shared/firebase');

/**
 * Starts a backend for tests and tools, in milliseconds: memory database, a project of its own, the repository's rules
 * and indexes, unless the options say otherwise. Throws as {@link createBackend} does, or when the port is taken.
 */
export async function startBackend({
  port: wantedPort = 0,
  verbose = false,
  ...given
}: StartOptions = {}): Promise<RunningBackend> {
  const host = '127.0.0.1';
  let url = '';
  const backend = await createBackend({
    home: null,
    exposure: 'local',
    projectId: `demo-${randomBytes(6).toString('hex')}`,
    firestoreRules: given.firestoreRules ?? readRepository('firestore.rules'),
    storageRules: given.storageRules ?? readRepository('storage.rules'),
    indexes: given.indexes ?? parseIndexConfiguration(JSON.parse(readRepository('firestore.indexes.json'))),
    buckets: ['lectern', 'open-courses'],
    origin: () => url,
    ...given,
  });
  const server = createServer(verbose);
  try {
    await server.register(backend.plugin);
    url = await server.listen({ host, port: wantedPort });
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

function readRepository(file: string): string {
  return readFileSync(join(rulesFolder, file), 'utf8');
}
