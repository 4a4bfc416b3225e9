/** Reasons for which the gate can refuse a change. */
export type RefusalCode =
  | 'shared-version'
  | 'shell-provides'
  | 'path-owned'
  | 'route-id-owned'
  | 'protected-path'
  | 'reserved-path'
  | 'version-exists'
  | 'hash-mismatch'
  | 'release-invalid'
  | 'broken-screen'
  | 'unverified'
  | 'over-budget'
  | 'not-published'
  | 'not-live'
  | 'no-earlier-version'
  | 'shell-first'
  | 'canary'
  | 'maintenance'
  | 'other-history'
  | 'migration';

/** One reason against a change, in whole sentences: what was refused, why, and what to do instead. */
export type Refusal = { code: RefusalCode; what: string; why: string; fix: string };

/** Error of a change that the gate refused. Nothing was changed. */
export class RefusedError extends Error {
  readonly refusals: readonly Refusal[];
  constructor(...refusals: Refusal[]) {
    super(refusals.map((refusal) => `${refusal.what} ${refusal.why} ${refusal.fix}`).join('\n'));
    this.name = 'RefusedError';
    this.refusals = refusals;
  }
}
