import type { ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import type { CatalogueFiles } from './openCatalogue';

/** What the worker is told. What it answers carries the number of its question. */
export type ToWorker =
  | { kind: 'open'; files: CatalogueFiles }
  | { kind: 'ask'; number: number; request: ListRequest }
  | { kind: 'prepare'; number: number; forWords: boolean };

/** What the worker answers: null is said when something is prepared. */
export type FromWorker = { number: number; answer: ListAnswer | null } | { number: number; error: string };
