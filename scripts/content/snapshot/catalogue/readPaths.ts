import { parseLearningPath, type LearningPath } from '@lectern/shared/domain';
import type { FirestoreAdmin } from '@lectern/backend';
import { isPublished } from './courseEntry';
import type { DocumentWarnings } from './DocumentWarnings';

/** Reads the published learning paths, in their order. Leaves out an invalid one, with a warning. */
export function readPaths(admin: FirestoreAdmin, warnings: DocumentWarnings): LearningPath[] {
  const parsing = warnings.reparsing('paths', 'all');
  return parsing
    .each(Array.from(admin.scan('paths')).filter(isPublished), parseLearningPath)
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}
