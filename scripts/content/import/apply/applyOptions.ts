import type { AdminWrite } from '@lectern/backend';
import type { PlannedFile } from '../plan/plan';

/**
 * Options of an import: a storage bucket for each kind of file, and a receiver of progress messages. With
 * `replacesStudio` it replaces courses that their teachers have changed in the studio. `alongside` are writes of the
 * caller that are stored in the same commit as the content: both, or neither.
 */
export type ApplyOptions = {
  buckets: Record<PlannedFile['bucket'], string>;
  log: (line: string) => void;
  replacesStudio?: boolean;
  alongside?: readonly AdminWrite[];
};
