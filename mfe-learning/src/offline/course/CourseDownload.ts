import { downloadLesson, removeDownloadedLesson } from '@lectern/shared/offline';
import type { CoursePlan, PlannedLesson } from './coursePlan';

/**
 * State of a course's download. `share` is the downloaded part of what was missing, 0 to 1. `full`: the device has no
 * space left; `failed`: a file could not be fetched. What is complete stays in both cases, and in a pause.
 * `cancelling`: what it has added is being removed.
 */
export type CourseDownloadState = {
  phase: 'idle' | 'running' | 'paused' | 'full' | 'failed' | 'done' | 'cancelling';
  share: number;
};

const IDLE: CourseDownloadState = { phase: 'idle', share: 0 };

/**
 * Download of one course to this device for the account `uid`, lesson by lesson. It continues while the page shows
 * other screens, until `caller` resolves to another account or null: downloads of an account are removed when it signs
 * out. A lesson that is interrupted starts again later; complete ones are never downloaded twice.
 */
export class CourseDownload {
  private readonly uid: string;
  private readonly caller: () => Promise<string | null>;
  private readonly listeners = new Set<() => void>();
  private state = IDLE;
  private abort: AbortController | null = null;
  private running: Promise<void> = Promise.resolve();
  private cancelling: Promise<void> | null = null;
  /** Lessons that this download has added, for `cancel`. */
  private added: PlannedLesson[] = [];

  constructor(uid: string, caller: () => Promise<string | null>) {
    this.uid = uid;
    this.caller = caller;
  }

  getState = (): CourseDownloadState => this.state;

  /** Calls `listener` after each change of the state. Returns a function that stops it. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  /**
   * Downloads the lessons of a plan that this device lacks. Resolves when it ends, in whatever way. Never rejects.
   * While a cancel removes lessons, it only waits for that: a plan from before counts them as downloaded.
   */
  start({ lessons }: CoursePlan): Promise<void> {
    if (this.cancelling) return this.cancelling.catch(() => undefined);
    if (this.state.phase !== 'running') this.running = this.run(lessons.filter(({ isDownloaded }) => !isDownloaded));
    return this.running;
  }

  /** Interrupts the download. What is complete stays. */
  pause = (): void => this.abort?.abort();

  /** Interrupts the download, and removes the lessons that it has added. Rejects when storage refuses. */
  cancel = (): Promise<void> =>
    (this.cancelling ??= this.removeAdded().finally(() => {
      this.cancelling = null;
    }));

  private async removeAdded(): Promise<void> {
    const { share } = this.state;
    this.pause();
    this.publish({ phase: 'cancelling', share });
    await this.running;
    try {
      for (const { details } of this.added) await removeDownloadedLesson(this.uid, details.courseId, details.lessonId);
    } catch (error) {
      this.publish({ phase: 'paused', share });
      throw error;
    }
    this.added = [];
    this.publish(IDLE);
  }

  private async run(missing: readonly PlannedLesson[]): Promise<void> {
    this.abort = new AbortController();
    const { signal } = this.abort;
    const total = missing.reduce((sum, lesson) => sum + weightOf(lesson), 0);
    let before = 0;
    this.report({ phase: 'running', share: 0 });
    // Otherwise a browser may clear the site's caches when space runs short. A refusal is harmless.
    await navigator.storage.persist().catch(() => false);
    try {
      for (const lesson of missing) {
        const done = before;
        const onProgress = (share: number): void =>
          this.report({ phase: 'running', share: (done + share * weightOf(lesson)) / total });
        if ((await this.caller()) !== this.uid) this.pause();
        signal.throwIfAborted();
        await downloadLesson(this.uid, lesson.details, lesson.files, { signal, onProgress });
        this.added.push(lesson);
        before += weightOf(lesson);
        this.report({ phase: 'running', share: before / total });
      }
      this.added = [];
      this.report({ phase: 'done', share: 1 });
    } catch (error) {
      const phase = signal.aborted ? 'paused' : isFull(error) ? 'full' : 'failed';
      this.report({ phase, share: total > 0 ? before / total : 0 });
    }
  }

  /** Publishes the progress of a run, unless that is being cancelled. */
  private report(state: CourseDownloadState): void {
    if (!this.cancelling) this.publish(state);
  }

  private publish(state: CourseDownloadState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** A lesson without files takes a moment as well. */
const weightOf = ({ bytes }: PlannedLesson): number => bytes + 1;

const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

const getCaller = async (): Promise<string | null> => (await import('@lectern/shared/firebase/auth')).getCallerUid();

const downloads = new Map<string, CourseDownload>();

/** Returns the download of a course for an account: the same one for all screens of the page. */
export function courseDownloadOf(uid: string, courseId: string): CourseDownload {
  const key = `${uid}/${courseId}`;
  const download = downloads.get(key) ?? new CourseDownload(uid, getCaller);
  downloads.set(key, download);
  return download;
}
