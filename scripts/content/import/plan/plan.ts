import type { Problems } from '../source/Problems';
import type { ContentSource } from '../source/SourceFolder';

/**
 * A document as it should be. `hasTimes` adds the fields createdAt and updatedAt. Without `createdAt`, the stored time
 * stays, or is now. With `isUnchanged`, `updatedAt` equals `createdAt`; otherwise it is the time of the last change.
 */
export type PlannedDocument = {
  path: string;
  data: Record<string, unknown>;
  createdAt?: Date | undefined;
  isUnchanged?: boolean;
  hasTimes: boolean;
};

/** A file as it should be in storage. `from` is the path of its source, or the bytes themselves. */
export type PlannedFile = { bucket: 'site' | 'open'; path: string; from: string | Buffer; contentType: string };

/** Part of the storage that an import owns: files whose path has this prefix are removed unless planned. */
export type OwnedFiles = { bucket: PlannedFile['bucket']; prefix: string };

/**
 * The content that the site should have after an import; nothing is written yet. Files that are `owned`, and documents
 * below an imported course, are removed unless planned. `advice` says what could be better in valid content.
 */
export type Plan = {
  documents: PlannedDocument[];
  files: PlannedFile[];
  owned: OwnedFiles[];
  courseIds: string[];
  bookIds: string[];
  categoryCount: number;
  advice: string[];
};

/** The folder being read, and the plan and problems found so far. */
export type Reading = { source: ContentSource; problems: Problems; plan: Plan };

/** Returns an empty plan. */
export const newPlan = (): Plan => ({
  documents: [],
  files: [],
  owned: [],
  courseIds: [],
  bookIds: [],
  categoryCount: 0,
  advice: [],
});
