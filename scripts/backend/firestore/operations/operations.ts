import { batchGet } from './batchGet';
import { commitWrites } from './commitWrites';
import type { Operation } from './operationCall';
import { queryAggregation } from './queryAggregation';
import { queryDocuments } from './queryDocuments';

/** The operations that the client SDK calls, by the name at the end of the address. */
export const operations: ReadonlyMap<string, Operation> = new Map<string, Operation>([
  ['batchGet', batchGet],
  ['commit', commitWrites],
  ['runQuery', queryDocuments],
  ['runAggregationQuery', queryAggregation],
]);
