import { object, oneOf, optional, record, text, type Parsed } from '../../contract/parse';
import { storagePath, string, integer } from '../parsing/fields';

const pointer = object({
  schemaVersion: oneOf(2),
  generation: text('a generation', /^[0-9a-f]{12,64}$/),
  home: storagePath,
  books: storagePath,
  /**
   * The first page of each list by its scope: `all`, a category such as `music`, or a subcategory of one such as
   * `music/piano`.
   */
  lists: record(storagePath, string),
  /** Files for searches: the data of all courses as columns, and the index of their words. */
  rows: storagePath,
  words: storagePath,
  courseCount: integer(0),
  /** The file of the learning paths; absent in a catalogue that an older release published. */
  paths: optional(storagePath),
});

/**
 * `catalogue/pointer.json`, the one mutable file of the lists: the paths of this generation's hashed, immutable files.
 */
export type CataloguePointer = Parsed<typeof pointer>;

/** Parses the pointer; throws a ContractError. */
export const parseCataloguePointer = (data: unknown): CataloguePointer => pointer(data, 'pointer');
