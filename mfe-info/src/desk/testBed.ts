import type { TestBackend } from '@lectern/shared/testing';

/** The outcome that the server gives to a decision: done, or refused with a problem. */
export type Outcome = { status: string; problem: string | null };

/** Gives an outcome to those decisions at `paths` that are pending, as the server does. */
export function carryOut({ backend }: TestBackend, paths: readonly string[], { status, problem }: Outcome): void {
  const { admin } = backend.firestore;
  const fields = {
    status: { stringValue: status },
    problem: problem === null ? { nullValue: null } : { stringValue: problem },
  };
  for (const path of paths.filter((one) => one.startsWith('audit/')))
    if (JSON.stringify(admin.get(path)?.fields.status).includes('pending')) admin.commit([{ merge: path, fields }]);
}
