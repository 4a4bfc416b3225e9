import type { ListAnswer } from '@lectern/shared/domain';
import type { ListRequest } from '@lectern/shared/search';
import type { CatalogueFiles } from '../openCatalogue';

/** Request to the worker, without its number. `forWords` also prepares the index that a search for words needs. */
export type WorkerRequest = { kind: 'ask'; request: ListRequest } | { kind: 'prepare'; forWords: boolean };

/** Message to the worker. A response carries the number of its request. */
export type ToWorker = { kind: 'open'; files: CatalogueFiles } | (WorkerRequest & { number: number });

/** Response of the worker: an answer, null for a finished preparation, or an error message. */
export type FromWorker = { number: number; answer: ListAnswer | null } | { number: number; error: string };
