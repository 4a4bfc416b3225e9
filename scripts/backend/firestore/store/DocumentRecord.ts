import type { DocumentPath } from '../names/documentPath';
import type { WireFields } from '../../wireValue';

export type DocumentRow = { doc: number; parent: string; id: string; fields: string; created: number; updated: number };

/**
 * A document as it is stored. Its JSON is parsed when the fields are first read. Times are microseconds since 1970.
 */
export class DocumentRecord {
  private parsed: WireFields | undefined;

  private constructor(
    readonly row: number | null,
    readonly path: string,
    readonly parent: string,
    readonly id: string,
    readonly collection: string,
    readonly json: string,
    readonly createTime: number,
    readonly updateTime: number,
  ) {}

  static fromRow(row: DocumentRow): DocumentRecord {
    const collection = row.parent.slice(row.parent.lastIndexOf('/') + 1);
    return new DocumentRecord(
      row.doc,
      `${row.parent}/${row.id}`,
      row.parent,
      row.id,
      collection,
      row.fields,
      row.created,
      row.updated,
    );
  }

  /** Returns a state that is not stored yet: after a write, before its commit. */
  static unsaved(at: DocumentPath, fields: WireFields, createTime: number, updateTime: number): DocumentRecord {
    const document = new DocumentRecord(
      null,
      at.path,
      at.parent,
      at.id,
      at.collection,
      JSON.stringify(fields),
      createTime,
      updateTime,
    );
    document.parsed = fields;
    return document;
  }

  get fields(): WireFields {
    this.parsed ??= JSON.parse(this.json) as WireFields;
    return this.parsed;
  }
}
