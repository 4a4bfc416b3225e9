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
 * State of a learner's progress in a course. `isLoaded`: read from the backend, or else from this device. `isUpToDate`:
 * the backend has answered. `isSaved`: the backend has all changes. `isQueued`: changes wait on this device until the
 * backend answers again.
 */
export type ProgressState = {
  progress: CourseProgress;
  isLoaded: boolean;
  isUpToDate: boolean;
  isSaved: boolean;
  isQueued: boolean;
};

/** Time for which the backend's answer counts as fresh, in milliseconds. */
const FRESH_FOR = 30_000;

/** Time to wait for the backend before showing this device's records, in milliseconds. */
const ANSWER_LIMIT = 6_000;

/**
 * Delays in milliseconds. Changes are saved within 15 s: at most 10 s here, after the 5 s between two reports of a
 * player. The backend accepts one write per second to a document.
 */
const DELAYS = { debounce: 10_000, maxDelay: 10_000, minInterval: 1_000, firstRetry: 10_000, maxRetry: 300_000 };

const INITIAL: ProgressState = {
  progress: noProgress,
  isLoaded: false,
  isUpToDate: false,
  isSaved: false,
  isQueued: false,
};

/**
 * A learner's progress in a course. Each change is stored on this device first, then merged into the backend's
 * progress. While it has listeners it retries until everything is saved; without them, unsaved changes stay on the
 * device. It sends no request before the first listener.
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
   * Calls `listener` after each change of the state. Returns a function that stops it. The first listener triggers a
   * new read, unless the last one is fresh.
   */
  subscribe = (listener: () => void): (() => void) => {
    if (this.listeners.size === 0 && performance.now() - this.readAt > FRESH_FOR) void this.read();
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /** Calls `listener` once, as soon as the backend has all changes. */
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

  /** Changes a lesson, with the current time. `change` returns null to leave it unchanged. */
  change(lessonId: string, change: (lesson: LessonProgress) => Partial<LessonProgress> | null, urgency: Urgency): void {
    const changed = this.isWithdrawn ? null : change(this.state.progress.lessons[lessonId] ?? untouchedLesson);
    if (!changed) return;
    this.pending.change(lessonId, changed);
    void this.records.put(this.pending.record);
    this.publish();
    this.scheduler.request(urgency);
    if (!this.state.isQueued) void this.open();
  }

  /** Saves pending changes now. Call it when the network returns. */
  retry(): void {
    this.scheduler.retry();
    if (!this.pending.isSettled) this.scheduler.request('now');
  }

  /** Sends pending changes in a request that outlives the page. */
  leave(): void {
    if (!this.pending.isSettled) this.scheduler.request('leaving');
  }

  private publish(change: Partial<ProgressState> = {}): void {
    const state = { ...this.state, ...change };
    const { progress, isSettled } = this.pending;
    this.state = { ...state, progress, isSaved: state.isLoaded && isSettled };
    for (const listener of [...this.listeners, ...this.awaitingSave]) listener();
  }

  /** Reads the progress from the backend, unless it is already open. Resolves to false when the backend fails. */
  private async open(): Promise<boolean> {
    if (this.opened || this.isRequesting || this.isWithdrawn) return this.opened !== null;
    this.isRequesting = true;
    try {
      this.opened = await openProgress(this.uid, this.courseId);
      this.pending.merge(this.opened.current);
      this.publish({ isUpToDate: true });
      return true;
    } catch {
      return false;
    } finally {
      this.isRequesting = false;
    }
  }

  private async read(): Promise<void> {
    this.opened = null;
    this.publish({ isLoaded: false, isUpToDate: false });
    const [stored, isUpToDate] = await Promise.all([
      this.records.list(this.uid, this.courseId),
      timeLimit(this.open(), ANSWER_LIMIT, 'The backend did not answer in time.').catch(() => false),
    ]);
    this.readAt = performance.now();
    this.pending.inherit(stored.filter(({ writer }) => writer !== ACKNOWLEDGED));
    const acknowledged = stored.filter(({ writer }) => writer === ACKNOWLEDGED);
    if (!isUpToDate) this.pending.merge({ lessons: mergeRecords(acknowledged), percent: 0 });
    this.publish({ isLoaded: true, isUpToDate });
    this.leave();
  }

  private async save(): Promise<boolean> {
    if (this.isWithdrawn || this.pending.isSettled) return true;
    const batch = this.pending.batch();
    const outcome = await this.send(batch.lessons);
    if (outcome.kind === 'failed') {
      this.publish({ isQueued: true });
      // Without listeners it stops retrying: the next visit sends the changes.
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

  /** Sends lessons. Awaits nothing before sending progress that was read ahead, because the page may be ending. */
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

/** Returns the session for the progress of the learner `uid` in a course: one per course and page. */
export function progressSessionOf(uid: string, courseId: string): ProgressSession {
  const key = JSON.stringify([uid, courseId]);
  const session = sessions.get(key) ?? new ProgressSession(uid, courseId, progressRecords());
  sessions.set(key, session);
  return session;
}
