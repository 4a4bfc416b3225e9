import type { AccessBudget } from '../accessBudget';
import type { DocumentAccess } from '../accessRequest';
import type { WireFields } from '../../wireValue';
import { Failure } from '../values/failure';
import { mapFromWire } from '../values/fromWire';
import { type Result, RulesMap, type RulesValue } from '../values/rulesValue';
import { RulesPath } from '../values/scalars';

export type DocumentFunction = 'get' | 'exists' | 'getAfter' | 'existsAfter';

/** Source: Firebase's limit for each operation, also within a batch that may read more in total. */
const MAX_READS_PER_OPERATION = 10;

/** Evaluates `get`, `exists`, `getAfter` and `existsAfter` of one request. Each document is read and counted once. */
export class DocumentReader {
  private readonly read = new Map<string, WireFields | null>();

  constructor(
    private readonly access: DocumentAccess,
    private readonly budget: AccessBudget,
  ) {}

  /**
   * Evaluates one of the four functions. Fails for a path that is not of a document, for a missing document, and
   * fatally beyond the budget.
   */
  evaluate(name: DocumentFunction, path: RulesPath): Result {
    const [databases, database, documents, ...segments] = path.segments;
    if (databases !== 'databases' || documents !== 'documents' || segments.length === 0 || segments.length % 2 !== 0) {
      return new Failure(`${path.toString()} is not the path of a document (/databases/(default)/documents/…)`);
    }
    if (database !== '(default)') return new Failure(`${path.toString()} is in another database`);
    const fields = this.readOnce(name === 'get' || name === 'exists' ? 'get' : 'getAfter', segments);
    if (fields instanceof Failure) return fields;
    if (name === 'exists' || name === 'existsAfter') return fields !== null;
    return fields === null
      ? new Failure(`${path.toString()} does not exist`)
      : documentResource(path.segments, mapFromWire(fields));
  }

  private readOnce(when: 'get' | 'getAfter', segments: readonly string[]): WireFields | null | Failure {
    const key = `${when} ${segments.join('/')}`;
    const known = this.read.get(key);
    if (known !== undefined) return known;
    if (this.read.size >= MAX_READS_PER_OPERATION || !this.budget.charge(key)) {
      return new Failure(
        `more than ${Math.min(this.budget.limit, MAX_READS_PER_OPERATION)} documents were read for one request`,
        true,
      );
    }
    const fields = this.access[when](segments);
    this.read.set(key, fields);
    return fields;
  }
}

/** Returns a document as rules see it: `data`, `id` and `__name__`. */
export function documentResource(path: readonly string[], data: RulesValue): RulesMap {
  return RulesMap.of(
    new Map<string, RulesValue>([
      ['data', data],
      ['id', path.at(-1) ?? ''],
      ['__name__', new RulesPath(path)],
    ]),
  );
}
