import type { StepFigures } from '../../../release';

/** The release that a visitor was assigned: the canary or the stable one. */
export type Arm = 'canary' | 'stable';

/** Milliseconds after which a visit without an outcome counts as failed: its page hangs or has crashed. */
export const SILENCE_MS = 60_000;

/** Maximum number of visits counted in one step: more would not change the verdict. */
const MAX_VISITS = 100_000;
/** Maximum number of repeated visits of known clients that are counted. */
const MAX_REPEATS = 20;
/** Number of repeated visits from which a single client may be a proxy. */
const SUSPICIOUS_REPEATS = 10;
/**
 * Maximum number of outcomes that wait for the start of their visit: another gateway may have seen it, whose log is
 * read later. Outcomes of repeated visits, which never start here, fill it too.
 */
const MAX_EARLY = 10_000;

type Outcome = 'ok' | 'failed' | 'left';
type OutcomeEvent = Extract<VisitEvent, { kind: 'outcome' }>;
type VisitState = { arm: Arm; at: number; outcome: Outcome | null };

/**
 * One event of a visit, as the log stores it. `nonce` identifies the visit; times are milliseconds since 1970. `client`
 * is null for a client that may count more than once.
 */
export type VisitEvent =
  | { kind: 'start'; nonce: string; arm: Arm; at: number; client: string | null }
  | { kind: 'outcome'; nonce: string; outcome: Outcome; reason: string };

/** The counted visits of one step of a canary. */
export interface StepCount {
  /**
   * Counts an event. Returns false when it changes nothing, so that it need not be logged: a repeated start or outcome.
   * Further visits of a known client change no figure; the first few count for `isOneClient`.
   */
  apply(event: VisitEvent): boolean;
  /** Counts visits without an outcome for SILENCE_MS as failed. `now` is in milliseconds since 1970. */
  expire(now: number): void;
  figures(): StepFigures;
  /**
   * Returns true when all visits, and at least ten repeated ones, are from one address: of a proxy, or of one visitor.
   */
  isOneClient(): boolean;
  /** Failures of the canary by reason. */
  reasons(): Record<string, number>;
}

/**
 * Creates an empty count. Each visit counts once, by its nonce, and each client once, whichever release it was
 * assigned. The outcome of a visit may be counted before its start.
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
    return this.#keepEarly(event);
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

  /** Stores an outcome until the start of its visit is known. */
  #keepEarly(event: OutcomeEvent): boolean {
    const earlier = this.#early.get(event.nonce);
    const counts = earlier ? replaces(event.outcome, earlier.outcome) : this.#early.size < MAX_EARLY;
    if (counts) this.#early.set(event.nonce, event);
    return counts;
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

  /** Counts the first outcome of a visit, and a later one that replaces it. */
  #finish(nonce: string, visit: VisitState, outcome: Outcome, reason: string): boolean {
    if (visit.outcome !== null && !replaces(outcome, visit.outcome)) return false;
    if (visit.outcome === null && visit.arm === 'canary' && outcome !== 'left') this.#figures.finished += 1;
    visit.outcome = outcome;
    this.#open.delete(nonce);
    if (outcome !== 'failed') return true;
    this.#figures[visit.arm].failed += 1;
    if (visit.arm === 'canary') this.#reasons[reason] = (this.#reasons[reason] ?? 0) + 1;
    return true;
  }
}

/** The first outcome of a visit counts, except that a screen may crash after it has loaded. */
const replaces = (later: Outcome, first: Outcome): boolean => later === 'failed' && first === 'ok';
