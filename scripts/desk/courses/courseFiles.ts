import { publishLessonFiles, type FileCopy } from '@lectern/shared/domain';
import type { DeskServices } from '../contract';
import type { DraftLessonContent } from './readDraft';

/** Thrown when files have to be copied before a publication can be written. Nothing has changed. */
export class FilesNeeded extends Error {
  override readonly name = 'FilesNeeded';
  constructor(readonly copies: readonly FileCopy[]) {
    super('Files have to be copied first.');
  }
}

/** The files of one publication. `copies` lists what is not where it has to be, `missing` what is nowhere. */
export class CourseFiles {
  readonly copies: FileCopy[] = [];
  readonly missing: string[] = [];

  constructor(
    private readonly services: DeskServices,
    private readonly courseId: string,
  ) {}

  /** Returns the content with the paths that its files have once it is published. */
  place(content: DraftLessonContent, isPreview: boolean): DraftLessonContent {
    const { content: placed, copies } = publishLessonFiles(this.courseId, content, isPreview);
    for (const { from, to } of copies) this.copy(from, to);
    const { video, poster, captions, resources } = placed;
    const named = [video, poster, ...[...captions, ...resources].map(({ path }) => path)];
    const isCopied = new Set(copies.map(({ to }) => to));
    for (const path of named)
      if (path !== null && !isPage(path) && !isCopied.has(path) && !this.isStored(path)) this.missing.push(path);
    return placed;
  }

  /** Returns the public path of a cover, which changes with its content: browsers keep covers for long. */
  cover(path: string): string {
    const { admin, bucket } = this.services.files;
    if (path.startsWith('catalogue/covers/')) return path;
    const stored = this.isStored(path) ? admin.get(bucket, path) : null;
    if (stored === null) {
      this.missing.push(path);
      return path;
    }
    const digest = Buffer.from(stored.md5Hash, 'base64').toString('hex').slice(0, 12);
    const extension = /\.[a-z0-9]{1,5}$/.exec(path)?.[0] ?? EXTENSIONS[stored.contentType] ?? '';
    return this.copy(path, `catalogue/covers/course-${this.courseId}-${digest}${extension}`);
  }

  /** Returns true for a file of this course: a draft must not publish those of another one. */
  private isStored(path: string): boolean {
    const { admin, bucket } = this.services.files;
    return path.startsWith(`courses/${this.courseId}/`) && admin.get(bucket, path) !== null;
  }

  private copy(from: string, to: string): string {
    const { admin, bucket } = this.services.files;
    if (!this.isStored(from)) this.missing.push(from);
    else if (admin.get(bucket, to)?.md5Hash !== admin.get(bucket, from)?.md5Hash) this.copies.push({ from, to });
    return to;
  }
}

const EXTENSIONS: Record<string, string> = { 'image/png': '.png', 'image/jpeg': '.jpg', 'image/webp': '.webp' };

const isPage = (path: string): boolean => path.startsWith('https://');

/**
 * Runs `work`; when it returns FilesNeeded, copies the files and runs it again. Copies are harmless: nothing refers to
 * one before its publication. Rejects as `work` does, and with FilesNeeded when the files don't stay as they are.
 */
export async function withFiles<T>(services: DeskServices, work: () => T | FilesNeeded): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const result = work();
    if (!(result instanceof FilesNeeded)) return result;
    if (attempt === MAX_ATTEMPTS) throw result;
    await copyFiles(services, result.copies);
  }
}

/** The draft may name other files each time; a decision about one revision needs a second attempt only. */
const MAX_ATTEMPTS = 3;

async function copyFiles({ files: { admin, bucket } }: DeskServices, copies: readonly FileCopy[]): Promise<void> {
  for (const { from, to } of copies) {
    const stored = admin.get(bucket, from);
    const bytes = admin.open(bucket, from);
    if (stored && bytes) await admin.put(bucket, to, bytes, { contentType: stored.contentType });
  }
}
