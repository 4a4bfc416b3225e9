/**
 * Limits how many documents the rules of one request may read. Repeated reads of one document count once.
 * Source: Firebase's limits: 10 for a single-document request or a query, 20 for a batch or transaction, 2 in storage
 * rules.
 */
export interface AccessBudget {
  readonly limit: number;
  /** Counts a read and returns true when it is within the limit. */
  charge(documentKey: string): boolean;
}

/** Creates a budget: one for each request, and one for all writes of a batch. */
export function createAccessBudget(limit: number): AccessBudget {
  const charged = new Set<string>();
  return {
    limit,
    charge(documentKey) {
      if (charged.has(documentKey)) return true;
      if (charged.size >= limit) return false;
      charged.add(documentKey);
      return true;
    },
  };
}
