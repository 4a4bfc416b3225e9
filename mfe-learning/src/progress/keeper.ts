import {
  noProgress,
  untouchedLesson,
  type CourseProgress,
  type LessonProgress,
  type LessonShape,
} from '@lectern/shared/domain';
import {
  KNOWN,
  lessonsOf,
  openProgress,
  type OpenProgress,
  type Outcome,
  type ProgressRecords,
} from '@lectern/shared/progress';
import { createLedger } from './ledger';
import { createSaveTimer, type Urgency } from './saveTimer';

/**
 * What is known of a learner's progress in a course. `isKnown`: as well as it can be; `isAnswered`: the backend has
 * said it. `isSaved`: the backend has all of it. `isQueued`: some of it waits on this device.
 */
export type KeeperState = {
  progress: CourseProgress;
  isKnown: boolean;
  isAnswered: boolean;
  isSaved: boolean;
  isQueued: boolean;
};

/** How long what the backend said is taken for fresh, in milliseconds. */
const FRESH = 30_000;

/** How long to wait for the backend before this device's own knowledge must do, in milliseconds. */
const PATIENCE = 6_000;

/**
 * Keeps one learner's progress in one course: each change is written on this device first, then merged into what the
 * backend has. While it is observed it goes on until all is saved; what is left then waits on the device. Nothing is
 * asked of the backend before it is observed.
 */
export class Keeper {
  readonly #uid: string;
  readonly #courseId: string;
  readonly #records: ProgressRecords;
  readonly #ledger;
  readonly #timer = createSaveTimer(() => this.#save());
  readonly #listeners = new Set<() => void>();
  readonly #awaiting = new Set<() => void>();
  #state: KeeperState = { progress: noProgress, isKnown: false, isAnswered: false, isSaved: false, isQueued: false };
  /** Read ahead, so that saving is one request. */
  #held: OpenProgress | null = null;
  #isBusy = false;
  #isWithdrawn = false;
  #knownAt = -Infinity;

  constructor(uid: string, courseId: string, records: ProgressRecords) {
    this.#uid = uid;
    this.#courseId = courseId;
    this.#records = records;
    this.#ledger = createLedger({
      uid,
      courseId,
      writer: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`,
    });
  }

  getState = (): KeeperState => this.#state;

  /**
   * Calls `listener` at every change of the state; returns the end of it. The first one has the backend asked what
   * other devices did.
   */
  observe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0 && performance.now() - this.#knownAt > FRESH) void this.#begin();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  /** Calls `act` as soon as the backend has everything. */
  onceSaved(act: () => void): void {
    const look = (): void => {
      if (!this.#state.isSaved) return;
      this.#awaiting.delete(look);
      act();
    };
    this.#awaiting.add(look);
    look();
  }

  /** Says which lessons the course has. */
  setCourse(lessons: readonly LessonShape[]): void {
    const course = lessons.map(({ id, kind, durationSec }) => ({ id, kind, durationSec }));
    if (JSON.stringify(course) === JSON.stringify(this.#ledger.getCourse())) return;
    this.#ledger.setCourse(course);
    this.#publish();
  }

  /** Changes a lesson, as of now; `change` returns null to leave it as it is. */
  change(lessonId: string, change: (lesson: LessonProgress) => Partial<LessonProgress> | null, urgency: Urgency): void {
    const changed = this.#isWithdrawn ? null : change(this.#state.progress.lessons[lessonId] ?? untouchedLesson);
    if (!changed) return;
    this.#ledger.note(lessonId, changed);
    void this.#records.put(this.#ledger.getRecord());
    this.#publish();
    this.#timer.ask(urgency);
    if (!this.#state.isQueued) void this.#open();
  }

  /** Saves what waits, now: the network is back. */
  retry(): void {
    this.#timer.retry();
    if (!this.#ledger.isSettled()) this.#timer.ask('now');
  }

  /** Sends what waits in a request that outlives the page. */
  leave(): void {
    if (!this.#ledger.isSettled()) this.#timer.ask('leaving');
  }

  #publish(change: Partial<KeeperState> = {}): void {
    const state = { ...this.#state, ...change };
    this.#state = {
      ...state,
      progress: this.#ledger.getProgress(),
      isSaved: state.isKnown && this.#ledger.isSettled(),
    };
    for (const listener of [...this.#listeners, ...this.#awaiting]) listener();
  }

  /** Whether the backend has answered. */
  async #open(): Promise<boolean> {
    if (this.#held || this.#isBusy || this.#isWithdrawn) return this.#held !== null;
    this.#isBusy = true;
    try {
      this.#held = await openProgress(this.#uid, this.#courseId);
      this.#ledger.learn(this.#held.current);
      this.#publish({ isAnswered: true });
      return true;
    } catch {
      return false;
    } finally {
      this.#isBusy = false;
    }
  }

  async #begin(): Promise<void> {
    this.#held = null;
    this.#publish({ isKnown: false, isAnswered: false });
    const [kept, isAnswered] = await Promise.all([
      this.#records.list(this.#uid, this.#courseId),
      within(this.#open(), PATIENCE),
    ]);
    this.#knownAt = performance.now();
    this.#ledger.inherit(kept.filter(({ writer }) => writer !== KNOWN));
    if (!isAnswered)
      this.#ledger.learn({ lessons: lessonsOf(kept.filter(({ writer }) => writer === KNOWN)), percent: 0 });
    this.#publish({ isKnown: true, isAnswered });
    this.leave();
  }

  async #save(): Promise<boolean> {
    if (this.#isWithdrawn || this.#ledger.isSettled()) return true;
    const shipment = this.#ledger.pack();
    const outcome = await this.#send(shipment.lessons);
    if (outcome.kind === 'later') {
      this.#publish({ isQueued: true });
      // Nobody looks any more, or somebody else has signed in: the next visit sends it.
      return this.#listeners.size === 0;
    }
    if (outcome.kind === 'sent') this.#ledger.acknowledge(shipment, outcome.progress);
    else this.#ledger.abandon();
    this.#isWithdrawn = outcome.kind === 'withdrawn';
    this.#publish({ isQueued: false });
    await (this.#isWithdrawn
      ? this.#records.drop(this.#uid, this.#courseId)
      : this.#records.settle(shipment.records, this.#ledger.getKnown()));
    return true;
  }

  /** Nothing may be awaited before a change that was read ahead is sent: the page may be ending. */
  async #send(lessons: CourseProgress['lessons']): Promise<Outcome> {
    const held = this.#held;
    this.#held = null;
    this.#isBusy = true;
    try {
      return await (held ?? (await openProgress(this.#uid, this.#courseId))).send(lessons, this.#ledger.getCourse());
    } catch {
      return { kind: 'later' };
    } finally {
      this.#isBusy = false;
    }
  }
}

async function within(promise: Promise<boolean>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), patience);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
