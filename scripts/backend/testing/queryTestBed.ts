import {
  collection,
  doc,
  GeoPoint,
  getDocs,
  query,
  setDoc,
  Timestamp,
  type CollectionReference,
  type Firestore,
  type Query,
  type QueryCompositeFilterConstraint,
  type QueryConstraint,
  type QueryNonFilterConstraint,
} from 'firebase/firestore/lite';
import { NO_INDEXES, type IndexConfiguration } from '../firestore';
import { startDocumentTestBed, type DocumentTestBed } from './documentTestBed';

/** A document test bed, a client, and a function that fills new collections. */
export type QueryTestBed = DocumentTestBed & {
  client: Firestore;
  fill: (documents: Documents, name?: string) => Promise<Filled>;
};

type Documents = Record<string, object>;

/** A filled collection, and functions that resolve to the ids of a query's results, in order. */
type Filled = {
  target: CollectionReference;
  ids: (...constraints: QueryConstraint[]) => Promise<string[]>;
  idsWhere: (filter: QueryCompositeFilterConstraint, ...rest: QueryNonFilterConstraint[]) => Promise<string[]>;
};

/** One document for each type of value in the field `v`, in Firestore's order of types, and one without the field. */
export const MIXED = {
  nothing: { v: null },
  no: { v: false },
  yes: { v: true },
  nan: { v: NaN },
  less: { v: -1 },
  zero: { v: 0 },
  half: { v: 0.5 },
  one: { v: 1 },
  more: { v: 2 },
  time: { v: new Timestamp(1, 0) },
  text: { v: 'a' },
  texts: { v: 'b' },
  place: { v: new GeoPoint(1, 1) },
  list: { v: [1] },
  map: { v: { a: 1 } },
  missing: { w: 1 },
};

/** Starts a test bed with these indexes. `fill` creates collections with distinct names unless a name is given. */
export async function startQueryTestBed(
  indexes: IndexConfiguration = NO_INDEXES,
  rules?: string,
): Promise<QueryTestBed> {
  const testBed = await startDocumentTestBed({ indexes, ...(rules !== undefined && { rules }) });
  const client = await testBed.sdk();
  let collections = 0;
  const fill = async (documents: Documents, name = `c${(collections += 1)}`): Promise<Filled> => {
    const target = collection(client, `spaces/s${(collections += 1)}/${name}`);
    await Promise.all(Object.entries(documents).map(([id, data]) => setDoc(doc(target, id), data)));
    const idsOf = async (asked: Query) => (await getDocs(asked)).docs.map((item) => item.id);
    return {
      target,
      ids: (...constraints) => idsOf(query(target, ...constraints)),
      idsWhere: (filter, ...rest) => idsOf(query(target, filter, ...rest)),
    };
  };
  return { ...testBed, client, fill };
}
