import { Failure } from '../values/failure';
import { RulesPath } from '../values/scalars';
import { builtin } from './builtin';
import type { Builtin } from './builtin';
import { segmentsOf } from './pathSegments';

const PLACEHOLDER = /^\{([A-Za-z_][A-Za-z0-9_]*)(?:=\*\*)?\}$/;
const nameIn = (segment: string): string => PLACEHOLDER.exec(segment)?.[1] ?? '';

/** Source: rules.Path. `bind` fills the `{name}` segments of a path that `path()` parsed; every name must occur. */
export const pathMethods: Readonly<Record<string, Builtin>> = {
  bind: builtin(['path', 'map'], (path, values) => {
    const names = new Set(path.segments.map(nameIn));
    const unknown = values.keys().find((name) => !names.has(name));
    if (unknown !== undefined) return new Failure(`the path has no {${unknown}}`);
    const bound: string[] = [];
    for (const segment of path.segments) {
      const value = values.get(nameIn(segment));
      const segments = value === undefined ? [segment] : segmentsOf(value);
      if (segments instanceof Failure) return segments;
      if (segments.length !== 1 && !segment.endsWith('=**}')) return new Failure(`${segment} takes one segment`);
      bound.push(...segments);
    }
    return new RulesPath(bound);
  }),
};
