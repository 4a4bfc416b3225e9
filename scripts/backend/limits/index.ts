export { createAllowances } from './allowance';
export { createGovernor, type Governor, type GovernorOptions } from './governor';
export type { ByteBudget, Lease } from './byteBudget';
export type { FairWork, Task } from './fairWork';
export {
  defaultLimits,
  NO_QUOTAS,
  type Limits,
  type QuotaKind,
  type Rate,
  type Rates,
  type StoredKind,
} from './limits';
export { LimitError } from './LimitError';
export { limitYoungGeneration } from '../limitYoungGeneration';
export { ownerOf, storedFull, storedLimit } from './storedBytes';
export type { Quotas, Sender } from './quotas';
