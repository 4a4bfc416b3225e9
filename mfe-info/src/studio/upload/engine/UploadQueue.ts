import { contentTypeOf, draftPath, type FileKind } from './fileKinds';
import { fingerprint } from './fingerprint';
import { SESSION_LIFETIME, type VideoMetadata, type UploadRecord } from './uploadRecords';
import { UploadRun, type UploadOptions } from './UploadRun';
import { cancelSession } from './uploadSession';
import { isRunning, type Upload } from './uploadState';

/** Files that are sent at the same time. More would only share the line. */
const CONCURRENT = 2;

/** A file to upload into `slot`, a place in a course. It has been checked. */
export type NewUpload = {
  file: File;
  kind: FileKind;
  courseId: string;
  slot: string;
  metadata?: VideoMetadata | null;
  handle?: FileSystemFileHandle | null;
};

/** The uploads of one account in this tab. They start in the order in which they were added, two at a time. */
export class UploadQueue {
  private readonly runs = new Map<string, UploadRun>();
  private readonly listeners = new Set<() => void>();
  private snapshot: readonly Upload[] = [];
  private restored: Promise<void> | null = null;

  constructor(private readonly options: UploadOptions) {}

  /** All uploads, oldest first; the same array until one changes. */
  readonly uploads = (): readonly Upload[] => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Reads, once, what an earlier page left unfinished. Files that may be read again continue by themselves. */
  restore(): Promise<void> {
    return (this.restored ??= this.readRecords());
  }

  /** Queues a file and resolves to its id. Rejects when the file can't be read. */
  async add(upload: NewUpload): Promise<string> {
    const record = await newRecord(this.options.uid, upload);
    await this.options.records.put(record).catch(() => undefined);
    this.open(record, upload.file).queue();
    return record.id;
  }

  pause(id: string): void {
    this.runs.get(id)?.pause();
  }

  /** Continues a paused, failed or restored upload. */
  async resume(id: string): Promise<void> {
    await this.runs.get(id)?.resume();
  }

  /** Continues a restored upload with the file that the person chose. */
  async choose(id: string, file: File): Promise<void> {
    await this.runs.get(id)?.choose(file);
  }

  /** Ends an upload and removes it, also on the server. */
  async cancel(id: string): Promise<void> {
    const run = this.runs.get(id);
    run?.pause();
    const url = run?.url;
    await this.take(id);
    if (url) await cancelSession(url).catch(() => undefined);
  }

  /** Forgets an upload: its path has been written into the course. */
  async take(id: string): Promise<void> {
    this.runs.delete(id);
    this.changed();
    await this.options.records.drop(this.options.uid, id).catch(() => undefined);
  }

  private async readRecords(): Promise<void> {
    const { records, uid } = this.options;
    for (const record of await records.list(uid).catch(() => [])) {
      if (this.runs.has(record.id)) continue;
      if (Date.now() - record.touchedAt > SESSION_LIFETIME) await records.drop(uid, record.id).catch(() => undefined);
      else await this.open(record, null).reopen();
    }
    this.changed();
  }

  private open(record: UploadRecord, file: File | null): UploadRun {
    const run = new UploadRun(this.options, record, file, () => this.changed());
    this.runs.set(record.id, run);
    return run;
  }

  private changed(): void {
    this.snapshot = [...this.runs.values()].map(({ state }) => state);
    const isBusy = ({ status }: Upload): boolean => status === 'sending' || status === 'retrying';
    const free = CONCURRENT - this.snapshot.filter(isBusy).length;
    const next = this.snapshot.find(({ status }) => status === 'waiting');
    // Starting one changes the queue again.
    if (next && free > 0) return this.runs.get(next.id)?.start();
    for (const listener of this.listeners) listener();
  }
}

/** True while leaving the page would interrupt an upload. */
export const hasRunning = (uploads: readonly Upload[]): boolean => uploads.some(isRunning);

async function newRecord(uid: string, upload: NewUpload): Promise<UploadRecord> {
  const { file, kind, courseId, slot, metadata = null, handle = null } = upload;
  return {
    uid,
    id: crypto.randomUUID(),
    courseId,
    slot,
    name: file.name,
    size: file.size,
    contentType: contentTypeOf(kind, file.name) ?? file.type,
    path: draftPath(courseId, file.name),
    fingerprint: await fingerprint(file),
    facts: metadata,
    url: null,
    isFinished: false,
    handle,
    stamp: crypto.randomUUID(),
    touchedAt: Date.now(),
  };
}
