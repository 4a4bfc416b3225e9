import type { TypeName } from '../values/typeOf';
import type { Builtin } from './builtin';
import { listMethods, mapDiffMethods, mapMethods, setMethods } from './collectionMethods';
import { hashingFunctions, latlngFunctions, latlngMethods, mathFunctions } from './numberFunctions';
import { pathMethods } from './pathMethods';
import { bytesMethods, stringMethods } from './stringMethods';
import { durationFunctions, durationMethods, timestampFunctions, timestampMethods } from './timeMethods';

type Builtins = Readonly<Record<string, Builtin>>;

/** The namespaces of functions that are called like `math.abs(x)`. */
export const namespaces: Readonly<Record<string, Builtins>> = {
  duration: durationFunctions,
  hashing: hashingFunctions,
  latlng: latlngFunctions,
  math: mathFunctions,
  timestamp: timestampFunctions,
};

const methodsOfType: Partial<Record<TypeName, Builtins>> = {
  bytes: bytesMethods,
  duration: durationMethods,
  latlng: latlngMethods,
  list: listMethods,
  map: mapMethods,
  map_diff: mapDiffMethods,
  path: pathMethods,
  set: setMethods,
  string: stringMethods,
  timestamp: timestampMethods,
};

/** Returns the method `name` of a type, if it has one. */
export function methodOf(type: TypeName, name: string): Builtin | undefined {
  return own(methodsOfType[type] ?? {}, name);
}

/**
 * Returns the argument counts of the methods of that name, over all types; empty when there is none.
 */
export function methodArities(name: string): number[] {
  const arities = Object.values(methodsOfType).flatMap((methods) => {
    const method = own(methods, name);
    return method === undefined ? [] : [method.parameters.length - 1];
  });
  return [...new Set(arities)].sort();
}

/** Returns the own member of a record. Names come from rules files and must not reach Object.prototype. */
export function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
