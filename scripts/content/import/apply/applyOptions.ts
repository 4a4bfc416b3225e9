import type { PlannedFile } from '../plan/plan';

/** Where files go, and who hears how far it is. */
export type ApplyOptions = { buckets: Record<PlannedFile['bucket'], string>; say: (line: string) => void };
