import type { PlannedFile } from '../plan/plan';

/**
 * Options of an import: a storage bucket for each kind of file, and a receiver of progress messages. With
 * `replacesStudio` it replaces courses that their teachers have changed in the studio.
 */
export type ApplyOptions = {
  buckets: Record<PlannedFile['bucket'], string>;
  log: (line: string) => void;
  replacesStudio?: boolean;
};
