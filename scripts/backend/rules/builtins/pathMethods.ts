import { Failure } from '../values/failure';
import { RulesPath } from '../values/scalars';
import { builtin } from './builtin';
import type { Builtin } from './builtin';
import { segmentsOf } from './pathSegments';

const PLACEHOLDER = /^\$\(([A-Za-z_][A-Za-z0-9_]*)\)$/;

/** Source: rules.Path. `bind` fills the `$(name)` segments of a path that `path()` parsed. */
export const pathMethods: Readonly<Record<string, Builtin>> = {
  bind: builtin(['path', 'map'], (path, values) => {
    const bound: string[] = [];
    for (const segment of path.segments) {
      const name = PLACEHOLDER.exec(segment)?.[1];
      const value = name === undefined ? undefined : values.get(name);
      const segments = value === undefined ? [segment] : segmentsOf(value);
      if (segments instanceof Failure) return segments;
      bound.push(...segments);
    }
    return new RulesPath(bound);
  }),
};
