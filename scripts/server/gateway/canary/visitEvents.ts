/** The release that a visitor was assigned: the canary or the stable one. */
export type Arm = 'canary' | 'stable';

/** Outcome of a visit: the screen loaded, it failed, or the visitor left before either. */
export type Outcome = 'ok' | 'failed' | 'left';

/**
 * One event of a visit, as the log stores it. `nonce` identifies the visit; times are milliseconds since 1970. `client`
 * is null for a client that may count more than once.
 */
export type VisitEvent =
  | { kind: 'start'; nonce: string; arm: Arm; at: number; client: string | null }
  | { kind: 'outcome'; nonce: string; outcome: Outcome; reason: string };

/** Start of a visit. */
export type StartEvent = Extract<VisitEvent, { kind: 'start' }>;

/** Outcome of a visit. */
export type OutcomeEvent = Extract<VisitEvent, { kind: 'outcome' }>;
