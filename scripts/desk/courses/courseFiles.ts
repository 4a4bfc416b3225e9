import { publishLessonFiles, type FileCopy } from '@lectern/shared/domain';
import type { AdminWrite } from '@lectern/backend';
import type { DeskServices } from '../contract';
import { plainFields, put } from '../documents';
import type { DraftLessonContent } from './readDraft';

/** Thrown when files have to be copied before a publication can be written. Nothing has changed. */
export class FilesNeeded extends Error {
  override readonly name = 'FilesNeeded';
  constructor(readonly copies: readonly FileCopy[]) {
    super('Files have to be copied first.');
  }
}

/**
 * The files of one publication: finds their paths in the published course, and collects the copies that it needs.
 * Nothing is copied here; see `withFiles`.
 */
export class CourseFiles {
  /** Copies to make before the course is published. */
  readonly copies: FileCopy[] = [];
  /** Paths that the draft names and that no file of the course has. */
  readonly missing: string[] = [];
  /** Paths of files that this version shows as previews. */
  private readonly previews = new Set<string>();

  constructor(
    private readonly services: DeskServices,
    private readonly courseId: string,
  ) {}

  /** Returns the content of a lesson with the paths that its files have once it is published. */
  place(content: DraftLessonContent, isPreview: boolean): DraftLessonContent {
    const { content: placed, copies } = publishLessonFiles(this.courseId, content, isPreview);
    for (const { from, to } of copies) this.copy(from, to);
    const { video, poster, captions, resources } = placed;
    const named = [video, poster, ...[...captions, ...resources].map(({ path }) => path)];
    const isCopied = new Set(copies.map(({ to }) => to));
    // An earlier publication may have stored a file elsewhere that has to be at this path.
    for (const path of named) if (path !== null && !isPage(path) && !isCopied.has(path)) this.copy(path, path);
    const images = placed.body.match(previewsOf(this.courseId)) ?? [];
    for (const path of [...named, ...images]) if (isPreview && path !== null) this.previews.add(path);
    return placed;
  }

  /** Returns the public path of a cover, which changes with its content: browsers keep covers for long. */
  cover(path: string): string {
    const { admin, bucket } = this.services.files;
    if (path.startsWith('catalogue/covers/')) return path;
    const from = this.source(path);
    const stored = from === null ? null : admin.get(bucket, from);
    if (stored === null) {
      this.missing.push(path);
      return path;
    }
    const digest = Buffer.from(stored.md5Hash, 'base64').toString('hex').slice(0, 12);
    const extension = /\.[a-z0-9]{1,5}$/.exec(path)?.[0] ?? EXTENSIONS[stored.contentType] ?? '';
    return this.copy(path, `catalogue/covers/course-${this.courseId}-${digest}${extension}`);
  }

  /**
   * Returns the writes that close stored previews which this version does not have any more: the storage rules refuse
   * visitors what `closedPreviews/{course}` lists. Call it after all lessons are placed.
   */
  closePreviews(): AdminWrite[] {
    const { admin, bucket } = this.services.files;
    const path = `closedPreviews/${this.courseId}`;
    const stored = admin.list(bucket, `courses/${this.courseId}/previews/`).map((file) => file.path);
    const paths = stored.filter((one) => !this.previews.has(one));
    const before = this.services.documents.get(path);
    if (before === null) return paths.length === 0 ? [] : [put(path, { paths, closedAt: new Date() })];
    if (paths.length === 0) return [{ delete: path }];
    const isSame = JSON.stringify(plainFields(before.fields).paths) === JSON.stringify(paths);
    return isSame ? [] : [put(path, { paths, closedAt: new Date() })];
  }

  /** Returns true for a file of this course: a draft must not publish those of another one. */
  private isStored(path: string): boolean {
    const { admin, bucket } = this.services.files;
    return path.startsWith(`courses/${this.courseId}/`) && admin.get(bucket, path) !== null;
  }

  /**
   * Returns the path at which a file is stored, or null. A draft that was written before a publication may name an
   * earlier path of its file. Folders of files have random names, so the same name is the same file.
   */
  private source(path: string): string | null {
    if (this.isStored(path)) return path;
    const root = `courses/${this.courseId}/`;
    const inner = new RegExp(`^${root}(?:drafts|previews|files)/(.+)$`).exec(path)?.[1];
    const places =
      inner === undefined ? [] : ['files', 'previews', 'drafts'].map((place) => `${root}${place}/${inner}`);
    return places.find((place) => this.isStored(place)) ?? null;
  }

  /** Adds the copy unless the file is at `to` already; adds to `missing` when it is nowhere. Returns `to`. */
  private copy(from: string, to: string): string {
    const { admin, bucket } = this.services.files;
    const source = this.source(from);
    if (source === null) this.missing.push(from);
    else if (admin.get(bucket, to)?.md5Hash !== admin.get(bucket, source)?.md5Hash)
      this.copies.push({ from: source, to });
    return to;
  }
}

const EXTENSIONS: Record<string, string> = { 'image/png': '.png', 'image/jpeg': '.jpg', 'image/webp': '.webp' };

/** A resource can be a page of the web instead of a file. */
const isPage = (path: string): boolean => path.startsWith('https://');

/** Files of previews that a text names. Ids have no characters with a meaning in patterns. */
const previewsOf = (courseId: string): RegExp => new RegExp(`courses/${courseId}/previews/[^\\s()]+`, 'g');

/**
 * Runs `work`; when it returns FilesNeeded, copies the files and runs it again. Copies are harmless: nothing refers to
 * one before its publication. Rejects as `work` does, and with FilesNeeded when the files don't stay as they are.
 */
export async function withFiles<T>(services: DeskServices, work: () => T | FilesNeeded): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const result = work();
    if (!(result instanceof FilesNeeded)) return result;
    if (attempt === MAX_ATTEMPTS) throw result;
    for (const { from, to } of result.copies) await copyFile(services, from, to);
  }
}

/** The draft may name other files each time; a decision about one revision needs a second attempt only. */
const MAX_ATTEMPTS = 3;

/** Copies a stored file; does nothing when there is none. A copy has an address with a new token. */
export async function copyFile({ files }: DeskServices, from: string, to: string): Promise<void> {
  const { admin, bucket } = files;
  const stored = admin.get(bucket, from);
  const bytes = admin.open(bucket, from);
  if (stored && bytes) await admin.put(bucket, to, bytes, { contentType: stored.contentType });
}
