import type { DocumentPath } from '../names/documentPath';
import type { WireFields } from '../../wireValue';

/**
 * A row of the table of documents. `doc` is its key, `fields` the JSON of its fields and `size` the bytes of that. For
 * a large document `fields` is null, so that many rows take little memory. Times are microseconds since 1970.
 */
export type DocumentRow = {
  doc: number;
  parent: string;
  id: string;
  fields: string | null;
  size: number;
  created: number;
  updated: number;
};

/** Source of the JSON of the fields: memory, or for a large document a function that reads it. */
type Source = { json: string } | { read: () => string };

/**
 * A document that parses its JSON when `fields` are first used, and reads it first if it is large. `row` is null before
 * it is stored. Times are microseconds since 1970; `size` is the bytes of the JSON.
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

  /** Returns the document of a row. `readFields` reads the JSON of a large one. */
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

  /** Returns the state of a document after a write that is not stored yet. */
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

  /** True when reading `json` or `fields` reads from the database. */
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

  /** Frees the memory of what can be read or parsed again. */
  release(): void {
    this.parsed = undefined;
    this.loaded = undefined;
  }
}
