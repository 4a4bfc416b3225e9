import type { FastifyPluginAsync } from 'fastify';
import type { Auth } from './auth';
import type { Firestore, IndexConfiguration } from './firestore';
import type { Storage } from './storage';

/**
 * What a backend is built from. `home` is the folder that keeps everything, null keeps nothing; the rules are the
 * text of the files; `origin` is where mailed links lead; `now` is milliseconds since 1970.
 */
export type BackendOptions = {
  home: string | null;
  projectId: string;
  firestoreRules: string;
  storageRules: string;
  indexes: IndexConfiguration;
  buckets: string[];
  origin: string;
  now?: () => number;
};

export type Backend = {
  projectId: string;
  /** All of Firebase's paths, at their full form: mount without a prefix on any server. */
  plugin: FastifyPluginAsync;
  auth: Auth;
  firestore: Firestore;
  storage: Storage;
  /** Copies everything, as of one moment, into a folder that does not exist yet; requests go on meanwhile. */
  backup(targetDir: string): Promise<void>;
  close(): Promise<void>;
};

/** A backend on its own port of 127.0.0.1. `url` has no trailing slash. */
export type RunningBackend = { url: string; host: string; port: number; projectId: string; backend: Backend; stop(): Promise<void> };

/** Builds a backend; throws an Error that names the file and the reason when rules, indexes or database cannot be used. */
export declare function createBackend(options: BackendOptions): Promise<Backend>;

/** Starts a backend for tests: memory database, project of its own, the repository's rules unless others are given. */
export declare function startBackend(options?: Partial<BackendOptions> & { port?: number }): Promise<RunningBackend>;
