import type { RefusalReport } from '@lectern/shared/contract';

/** Reason why a revision is not used. */
export type RefusalKind = Exclude<RefusalReport['refused'], 'unsupported'>;

/** Error of a revision that a browser does not use. `why` continues "Revision 7 is refused:". */
export class RefusedRevision extends Error {
  readonly kind: RefusalKind;
  readonly serial: number;
  constructor(kind: RefusalKind, serial: number, why: string) {
    super(`Revision ${String(serial)} is refused: ${why}.`);
    this.name = 'RefusedRevision';
    this.kind = kind;
    this.serial = serial;
  }
}
