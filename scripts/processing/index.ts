export { createProcessor, type Processor, type ProcessorOptions } from './createProcessor';
export {
  ConflictError,
  transact,
  type ChangeSource,
  type Documents,
  type Query,
  type Snapshot,
  type Transaction,
} from './documents';
export type { Write } from './documents';
export { embeddedDocuments } from './embeddedDocuments';
export { listFailures, type ProcessingFailure } from './failures';
export { RetryLater, type Again, type Change, type Handler } from './handler';
