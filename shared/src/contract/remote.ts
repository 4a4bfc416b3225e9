import { ContractError, list, object, text, type Parsed } from './parse';
import { isSamePath, parseRouteFacts, type RouteFacts } from './route';

/** The name of a remote: its folder is `mfe-<name>`. */
export type RemoteName = string;

/** What a remote declares of itself in `src/remote.ts`: pure data that Node can evaluate. */
export type RemoteDefinition = { readonly name: RemoteName; readonly routes: readonly RouteFacts[] };

/** Parses the name of a remote (`shell` names the host). */
export const parseRemoteName = text('a remote\'s name such as "commerce"', /^[a-z][a-z0-9-]*$/);

const parseShape = object({ name: parseRemoteName, routes: list(parseRouteFacts) });

/**
 * Parses a remote's declaration; throws a ContractError for bad data, and for a route id or a path that stands twice.
 */
export function parseRemoteDefinition(value: unknown, path = 'remote'): RemoteDefinition {
  const definition: Parsed<typeof parseShape> = parseShape(value, path);
  refuseRepeatedRoutes(definition.routes, `${path}.routes`);
  return definition;
}

/**
 * Declares a remote. The types check it as it is written; the build parses it again and refuses what types cannot see.
 */
export function defineRemote<const D extends RemoteDefinition>(definition: D): D {
  return definition;
}

/** Throws a ContractError for the first route whose id or path an earlier one already has. */
export function refuseRepeatedRoutes(routes: readonly RouteFacts[], path: string): void {
  routes.forEach((route, index) => {
    const earlier = routes.slice(0, index);
    const place = `${path}[${String(index)}]`;
    if (earlier.some((other) => other.id === route.id))
      throw new ContractError(`${place}.id`, 'an id that no other route has', route.id);
    const twin = earlier.find((other) => isSamePath(other.path, route.path));
    if (twin)
      throw new ContractError(`${place}.path`, `a path that no other route has ("${twin.id}" has it)`, route.path);
  });
}
