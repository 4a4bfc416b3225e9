import type { PlannedFile } from '../plan/plan';

/** The storage buckets, by kind of file, and the receiver of progress messages. */
export type ApplyOptions = { buckets: Record<PlannedFile['bucket'], string>; say: (line: string) => void };
