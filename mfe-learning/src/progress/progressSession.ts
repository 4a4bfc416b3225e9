import {
  noProgress,
  untouchedLesson,
  type CourseProgress,
  type LessonProgress,
  type LessonShape,
} from '@lectern/shared/domain';
import {
  ACKNOWLEDGED,
  mergeRecords,
  openProgress,
  progressRecords,
  type OpenProgress,
  type ProgressRecords,
  type SendOutcome,
} from '@lectern/shared/progress';
import { createSaveScheduler, isSame, timeLimit, type Urgency } from '@lectern/shared/sync';
import { PendingProgress } from './pendingProgress';

/**
 * The state of a learner's progress in a course. `isKnown`: it has been read, from the backend or else from this
 * device; `isAnswered`: the backend has answered. `isSaved`: the backend has all of it. `isQueued`: changes wait on
 * this device until the backend answers again.
 */
export type ProgressState = {
  progress: CourseProgress;
  isKnown: boolean;
  isAnswered: boolean;
  isSaved: boolean;
  isQueued: boolean;
};

/** The backend's answer counts as fresh for so long, in milliseconds. */
const FRESH_FOR = 30_000;

/** The longest wait for the backend before this device's own records are shown, in milliseconds. */
const ANSWER_LIMIT = 6_000;

/**
 * Changes are saved within 15 s: 10 s at most, and the 5 s between two reports of a player. The backend takes one write
 * a second of a document.
 */
const DELAYS = { debounce: 10_000, maxDelay: 10_000, minInterval: 1_000, firstRetry: 10_000, maxRetry: 300_000 };

const INITIAL: ProgressState = {
  progress: noProgress,
  isKnown: false,
  isAnswered: false,
  isSaved: false,
  isQueued: false,
};

/**
 * One learner's progress in one course. Each change is stored on this device first, then merged into what the backend
 * has. While it is observed it goes on until all is saved; what is left then stays on the device. It asks the backend
 * for nothing before it is observed.
 */
export class ProgressSession {
  private readonly uid: string;
  private readonly courseId: string;
  private readonly records: ProgressRecords;
  private readonly pending: PendingProgress;
  private readonly scheduler = createSaveScheduler(() => this.save(), DELAYS);
  private readonly listeners = new Set<() => void>();
  private readonly awaitingSave = new Set<() => void>();
  private state = INITIAL;
  /** Read ahead, so that saving is one request. */
  private opened: OpenProgress | null = null;
  private isRequesting = false;
  private isWithdrawn = false;
  private readAt = -Infinity;

  constructor(uid: string, courseId: string, records: ProgressRecords) {
    this.uid = uid;
    this.courseId = courseId;
    this.records = records;
    const writer = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
    this.pending = new PendingProgress({ uid, courseId, writer });
  }

  getState = (): ProgressState => this.state;

  /**
   * Calls `listener` at every change of the state; returns a function that stops it. The first listener has the
   * progress read again, unless it is fresh.
   */
  subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0 && performance.now() - this.readAt > FRESH_FOR) void this.read();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Calls `listener` once, as soon as the backend has everything. */
  onceSaved(listener: () => void): void {
    const check = (): void => {
      if (!this.state.isSaved) return;
      this.awaitingSave.delete(check);
      listener();
    };
    this.awaitingSave.add(check);
    check();
  }

  /** Sets the lessons of the course. */
  setCourse(lessons: readonly LessonShape[]): void {
    const course = lessons.map(({ id, kind, durationSec }) => ({ id, kind, durationSec }));
    if (isSame(course, this.pending.course)) return;
    this.pending.course = course;
    this.publish();
  }

  /** Changes a lesson, as of now. `change` returns null to leave it as it is. */
  change(lessonId: string, change: (lesson: LessonProgress) => Partial<LessonProgress> | null, urgency: Urgency): void {
    const changed = this.isWithdrawn ? null : change(this.state.progress.lessons[lessonId] ?? untouchedLesson);
    if (!changed) return;
    this.pending.change(lessonId, changed);
    void this.records.put(this.pending.record);
    this.publish();
    this.scheduler.request(urgency);
    if (!this.state.isQueued) void this.open();
  }

  /** Saves what is pending now: the network is back. */
  retry(): void {
    this.scheduler.retry();
    if (!this.pending.isSettled) this.scheduler.request('now');
  }

  /** Sends what is pending in a request that outlives the page. */
  leave(): void {
    if (!this.pending.isSettled) this.scheduler.request('leaving');
  }

  private publish(change: Partial<ProgressState> = {}): void {
    const state = { ...this.state, ...change };
    const { progress, isSettled } = this.pending;
    this.state = { ...state, progress, isSaved: state.isKnown && isSettled };
    for (const listener of [...this.listeners, ...this.awaitingSave]) listener();
  }

  /** Reads the progress from the backend, unless it is open already. Resolves to false when the backend fails. */
  private async open(): Promise<boolean> {
    if (this.opened || this.isRequesting || this.isWithdrawn) return this.opened !== null;
    this.isRequesting = true;
    try {
      this.opened = await openProgress(this.uid, this.courseId);
      this.pending.merge(this.opened.current);
      this.publish({ isAnswered: true });
      return true;
    } catch {
      return false;
    } finally {
      this.isRequesting = false;
    }
  }

  private async read(): Promise<void> {
    this.opened = null;
    this.publish({ isKnown: false, isAnswered: false });
    const [stored, isAnswered] = await Promise.all([
      this.records.list(this.uid, this.courseId),
      timeLimit(this.open(), ANSWER_LIMIT, 'The backend did not answer in time.').catch(() => false),
    ]);
    this.readAt = performance.now();
    this.pending.inherit(stored.filter(({ writer }) => writer !== ACKNOWLEDGED));
    const acknowledged = stored.filter(({ writer }) => writer === ACKNOWLEDGED);
    if (!isAnswered) this.pending.merge({ lessons: mergeRecords(acknowledged), percent: 0 });
    this.publish({ isKnown: true, isAnswered });
    this.leave();
  }

  private async save(): Promise<boolean> {
    if (this.isWithdrawn || this.pending.isSettled) return true;
    const batch = this.pending.batch();
    const outcome = await this.send(batch.lessons);
    if (outcome.kind === 'failed') {
      this.publish({ isQueued: true });
      // Without an observer, or after another person has signed in, the next visit sends it.
      return this.listeners.size === 0;
    }
    if (outcome.kind === 'sent') this.pending.acknowledge(batch, outcome.progress);
    else this.pending.discard();
    this.isWithdrawn = outcome.kind === 'withdrawn';
    this.publish({ isQueued: false });
    await (this.isWithdrawn
      ? this.records.drop(this.uid, this.courseId)
      : this.records.settle(batch.records, this.pending.acknowledgedRecord));
    return true;
  }

  /** Nothing is awaited before progress that was read ahead is sent: the page may be ending. */
  private async send(lessons: CourseProgress['lessons']): Promise<SendOutcome> {
    const { opened } = this;
    this.opened = null;
    this.isRequesting = true;
    try {
      return await (opened ?? (await openProgress(this.uid, this.courseId))).send(lessons, this.pending.course);
    } catch {
      return { kind: 'failed' };
    } finally {
      this.isRequesting = false;
    }
  }
}

const sessions = new Map<string, ProgressSession>();

/** Returns this page's one session for the progress of the learner `uid` in a course. */
export function progressSessionOf(uid: string, courseId: string): ProgressSession {
  const key = JSON.stringify([uid, courseId]);
  const session = sessions.get(key) ?? new ProgressSession(uid, courseId, progressRecords());
  sessions.set(key, session);
  return session;
}
