import type { DocumentPath } from '../names/documentPath';
import type { WireFields } from '../../wireValue';

/** A stored document. `fields` is null when it is large: then it is read one document at a time. `size` is in bytes. */
export type DocumentRow = {
  doc: number;
  parent: string;
  id: string;
  fields: string | null;
  size: number;
  created: number;
  updated: number;
};

/** A document's JSON as its parts hold it: in memory, or a function that reads it again. */
type Source = { json: string } | { read: () => string };

/**
 * A document as it is stored. Its JSON is parsed when the fields are first read, and read when it is first needed if it
 * is large. Times are microseconds since 1970, `size` is the bytes of the JSON.
 */
export class DocumentRecord {
  private parsed: WireFields | undefined;
  private loaded: string | undefined;

  private constructor(
    readonly row: number | null,
    readonly path: string,
    readonly parent: string,
    readonly id: string,
    readonly collection: string,
    private readonly source: Source,
    readonly size: number,
    readonly createTime: number,
    readonly updateTime: number,
  ) {}

  /** `readFields` returns the JSON of a large row. */
  static fromRow(row: DocumentRow, readFields: (row: number) => string): DocumentRecord {
    const collection = row.parent.slice(row.parent.lastIndexOf('/') + 1);
    return new DocumentRecord(
      row.doc,
      `${row.parent}/${row.id}`,
      row.parent,
      row.id,
      collection,
      row.fields === null ? { read: () => readFields(row.doc) } : { json: row.fields },
      row.size,
      row.created,
      row.updated,
    );
  }

  /** Returns a state that is not stored yet: after a write, before its commit. */
  static unsaved(at: DocumentPath, fields: WireFields, createTime: number, updateTime: number): DocumentRecord {
    const json = JSON.stringify(fields);
    const document = new DocumentRecord(
      null,
      at.path,
      at.parent,
      at.id,
      at.collection,
      { json },
      Buffer.byteLength(json),
      createTime,
      updateTime,
    );
    document.parsed = fields;
    return document;
  }

  /** True when its JSON is read only when it is needed. */
  get isLarge(): boolean {
    return 'read' in this.source;
  }

  get json(): string {
    if ('json' in this.source) return this.source.json;
    this.loaded ??= this.source.read();
    return this.loaded;
  }

  get fields(): WireFields {
    this.parsed ??= JSON.parse(this.json) as WireFields;
    return this.parsed;
  }

  /** Forgets what can be read or parsed again. */
  release(): void {
    this.parsed = undefined;
    this.loaded = undefined;
  }
}
