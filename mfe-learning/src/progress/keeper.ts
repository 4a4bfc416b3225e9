import { mergeProgress, noProgress, settleProgress, untouchedLesson, type CourseProgress, type LessonProgress, type LessonShape } from '@lectern/shared/domain';
import { KNOWN, knownRecord, lessonsOf, openProgress, type OpenProgress, type ProgressRecord, type ProgressRecords } from '@lectern/shared/progress';
import { createSaveTimer, type Urgency } from './saveTimer';

/**
 * What is known of a learner's progress in a course. `isKnown`: as well as it can be; `isAnswered`: the backend has said it. `isSaved`: the
 * backend has all of it. `isQueued`: some of it waits on this device.
 */
export type KeeperState = { progress: CourseProgress; isKnown: boolean; isAnswered: boolean; isSaved: boolean; isQueued: boolean };

/**
 * Keeps one learner's progress in one course: each change is written on this device first, then merged into what the backend has. It goes on
 * until all is saved, also when nobody observes it any more.
 */
export type Keeper = {
  getState: () => KeeperState;
  /** Calls `listener` at every change of the state; returns the end of it. The first one has the backend asked what other devices did. */
  observe: (listener: () => void) => () => void;
  /** Says which lessons the course has. */
  setCourse: (lessons: readonly LessonShape[]) => void;
  /** Changes a lesson, as of now; `change` returns null to leave it as it is. */
  change: (lessonId: string, change: (lesson: LessonProgress) => Partial<LessonProgress> | null, urgency: Urgency) => void;
  /** Saves what waits, now: the network is back. */
  retry: () => void;
  /** Sends what waits in a request that outlives the page. */
  leave: () => void;
};

/** How long what the backend said is taken for fresh, in milliseconds. */
const FRESH = 30_000;

/** How long to wait for the backend before this device's own knowledge must do, in milliseconds. */
const PATIENCE = 6_000;

/** A keeper for the learner `uid`; nothing is asked of the backend before it is observed. */
export function createKeeper(uid: string, courseId: string, records: ProgressRecords): Keeper {
  const listeners = new Set<() => void>();
  const own = { uid, courseId, writer: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}` };
  let course: readonly LessonShape[] = [];
  let acknowledged = noProgress;
  let mine: CourseProgress['lessons'] = {};
  let stamp = 0;
  let inherited: readonly ProgressRecord[] = [];
  let held: OpenProgress | null = null;
  let isOpening = false;
  let isSaving = false;
  let isWithdrawn = false;
  let knownAt = -Infinity;
  let state: KeeperState = { progress: noProgress, isKnown: false, isAnswered: false, isSaved: false, isQueued: false };

  const news = (): CourseProgress['lessons'] => mergeProgress({ lessons: lessonsOf(inherited), percent: 0 }, { lessons: mine, percent: 0 }).lessons;
  const publish = (change: Partial<KeeperState> = {}): void => {
    const progress = settleProgress(mergeProgress(acknowledged, { lessons: news(), percent: 0 }), course);
    const isKnown = change.isKnown ?? state.isKnown;
    const isSaved = isKnown && Object.keys(mine).length === 0 && inherited.length === 0;
    state = { ...state, ...change, progress, isKnown, isSaved };
    for (const listener of listeners) listener();
  };
  const ownRecord = (): ProgressRecord => ({ ...own, lessons: mine, course, stamp: String(stamp), touchedAt: Date.now() });

  /** Reads ahead, so that saving is one request. */
  const open = async (): Promise<boolean> => {
    if (held || isOpening || isSaving || isWithdrawn) return held !== null;
    isOpening = true;
    try {
      held = await openProgress(uid, courseId);
      acknowledged = mergeProgress(acknowledged, held.current);
      publish();
      return true;
    } catch {
      return false;
    } finally {
      isOpening = false;
    }
  };
  const begin = async (): Promise<void> => {
    held = null;
    publish({ isKnown: false, isAnswered: false });
    const [kept, isAnswered] = await Promise.all([records.list(uid, courseId), within(open(), PATIENCE)]);
    knownAt = performance.now();
    inherited = kept.filter(({ writer }) => writer !== KNOWN && writer !== own.writer);
    if (!isAnswered) acknowledged = mergeProgress(acknowledged, { lessons: lessonsOf(kept.filter(({ writer }) => writer === KNOWN)), percent: 0 });
    publish({ isKnown: true, isAnswered });
    if (inherited.length > 0) timer.ask('now');
  };
  const save = async (): Promise<boolean> => {
    const sent = [...inherited, ownRecord()];
    const sending = news();
    if (isWithdrawn || Object.keys(sending).length === 0) return true;
    isSaving = true;
    const outcome = await send(held, sending);
    isSaving = false;
    held = null;
    if (outcome.kind === 'later') {
      publish({ isQueued: true });
      return false;
    }
    inherited = [];
    if (outcome.kind === 'withdrawn' || String(stamp) === sent.at(-1)?.stamp) mine = {};
    isWithdrawn = outcome.kind === 'withdrawn';
    if (outcome.kind === 'sent') acknowledged = outcome.progress;
    publish({ isQueued: false });
    await (outcome.kind === 'sent' ? records.settle(sent, knownRecord(uid, courseId, acknowledged, course)) : records.drop(uid, courseId));
    return true;
  };
  /** Nothing may be awaited before a change that was read ahead is sent: the page may be ending. */
  const send = async (ready: OpenProgress | null, sending: CourseProgress['lessons']) => {
    try {
      return await (ready ?? await openProgress(uid, courseId)).send(sending, course);
    } catch {
      return { kind: 'later' } as const;
    }
  };
  const timer = createSaveTimer(save);

  return {
    getState: () => state,
    observe: (listener) => {
      if (listeners.size === 0 && performance.now() - knownAt > FRESH) void begin();
      listeners.add(listener);
      return () => { listeners.delete(listener); };
    },
    setCourse: (lessons) => {
      if (JSON.stringify(lessons) === JSON.stringify(course)) return;
      course = lessons.map(({ id, kind, durationSec }) => ({ id, kind, durationSec }));
      publish();
    },
    change: (lessonId, change, urgency) => {
      const before = state.progress.lessons[lessonId] ?? untouchedLesson;
      const changed = isWithdrawn ? null : change(before);
      if (!changed) return;
      const seen = Math.max(0, ...Object.values(state.progress.lessons).map(({ at }) => at));
      mine = { ...mine, [lessonId]: { ...before, ...changed, at: Math.max(Date.now(), seen + 1) } };
      stamp += 1;
      void records.put(ownRecord());
      publish();
      timer.ask(urgency);
      if (!state.isQueued) void open();
    },
    retry: () => timer.retry(),
    leave: () => {
      if (Object.keys(mine).length > 0 || inherited.length > 0) timer.ask('leaving');
    },
  };
}

async function within(promise: Promise<boolean>, patience: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((done) => { timer = setTimeout(() => done(false), patience); });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
