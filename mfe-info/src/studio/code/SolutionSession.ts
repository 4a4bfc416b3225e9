import { BackendError } from '@lectern/shared/firebase/errors';
import { isOnline, onOnline, type StoredValue } from '@lectern/shared/sync';
import type { StoredSolution } from './data';
import type { Files } from './editedLesson';

/** State of saving: `conflict` waits for a choice, because another window saved the solution in the meantime. */
export type SolutionStatus = 'loading' | 'load-failed' | 'saved' | 'saving' | 'offline' | 'failed' | 'conflict';

/** The solution as it is edited, and the state of saving it. */
export type SolutionState = { files: Files; status: SolutionStatus };

/** Storage of a session: the backend, and this device for changes that are not saved yet. */
export type SolutionStore = {
  load: () => Promise<StoredSolution>;
  save: (solution: StoredSolution) => Promise<StoredSolution>;
  unsaved: Pick<StoredValue<StoredSolution | null>, 'get' | 'set'>;
};

/** Delay from the last change to saving, in milliseconds. */
const PAUSE_MS = 1_000;
const EMPTY: Files = { html: '', css: '', js: '' };

/**
 * Edits the solution of one lesson. Changes are stored on this device at once, and saved a second later. A solution
 * that another window saved is never overwritten without a choice.
 */
export class SolutionSession {
  private state: SolutionState = { files: EMPTY, status: 'loading' };
  private revision = 0;
  private theirs: StoredSolution | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly store: SolutionStore) {}

  readonly getState = (): SolutionState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Loads, and saves again when the device is online. Returns a function that ends both; what is unsaved remains. */
  readonly start = (): (() => void) => {
    void this.load();
    const stop = onOnline(() => void this.retry());
    return () => {
      stop();
      clearTimeout(this.timer);
      if (this.state.status === 'saving') void this.save();
    };
  };

  readonly change = (files: Files): void => {
    this.store.unsaved.set({ files, revision: this.revision });
    this.set({ files, status: this.theirs ? 'conflict' : 'saving' });
    clearTimeout(this.timer);
    if (!this.theirs) this.timer = setTimeout(() => void this.save(), PAUSE_MS);
  };

  /** Loads or saves again after a failure. */
  readonly retry = async (): Promise<void> => {
    if (this.state.status === 'load-failed') await this.load();
    else if (this.state.status === 'failed' || this.state.status === 'offline') await this.save();
  };

  /** Ends a conflict: saves this window's solution over the other one, or takes the other one. */
  readonly settle = (keepsOwn: boolean): void => {
    if (!this.theirs) return;
    const { files, revision } = this.theirs;
    this.theirs = null;
    this.revision = revision;
    if (keepsOwn) this.change(this.state.files);
    else {
      this.store.unsaved.set(null);
      this.set({ files, status: 'saved' });
    }
  };

  private async load(): Promise<void> {
    this.set({ ...this.state, status: 'loading' });
    const own = this.store.unsaved.get();
    try {
      const stored = await this.store.load();
      this.revision = own?.revision ?? stored.revision;
      if (own && stored.revision !== own.revision) this.theirs = stored;
      this.set({ files: (own ?? stored).files, status: this.theirs ? 'conflict' : 'saved' });
      if (own && !this.theirs) await this.save();
    } catch {
      this.revision = own?.revision ?? 0;
      this.set(own ? { files: own.files, status: 'offline' } : { ...this.state, status: 'load-failed' });
    }
  }

  /** Saves once at a time: a change during a save is saved afterwards. */
  private save(): Promise<void> {
    this.saving ??= this.saveNow().finally(() => {
      this.saving = null;
    });
    return this.saving;
  }

  private async saveNow(): Promise<void> {
    const { files } = this.state;
    this.set({ files, status: 'saving' });
    try {
      this.revision = (await this.store.save({ files, revision: this.revision })).revision;
    } catch (error) {
      await this.fail(error);
      return;
    }
    const isNewest = this.state.files === files;
    this.store.unsaved.set(isNewest ? null : { files: this.state.files, revision: this.revision });
    if (isNewest) this.set({ files, status: 'saved' });
    else this.timer = setTimeout(() => void this.save(), PAUSE_MS);
  }

  /** Finds out why saving failed: another solution, no network, or something else. */
  private async fail(error: unknown): Promise<void> {
    const stored = await this.store.load().catch(() => null);
    if (stored && stored.revision !== this.revision) this.theirs = stored;
    const isOffline = !isOnline() || (error instanceof BackendError && error.kind === 'offline');
    this.set({ ...this.state, status: this.theirs ? 'conflict' : isOffline ? 'offline' : 'failed' });
  }

  private set(state: SolutionState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
