import { ifUnlocked } from '@lectern/shared/sync';
import { fingerprint } from './fingerprint';
import { readAgain } from './readAgain';
import { sendFile } from './sendFile';
import { createSpeed } from './speed';
import { UploadError } from './UploadError';
import type { UploadRecord, UploadRecords } from './uploadRecords';
import { startSession, type UploadServer } from './uploadSession';
import { initialState, type Upload, type UploadProblem } from './uploadState';

/** Dependencies that all uploads of an account share. */
export type UploadOptions = {
  uid: string;
  server: UploadServer;
  records: UploadRecords;
  getToken: () => Promise<string | null>;
  /** Milliseconds of the first pause after a lost connection; default half a second. */
  firstPause?: number;
};

/**
 * One upload of the queue. Calls `onChange` after every change of its state. Without a file it waits until the person
 * chooses it again.
 */
export class UploadRun {
  private running: AbortController | null = null;
  /** Settles when the last start has freed its lock. */
  private ended: Promise<unknown> = Promise.resolve();
  private current: Upload;

  constructor(
    private readonly options: UploadOptions,
    private record: UploadRecord,
    private file: File | null,
    private readonly onChange: () => void,
  ) {
    this.current = initialState(record, file !== null);
  }

  get state(): Upload {
    return this.current;
  }

  get url(): string | null {
    return this.record.url;
  }

  /** Puts it in the queue, which calls `start` when it is its turn. */
  queue(): void {
    this.set({ status: 'waiting', problem: null, retrySeconds: null, secondsLeft: null });
  }

  start(): void {
    const { file } = this;
    if (!file) return;
    const controller = new AbortController();
    this.running = controller;
    this.set({ status: 'sending' });
    // A paused start holds its lock until its last request has ended.
    this.ended = this.ended
      .then(() => this.sendAlone(file, controller.signal))
      .catch((error: unknown) => {
        // A pause changes the state by itself.
        if (controller.signal.aborted) return;
        if (error instanceof UploadError) this.fail(error.kind, error.retrySeconds);
        else this.fail('refused');
      });
  }

  pause(): void {
    this.running?.abort();
    this.running = null;
    if (this.current.status !== 'finished')
      this.set({ status: this.file ? 'paused' : 'needs-file', secondsLeft: null });
  }

  /** Continues a paused or failed upload. Asks for the file where it can't be read any more. */
  async resume(): Promise<void> {
    if (this.file && this.current.problem !== 'changed') {
      this.queue();
      return;
    }
    const again = await readAgain(this.record, { mayAsk: true });
    if (again) await this.choose(again);
    else this.set({ status: 'needs-file', problem: null });
  }

  /** Continues with this file if it is the one whose upload began. */
  async choose(file: File): Promise<void> {
    const print = await fingerprint(file).catch(() => null);
    if (print !== this.record.fingerprint) {
      this.set({ status: 'needs-file', problem: 'other-file' });
      return;
    }
    this.file = file;
    this.queue();
  }

  /** Opens the file of a restored upload again where the browser allows that without asking. */
  async reopen(): Promise<void> {
    const again = this.record.isFinished ? null : await readAgain(this.record, { mayAsk: false });
    if (again) await this.choose(again);
  }

  /** Two tabs that send the same upload would interrupt each other. */
  private async sendAlone(file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const isSent = await ifUnlocked(`lectern.uploads/${this.record.id}`, async () => {
      await this.send(file, signal);
      return true;
    });
    signal.throwIfAborted();
    if (!isSent) this.fail('elsewhere');
  }

  private async send(file: File, signal: AbortSignal): Promise<void> {
    const { server, getToken, firstPause } = this.options;
    const { path, contentType, size, url } = this.record;
    const speed = createSpeed();
    await sendFile({
      file,
      url,
      signal,
      ...(firstPause === undefined ? {} : { firstPause }),
      start: async (stop) => startSession(server, { path, contentType, size, token: await getToken() }, stop),
      onSession: (started) => this.store({ url: started }),
      onSent: (sent) => {
        // An answer that was on its way when the upload was paused.
        if (signal.aborted) return;
        speed.note(sent);
        this.set({ status: 'sending', problem: null, sent, secondsLeft: speed.secondsFor(size - sent) });
      },
      onWait: ({ kind }) => this.set({ status: 'retrying', problem: kind, secondsLeft: null }),
    });
    // Paused or cancelled with its last answer: resuming asks the server, which has all of it.
    signal.throwIfAborted();
    this.store({ isFinished: true, url: null, handle: null });
    this.set({ status: 'finished', sent: size, problem: null, secondsLeft: null });
  }

  private fail(problem: UploadProblem, retrySeconds: number | null = null): void {
    this.set({ status: 'failed', problem, retrySeconds, secondsLeft: null });
  }

  private set(change: Partial<Upload>): void {
    this.current = { ...this.current, ...change };
    this.onChange();
  }

  private store(change: Partial<UploadRecord>): void {
    this.record = { ...this.record, ...change, stamp: crypto.randomUUID(), touchedAt: Date.now() };
    void this.options.records.put(this.record).catch(() => undefined);
  }
}
