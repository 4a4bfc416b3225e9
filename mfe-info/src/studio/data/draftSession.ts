import { kindOf } from '@lectern/shared/failure';
import { createSaveScheduler, type SaveScheduler, type Urgency } from '@lectern/shared/sync';
import type { DraftBackend } from './draftBackend';
import { DraftReplica } from './draftReplica';
import type { DraftStorage } from './draftStorage';
import type { EditedContent } from '../lesson/contract';
import { keyOf, viewOf, type DraftView, type ShownItems } from './items';
import { EMPTY_CONTENT, type Edit } from './operations';
import type { Choice } from './patch';

/** State of saving: `failed` has the reason. `gone`: the draft was deleted elsewhere. */
export type SaveState = { kind: 'saved' | 'saving' | 'offline' | 'gone' } | { kind: 'failed'; error: unknown };

/** A draft as a screen shows it. `revision` is the last one that the backend is known to have. */
export type DraftState = { view: DraftView; choices: readonly Choice[]; save: SaveState; revision: number };

/** Delays in milliseconds. */
const DELAYS = { debounce: 700, maxDelay: 4_000, firstRetry: 2_000, maxRetry: 60_000 };

/** Refusals in a row after which a save is given up until the next attempt: other windows write all the time. */
const MAX_REFUSALS = 12;

/** The parts that a session works with. */
export type SessionParts = {
  backend: DraftBackend;
  storage: DraftStorage;
  /** Called after each commit, with its revision: other windows then load it. */
  onCommit?: (revision: number) => void;
  isOnline?: () => boolean;
};

/**
 * One window's work on one draft: shows it, stores each change on the device first, and sends it. Commits of other
 * windows are merged in. Never rejects after `open`: failures are in `state().save`.
 */
export class DraftSession {
  private readonly parts: SessionParts;
  private readonly replica: DraftReplica;
  private readonly scheduler: SaveScheduler;
  private readonly listeners = new Set<() => void>();
  private current: DraftState;
  private turn: Promise<unknown> = Promise.resolve();

  private constructor(parts: SessionParts, replica: DraftReplica) {
    this.parts = parts;
    this.replica = replica;
    this.current = this.compute({ kind: 'saved' });
    this.scheduler = createSaveScheduler(() => this.inTurn(() => this.save()), DELAYS);
  }

  /**
   * Opens a draft. Without a network the copy on this device is used. Rejects with a BackendError when there is
   * neither; resolves to null when there is no such draft.
   */
  static async open(parts: SessionParts): Promise<DraftSession | null> {
    const replica = new DraftReplica();
    try {
      if (!(await replica.load(parts.backend))) return null;
    } catch (error) {
      const stored = await parts.storage.base();
      if (!stored) throw error;
      replica.restore(stored);
    }
    const session = new DraftSession(parts, replica);
    session.storeAll();
    parts.storage.flush();
    await session.adopt();
    return session;
  }

  state = (): DraftState => this.current;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Makes an edit of the draft as it is now. Returns false when it changes nothing. */
  edit = (make: (view: DraftView) => Edit, urgency: Urgency = 'soon'): boolean => {
    const { view } = this.compute(this.current.save);
    if (!this.replica.edit(make(view))) return false;
    this.changed(urgency);
    return true;
  };

  /** Decides which of two values of a field stays. */
  choose = (choice: Pick<Choice, 'key' | 'field'>, side: 'mine' | 'theirs'): void => {
    this.replica.choose(choice, side);
    this.changed('now');
  };

  /** Loads the content of a lesson, once. Rejects with a BackendError. */
  openContent = async (lessonId: string): Promise<EditedContent> => {
    const known = this.current.view.contents[lessonId];
    if (known) return known;
    await this.inTurn(() => this.replica.openContent(this.parts.backend, lessonId));
    this.notify(this.current.save);
    return this.current.view.contents[lessonId] ?? EMPTY_CONTENT;
  };

  /** Loads what other windows have committed. Does nothing without a network. */
  refresh = (): Promise<void> =>
    this.inTurn(async () => {
      try {
        const before = this.replica.revision;
        if (!(await this.replica.load(this.parts.backend))) this.notify({ kind: 'gone' });
        else if (this.replica.revision !== before) {
          this.storeAll();
          this.notify(this.current.save);
          if (this.replica.hasUnsent()) this.scheduler.request('soon');
        }
      } catch {
        // The next refresh tries again; saving shows its own failures.
      }
    });

  /** Saves at once, also after failures. */
  retry = (): void => {
    this.scheduler.retry();
    this.scheduler.request('now');
  };

  /** Stores and sends what is left, and frees the window's changes for another window. */
  close = async (): Promise<void> => {
    this.parts.storage.flush();
    if (this.replica.hasUnsent()) this.scheduler.request('leaving');
    await this.turn.catch(() => undefined);
    this.scheduler.stop();
    await this.parts.storage.release();
  };

  /** Resolves when nothing is being sent or loaded. For tests. */
  settled = (): Promise<unknown> => this.turn;

  private isGone = (): boolean => this.current.save.kind === 'gone';

  private changed(urgency: Urgency): void {
    this.parts.storage.put(this.replica.patch, this.replica.revision);
    if (this.isGone()) {
      this.notify({ kind: 'gone' });
      return;
    }
    const isOffline = this.parts.isOnline?.() === false;
    const unsent = this.replica.hasUnsent();
    this.notify({ kind: !unsent ? 'saved' : isOffline ? 'offline' : 'saving' });
    if (unsent) this.scheduler.request(urgency);
  }

  private async save(): Promise<boolean> {
    if (this.isGone()) return true;
    try {
      for (let refusals = 0; this.replica.hasUnsent();) {
        this.notify({ kind: 'saving' });
        if (this.replica.isStale) await this.replica.load(this.parts.backend);
        if (await this.commit()) refusals = 0;
        else if (++refusals > MAX_REFUSALS) throw new Error('Other windows keep changing this draft.');
      }
      await this.adopt();
      // An edit made meanwhile, or an adopted one, has its own state and its own save.
      if (!this.replica.hasUnsent()) this.notify({ kind: 'saved' });
      return true;
    } catch (error) {
      // Sending again would be refused: the id of a deleted course is never free again.
      if (this.isGone()) return true;
      const kind = kindOf(error);
      const isOffline = kind === 'offline' || this.parts.isOnline?.() === false;
      this.notify(isOffline ? { kind: 'offline' } : { kind: 'failed', error });
      return false;
    }
  }

  /** Sends one commit. Resolves to false when another window was faster: its commit is merged in then. */
  private async commit(): Promise<boolean> {
    const commit = this.replica.begin();
    if (!commit) return true;
    try {
      await this.parts.backend.commit(commit);
    } catch (error) {
      if (kindOf(error) !== 'denied' && kindOf(error) !== 'conflict') throw error;
      const before = this.replica.revision;
      const isThere = await this.replica.load(this.parts.backend);
      if (isThere && this.replica.revision !== before) {
        this.storeAll();
        return false;
      }
      if (!isThere) this.notify({ kind: 'gone' });
      throw error;
    }
    this.replica.acknowledge(commit.revision);
    this.storeAll();
    this.parts.onCommit?.(commit.revision);
    return true;
  }

  /** Adopts the unsent changes of a closed window, once this window has sent its own. */
  private async adopt(): Promise<void> {
    if (!this.replica.isUnchanged()) return;
    const orphan = await this.parts.storage.adopt();
    if (!orphan) return;
    await this.replica.adopt(this.parts.backend, orphan);
    this.changed('soon');
  }

  private storeAll(): void {
    this.parts.storage.put(this.replica.patch, this.replica.revision);
    this.parts.storage.putBase(this.replica.base, this.replica.revision);
  }

  private notify(save: SaveState): void {
    this.current = this.compute(save);
    for (const listener of this.listeners) listener();
  }

  /** The draft is shown as the same object until it changes, so that a new state of saving renders no rows again. */
  private compute(save: SaveState): DraftState {
    const { items, revision } = this.replica;
    if (this.shown?.items !== items) this.shown = { items, view: viewOf(items, this.shown) };
    return { view: this.shown.view, choices: this.replica.choices(), save, revision };
  }

  private shown: ShownItems | undefined;

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.turn.then(work, work);
    this.turn = run.catch(() => undefined);
    return run;
  }
}

/** Returns the edit that replaces the content of a lesson. */
export const contentEdit = (lessonId: string, content: EditedContent): Edit => ({
  [keyOf('content', lessonId)]: content,
});
