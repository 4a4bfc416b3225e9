import type { GoogleProject } from '../googleProject';

/** Parts of a hosted project that a site needs. */
export type Part = 'keys' | 'rules' | 'indexes' | 'sign-in' | 'domains' | 'buckets';

/** One thing that a site needs of its project. `problem` is null when the project has it. */
export type Finding = { part: Part; what: string; problem: { reason: string; fix: string } | null };

/** A site on hosted Firebase: its own origin, the configuration of its web app, and its buckets. */
export type HostedSite = {
  origin: string;
  firebase: { apiKey: string; authDomain: string; projectId: string; storageBucket: string; appId: string };
  /** Buckets of open courses, which anyone may read. */
  openBuckets: readonly string[];
  /** Ways to sign in beside the password. */
  signIn: readonly string[];
};

/** Checks one part. Rejects with a HostedError for a missing permission, and with RetryLater when it can't ask. */
export type Check = (project: GoogleProject, site: HostedSite) => Promise<Finding[]>;
