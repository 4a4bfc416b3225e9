import type { StepFigures } from '../../../release';
import { RecentMap } from '../RecentMap';
import { createEarlyOutcomes, replaces } from './earlyOutcomes';
import type { Arm, Outcome, OutcomeEvent, StartEvent, VisitEvent } from './visitEvents';

/** Milliseconds after which a visit without an outcome counts as failed: its page hangs or has crashed. */
export const SILENCE_MS = 60_000;

/** Maximum number of visits counted in one step: more would not change the verdict. */
const MAX_VISITS = 100_000;
/** Maximum number of repeated visits of known clients that this gateway logs. */
const MAX_REPEATS = 20;
/** Number of repeated visits from which a single client may be a proxy. */
const SUSPICIOUS_REPEATS = 10;
/** Maximum number of remembered visits that do not count. The outcome of an older one waits for its start in vain. */
const MAX_UNCOUNTED = 10_000;

/**
 * A visit whose start is in a log. `isCounted` is false for a repeat of a known client: a gateway that reads the logs
 * in another order may count it instead, so its outcome is logged too.
 */
type VisitState = { arm: Arm; at: number; outcome: Outcome | null; isCounted: boolean };

/** The counted visits of one step of a canary. */
export interface StepCount {
  /**
   * Counts an event that this gateway saw, and returns what to log: nothing for an event that changes nothing, and
   * nothing yet for an outcome whose visit has not started. Further visits of a known client change no figure; the
   * first few are logged for `isOneClient`.
   */
  apply(event: VisitEvent): VisitEvent[];
  /** Counts an event from a log, and returns what to log: an outcome seen here that waited for this start. */
  merge(event: VisitEvent): VisitEvent[];
  /** Notes that a visit seen by this gateway does not count, so that its outcome is dropped. */
  ignore(nonce: string): void;
  /** Returns the outcomes that no log has, each once: what a gateway that stops must leave to the others. */
  unlogged(): VisitEvent[];
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
  readonly #early = createEarlyOutcomes();
  readonly #uncounted = new RecentMap<string, true>(MAX_UNCOUNTED);
  readonly #clients = new Set<string>();
  #repeats = 0;
  readonly #figures: StepFigures = {
    canary: { started: 0, failed: 0 },
    stable: { started: 0, failed: 0 },
    finished: 0,
  };
  readonly #reasons: Record<string, number> = {};

  apply(event: VisitEvent): VisitEvent[] {
    return event.kind === 'start' ? this.#start(event, { isOwn: true }) : this.#end(event, { isOwn: true });
  }

  merge(event: VisitEvent): VisitEvent[] {
    return event.kind === 'start' ? this.#start(event, { isOwn: false }) : this.#end(event, { isOwn: false });
  }

  ignore(nonce: string): void {
    this.#early.take(nonce);
    this.#uncounted.set(nonce, true);
  }

  unlogged(): VisitEvent[] {
    return this.#early.unlogged();
  }

  expire(now: number): void {
    for (const [nonce, visit] of this.#open)
      if (now - visit.at > SILENCE_MS) this.#finish(nonce, visit, 'failed', 'silent');
    this.#early.expire(now);
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

  #start(event: StartEvent, { isOwn }: { isOwn: boolean }): VisitEvent[] {
    const { nonce, arm, at, client } = event;
    if (this.#visits.has(nonce)) return [];
    const isRepeat = client !== null && this.#clients.has(client);
    const isDropped = this.#visits.size >= MAX_VISITS || (isRepeat && isOwn && this.#repeats >= MAX_REPEATS);
    if (isDropped) {
      if (isOwn) this.ignore(nonce);
      return [];
    }
    const visit: VisitState = { arm, at, outcome: null, isCounted: !isRepeat };
    this.#visits.set(nonce, visit);
    if (isRepeat) this.#repeats += 1;
    else this.#count(nonce, visit, client);
    const early = this.#early.take(nonce);
    if (early) this.#finish(nonce, visit, early.event.outcome, early.event.reason);
    return [...(isOwn ? [event] : []), ...(early?.isUnlogged ? [early.event] : [])];
  }

  #count(nonce: string, visit: VisitState, client: string | null): void {
    if (client !== null) this.#clients.add(client);
    this.#open.set(nonce, visit);
    this.#figures[visit.arm].started += 1;
  }

  #end(event: OutcomeEvent, { isOwn }: { isOwn: boolean }): VisitEvent[] {
    const { nonce, outcome, reason } = event;
    const visit = this.#visits.get(nonce);
    if (visit) return this.#finish(nonce, visit, outcome, reason) && isOwn ? [event] : [];
    if (!this.#uncounted.get(nonce)) this.#early.keep(event, { isUnlogged: isOwn });
    return [];
  }

  /** Takes the first outcome of a visit, and a later one that replaces it. Returns false for any other. */
  #finish(nonce: string, visit: VisitState, outcome: Outcome, reason: string): boolean {
    if (visit.outcome !== null && !replaces(outcome, visit.outcome)) return false;
    const isFirst = visit.outcome === null;
    visit.outcome = outcome;
    if (!visit.isCounted) return true;
    if (isFirst && visit.arm === 'canary' && outcome !== 'left') this.#figures.finished += 1;
    this.#open.delete(nonce);
    if (outcome !== 'failed') return true;
    this.#figures[visit.arm].failed += 1;
    if (visit.arm === 'canary') this.#reasons[reason] = (this.#reasons[reason] ?? 0) + 1;
    return true;
  }
}
