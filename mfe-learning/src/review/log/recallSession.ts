import { reasonOf } from '@lectern/shared/failure';
import { createSaveScheduler, timeLimit, type SaveScheduler } from '@lectern/shared/sync';
import { newId } from '../../data/newId';
import {
  mergeWork,
  nextChoiceTime,
  nextReviewTime,
  TAKEN_BACK,
  untouchedCard,
  type CardRecall,
  type Grade,
  type WorkRecall,
} from './recall';
import { ACKNOWLEDGED, deviceRecords, mergeRecords, type RecallRecord, type RecallRecords } from './recallRecords';
import { fetchRecall, saveRecall } from './saveRecall';

/** Identifies a card: the course or book, and the card in it. */
export type CardKey = { workId: string; cardId: string };

/**
 * State of a learner's reviews. `isLoaded`: device and backend were asked; without a connection `works` has what is on
 * this device. `isSaved`: the backend has all of it. `unsent` is the reason why the last attempt to send failed; null
 * before a failure.
 */
export type RecallState = {
  works: Readonly<Record<string, WorkRecall>>;
  isLoaded: boolean;
  isSaved: boolean;
  unsent: string | null;
};

/** Delays in milliseconds. */
const DELAYS = { debounce: 1_500, maxDelay: 10_000, firstRetry: 10_000, maxRetry: 300_000 };

/** Time limit of the first request, in milliseconds. */
const FETCH_LIMIT = 6_000;

const INITIAL: RecallState = { works: {}, isLoaded: false, isSaved: true, unsent: null };

/**
 * A learner's reviews in this page: loads them from device and backend, stores each change on the device at once, and
 * sends it as soon as possible. Nothing is lost offline or when the page is killed.
 */
export class RecallSession {
  private readonly uid: string;
  private readonly records: RecallRecords;
  private readonly writer = newId();
  private readonly scheduler: SaveScheduler;
  private readonly listeners = new Set<() => void>();
  private state = INITIAL;
  /** Changes that this page made, by course or book. */
  private changes: Record<string, WorkRecall> = {};
  private stamp = 0;
  private loading: Promise<void> | null = null;

  constructor(uid: string, records: RecallRecords) {
    this.uid = uid;
    this.records = records;
    this.scheduler = createSaveScheduler(() => this.save(), DELAYS);
  }

  getState = (): RecallState => this.state;

  /** Calls `listener` after each change. Failed sending is retried while there is a listener. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Grades a card at `now`, in ms since 1970. Returns the time of the review, in seconds, for `takeBack`. */
  grade(key: CardKey, grade: Grade, now: number): number {
    const time = nextReviewTime(this.cardOf(key), now);
    this.change(key, { reviews: { [time]: grade }, asked: null });
    return time;
  }

  /** Takes a review back, on all devices. */
  takeBack(key: CardKey, time: number): void {
    this.change(key, { reviews: { [time]: TAKEN_BACK }, asked: null });
  }

  /** Stores the learner's choice that a card is asked, or is left out of reviews. `now` is in ms since 1970. */
  chooseAsked(key: CardKey, { isAsked, now }: { isAsked: boolean; now: number }): void {
    this.change(key, { reviews: {}, asked: { on: isAsked, at: nextChoiceTime(this.cardOf(key), now) } });
  }

  /** Sends pending changes now. */
  retry = (): void => {
    this.scheduler.request('now');
    this.scheduler.retry();
  };

  /** Sends pending changes at once, as the page may be about to end. */
  leave = (): void => this.scheduler.request('leaving');

  /** Loads the reviews of this device and of the backend, and sends what is pending. Never rejects. */
  load = (): Promise<void> => (this.loading ??= this.loadOnce().finally(() => (this.loading = null)));

  private async loadOnce(): Promise<void> {
    const stored = await this.records.list(this.uid).catch(() => []);
    const hasPending = pendingOf(stored).length > 0;
    this.publish({ works: this.merged(mergeRecords(stored)), isSaved: this.state.isSaved && !hasPending });
    try {
      const fetched = await timeLimit(fetchRecall(this.uid), FETCH_LIMIT, 'The reviews did not load in time.');
      for (const [workId, cards] of Object.entries(fetched))
        await this.records.settle([], this.acknowledged(workId, cards)).catch(() => undefined);
      this.publish({ works: this.merged(fetched), isLoaded: true });
      this.scheduler.retry();
    } catch {
      // Cards can be reviewed from this device's copy. It is merged with the account when the network returns.
      this.publish({ isLoaded: true });
    }
    if (hasPending) this.scheduler.request('now');
  }

  private cardOf = ({ workId, cardId }: CardKey): CardRecall => this.state.works[workId]?.[cardId] ?? untouchedCard;

  private merged(found: Record<string, WorkRecall>): RecallState['works'] {
    const works: Record<string, WorkRecall> = { ...this.state.works };
    for (const [workId, cards] of Object.entries(found)) works[workId] = mergeWork(works[workId] ?? {}, cards);
    return works;
  }

  private change({ workId, cardId }: CardKey, change: CardRecall): void {
    const cards = mergeWork(this.changes[workId] ?? {}, { [cardId]: change });
    this.changes = { ...this.changes, [workId]: cards };
    this.stamp += 1;
    const record = { ...this.keyOf(workId, this.writer), cards, stamp: String(this.stamp), touchedAt: Date.now() };
    void this.records.put(record).catch(() => undefined);
    this.publish({ works: this.merged({ [workId]: cards }), isSaved: false });
    this.scheduler.request('soon');
  }

  private keyOf = (workId: string, writer: string) => ({ uid: this.uid, workId, writer });

  private acknowledged = (workId: string, cards: WorkRecall): RecallRecord => ({
    ...this.keyOf(workId, ACKNOWLEDGED),
    cards,
    stamp: '',
    touchedAt: Date.now(),
  });

  /** Sends all pending records of this learner, those of earlier pages included. Resolves to false on a failure. */
  private async save(): Promise<boolean> {
    const before = this.stamp;
    const stored = await this.records.list(this.uid).catch(() => []);
    const pending = pendingOf(stored);
    try {
      for (const [workId, changes] of Object.entries(mergeRecords(pending))) {
        const cards = await saveRecall(this.uid, workId, changes);
        const sent = pending.filter((record) => record.workId === workId);
        await this.records.settle(sent, this.acknowledged(workId, cards));
        this.publish({ works: this.merged({ [workId]: cards }) });
      }
    } catch (error) {
      this.publish({ unsent: reasonOf(error) });
      // Without listeners it stops retrying: the next visit sends the changes.
      return this.listeners.size === 0;
    }
    this.publish({ unsent: null, isSaved: before === this.stamp });
    return true;
  }

  private publish(change: Partial<RecallState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

const pendingOf = (records: readonly RecallRecord[]): RecallRecord[] =>
  records.filter(({ writer }) => writer !== ACKNOWLEDGED);

const sessions = new Map<string, RecallSession>();
let records: RecallRecords | null = null;

/** Returns the session of a learner's reviews: one per page. */
export function recallSessionOf(uid: string): RecallSession {
  records ??= deviceRecords();
  const session = sessions.get(uid) ?? new RecallSession(uid, records);
  sessions.set(uid, session);
  return session;
}
