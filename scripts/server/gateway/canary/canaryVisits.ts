import { randomBytes } from 'node:crypto';
import { VISIT_TIMING, type Canaries, type LoadReport, type Registry } from '@lectern/shared/contract';
import type { LoadCounter } from '../monitoring/loadCounts';
import { bucketCookie, bucketIn, canariesOf, runningCanaries, type Running } from './assignment';
import { armOf, flushStep, openStep, outcomeOf, refreshStep, stepIdOf, stepKeyOf, type CanaryStep } from './canaryStep';
import { clientMark } from './clientMark';
import { createSilentLoads } from './silentLoads';
import type { Arm } from './visitEvents';
import { removeOldLogs } from './visitLog';
import { readVisitKey } from './visitKey';
import { newVisit, signVisit, verifyVisit, type Visit } from './visitToken';

/** A request for a page. `isNavigation` is true when a browser opens it as a page, false when a program fetches it. */
export type PageRequest = { cookie: string | undefined; client: string; isSecure: boolean; isNavigation: boolean };

/** The visitor's canaries for one page, and the headers that its response needs. */
export type PageVisit = { canaries: Canaries; headers: Record<string, string> };

/** The visits of a gateway: assigns canaries to visitors, and counts what their pages report. */
export interface CanaryVisits {
  /** Reads the key that all gateways of the home share, and what they have counted. Call it before any other. */
  load(): Promise<void>;
  /** Begins the visit of a page of this revision. `canGet` returns false for a canary that can't be served. */
  begin(registry: Registry, request: PageRequest, canGet?: (owner: string) => boolean): PageVisit;
  /** Counts a report; returns false for one without a valid token, which never decides anything. */
  countReport(report: LoadReport, client: string): boolean;
  /** Returns the name of the page that a token was sent with, during half a day; null for any other token. */
  pageOf(token: string): string | null;
  /** Reads what other gateways counted, and resolves to the steps that run. Never rejects. */
  refresh(): Promise<CanaryStep[]>;
  /** Returns the steps that run, as far as counted. */
  steps(): CanaryStep[];
  /** Writes what is counted. Never rejects. */
  flush(): Promise<void>;
}

/**
 * Dependencies. `registry` returns the live revision, `now` milliseconds since 1970. `isLocal` is true for a
 * site that only this machine reaches.
 */
type Options = {
  home: string;
  registry: () => Registry;
  isLocal?: boolean;
  counter: Pick<LoadCounter, 'addSilent'>;
  onError: (error: unknown) => void;
  now?: () => number;
};

/** A lesson may be watched for hours before its page is hidden for the first time, and reports how it performed. */
const PAGE_LIFETIME_S = 12 * 3_600;

/** Creates the visits of a gateway. Nothing is read before `load`. */
export function createCanaryVisits(options: Options): CanaryVisits {
  return new GatewayVisits(options);
}

class GatewayVisits implements CanaryVisits {
  readonly #options: Required<Options>;
  readonly #gateway = randomBytes(6).toString('hex');
  readonly #steps = new Map<string, CanaryStep>();
  readonly #silent = createSilentLoads();
  #key = new Uint8Array(randomBytes(32));

  constructor(options: Options) {
    this.#options = { now: Date.now, isLocal: false, ...options };
  }

  async load(): Promise<void> {
    const { home, now } = this.#options;
    this.#key = new Uint8Array(await readVisitKey(home));
    const running = await this.refresh();
    const ids = running.map(({ id }) => id);
    void removeOldLogs(home, ids, now());
  }

  begin(revision: Registry, request: PageRequest, canGet: (owner: string) => boolean = () => true): PageVisit {
    const now = this.#options.now();
    const running = runningCanaries(revision).filter(({ owner }) => canGet(owner));
    if (running.length === 0)
      return { canaries: {}, headers: tokenHeader(newVisit(revision.serial, null, now), this.#key) };
    const stored = bucketIn(request.cookie);
    const visit = newVisit(revision.serial, stored.bucket, now);
    const canaries = canariesOf(running, stored.bucket);
    const shell = running.find(({ owner }) => owner === 'shell');
    const shellStep = shell ? stepKeyOf(shell.canary) : null;
    // Each visitor counts once in a step of the shell's canary: the cookie names the step in which they were counted.
    const isCounted = shell && request.isNavigation && stored.counted !== shellStep;
    if (isCounted) this.#countStart(shell, visit, canaries.shell === undefined ? 'stable' : 'canary', request.client);
    else if (shell) this.#stepOf(shell).count.ignore(visit.nonce);
    const cookie = bucketCookie(isCounted ? { ...stored, counted: shellStep } : stored, request.isSecure);
    return { canaries, headers: { ...tokenHeader(visit, this.#key), 'set-cookie': cookie, vary: 'Cookie' } };
  }

  countReport(report: LoadReport, client: string): boolean {
    const now = this.#options.now();
    const visit = report.token === undefined ? null : verifyVisit(report.token, this.#key, now);
    if (!visit) return false;
    if (report.outcome === 'started') this.#silent.start(visit.nonce, report.remote, report.version, now);
    else this.#silent.end(visit.nonce, report.remote);
    const running = runningCanaries(this.#options.registry()).find(({ owner }) => owner === report.remote);
    if (running) this.#countReport(running, visit, report, client);
    return true;
  }

  pageOf(token: string): string | null {
    return verifyVisit(token, this.#key, this.#options.now(), PAGE_LIFETIME_S)?.nonce ?? null;
  }

  async refresh(): Promise<CanaryStep[]> {
    const { counter, registry, home, now } = this.#options;
    for (const load of this.#silent.expired(now())) counter.addSilent(load);
    const running = runningCanaries(registry()).map((one) => this.#stepOf(one));
    const ids = running.map(({ id }) => id);
    for (const [id, step] of this.#steps) {
      if (ids.includes(id)) continue;
      this.#steps.delete(id);
      await step.log.exchange();
      void removeOldLogs(home, ids, now());
    }
    await Promise.all(running.map((step) => refreshStep(step, now())));
    return running;
  }

  steps(): CanaryStep[] {
    return runningCanaries(this.#options.registry()).map((running) => this.#stepOf(running));
  }

  async flush(): Promise<void> {
    const now = this.#options.now();
    await Promise.all([...this.#steps.values()].map((step) => flushStep(step, now)));
  }

  #stepOf(running: Running): CanaryStep {
    const { home, onError } = this.#options;
    const id = stepIdOf(running);
    const step = { ...(this.#steps.get(id) ?? openStep(home, running, this.#gateway, onError)), running };
    this.#steps.set(id, step);
    return step;
  }

  /** Counts and logs that a visit has begun on one side of a canary. */
  #countStart(running: Running, visit: Visit, arm: Arm, client: string): void {
    const { id, count, log } = this.#stepOf(running);
    const { isLocal } = this.#options;
    const markedClient = clientMark(client, id, { key: this.#key, isLocal });
    const event = { kind: 'start', nonce: visit.nonce, arm, at: this.#options.now(), client: markedClient } as const;
    for (const logged of count.apply(event)) log.append(logged);
  }

  /**
   * Counts and logs what a report says about a visit. Reports on releases that it was not assigned count for nothing.
   */
  #countReport(running: Running, visit: Visit, report: LoadReport, client: string): void {
    const arm = armOf(running, visit, report.version);
    if (arm === null) return;
    if (report.outcome === 'started' && running.owner !== 'shell') this.#countStart(running, visit, arm, client);
    const event = outcomeOf(report, visit.nonce);
    const { count, log } = this.#stepOf(running);
    if (event) for (const logged of count.apply(event)) log.append(logged);
  }
}

/** A header, since the page itself is cached and the same for many visitors; scripts of the page can read it. */
const tokenHeader = (visit: Visit, key: Uint8Array): Record<string, string> => ({
  'server-timing': `${VISIT_TIMING};desc="${signVisit(visit, key)}"`,
});
