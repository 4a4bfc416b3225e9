import type { StepFigures } from '../../../release';

/** The release that a visitor was assigned: the canary or the stable one. */
export type Arm = 'canary' | 'stable';

/** Milliseconds after which a visit without an outcome counts as failed: its page hangs or has crashed. */
export const SILENCE_MS = 60_000;

/** The visits that are counted in one step at most: more would tell nothing new. */
const MAX_VISITS = 100_000;
/** Repeated visits of known clients that are counted, and after how many of them a single client is suspicious. */
const MAX_REPEATS = 20;
const SUSPICIOUS_REPEATS = 10;
/** Outcomes of visits that another gateway saw start, until its log is read. */
const MAX_EARLY = 10_000;

type Outcome = 'ok' | 'failed' | 'left';
type OutcomeEvent = Extract<VisitEvent, { kind: 'outcome' }>;
type VisitState = { arm: Arm; at: number; outcome: Outcome | null };

/** One event of a visit, as the log stores it. `client` is null for one that may count more than once. */
export type VisitEvent =
  | { kind: 'start'; nonce: string; arm: Arm; at: number; client: string | null }
  | { kind: 'outcome'; nonce: string; outcome: Outcome; reason: string };

/** The counted visits of one step of a canary. */
export interface StepCount {
  /**
   * Counts an event; returns false when it changes nothing: a repeated token or outcome. Of a client that visits again,
   * only the first repetitions are counted, as such.
   */
  apply(event: VisitEvent): boolean;
  /** Counts visits as failed that have been silent for a minute. */
  expire(now: number): void;
  figures(): StepFigures;
  /** Returns true when many visits came, all from one address: that of a proxy, or of one visitor. */
  isOneClient(): boolean;
  /** Failures of the canary by reason. */
  reasons(): Record<string, number>;
}

/**
 * Creates an empty count. Each visit counts once, by its nonce, and each client once: a visit that starts again, or
 * one of many from the same address, is ignored on both sides alike. The order of events does not matter.
 */
export function createStepCount(): StepCount {
  return new Count();
}

class Count implements StepCount {
  readonly #visits = new Map<string, VisitState>();
  readonly #open = new Map<string, VisitState>();
  readonly #early = new Map<string, OutcomeEvent>();
  readonly #clients = new Set<string>();
  #repeats = 0;
  readonly #figures: StepFigures = {
    canary: { started: 0, failed: 0 },
    stable: { started: 0, failed: 0 },
    finished: 0,
  };
  readonly #reasons: Record<string, number> = {};

  apply(event: VisitEvent): boolean {
    if (event.kind === 'start') return this.#start(event);
    const visit = this.#visits.get(event.nonce);
    if (visit) return this.#finish(event.nonce, visit, event.outcome, event.reason);
    const isNew = this.#early.size < MAX_EARLY && !this.#early.has(event.nonce);
    if (isNew) this.#early.set(event.nonce, event);
    return isNew;
  }

  expire(now: number): void {
    for (const [nonce, visit] of this.#open)
      if (now - visit.at > SILENCE_MS) this.#finish(nonce, visit, 'failed', 'silent');
  }

  figures(): StepFigures {
    const { canary, stable, finished } = this.#figures;
    return { canary: { ...canary }, stable: { ...stable }, finished };
  }

  isOneClient(): boolean {
    return this.#clients.size === 1 && this.#repeats >= SUSPICIOUS_REPEATS;
  }

  reasons(): Record<string, number> {
    return { ...this.#reasons };
  }

  #start({ nonce, arm, at, client }: Extract<VisitEvent, { kind: 'start' }>): boolean {
    if (this.#visits.has(nonce) || this.#visits.size >= MAX_VISITS) return false;
    if (client !== null && this.#clients.has(client)) return this.#repeat();
    if (client !== null) this.#clients.add(client);
    const visit: VisitState = { arm, at, outcome: null };
    this.#visits.set(nonce, visit);
    this.#open.set(nonce, visit);
    this.#figures[arm].started += 1;
    const known = this.#early.get(nonce);
    this.#early.delete(nonce);
    if (known) this.#finish(nonce, visit, known.outcome, known.reason);
    return true;
  }

  #repeat(): boolean {
    if (this.#repeats >= MAX_REPEATS) return false;
    this.#repeats += 1;
    return true;
  }

  /** Counts an outcome. The first one counts, except that a screen may crash after it has loaded. */
  #finish(nonce: string, visit: VisitState, outcome: Outcome, reason: string): boolean {
    const isLateFailure = outcome === 'failed' && visit.outcome === 'ok';
    if (visit.outcome !== null && !isLateFailure) return false;
    if (visit.outcome === null && visit.arm === 'canary' && outcome !== 'left') this.#figures.finished += 1;
    visit.outcome = outcome;
    this.#open.delete(nonce);
    if (outcome !== 'failed') return true;
    this.#figures[visit.arm].failed += 1;
    if (visit.arm === 'canary') this.#reasons[reason] = (this.#reasons[reason] ?? 0) + 1;
    return true;
  }
}
