import { ContractError, list, object, text, type Parsed } from './parse';
import { isSamePath } from './route';
import { parseRouteDefinition, type RouteDefinition } from './routeDefinition';

/** The name of a remote: its folder is `mfe-<name>`. */
export type RemoteName = string;

/** Declaration of a remote in `src/remote.ts`: pure data that Node can evaluate. */
export type RemoteDefinition = { readonly name: RemoteName; readonly routes: readonly RouteDefinition[] };

/** Parses the name of a remote, or `shell` for the host; throws a ContractError. */
export const parseRemoteName = text('a remote\'s name such as "commerce"', /^[a-z][a-z0-9-]*$/);

const parseShape = object({ name: parseRemoteName, routes: list(parseRouteDefinition) });

/** Parses a remote's declaration; throws a ContractError for invalid data or a repeated route id or path. */
export function parseRemoteDefinition(value: unknown, path = 'remote'): RemoteDefinition {
  const definition: Parsed<typeof parseShape> = parseShape(value, path);
  refuseRepeatedRoutes(definition.routes, `${path}.routes`);
  return definition;
}

/** Throws a ContractError for the first route that repeats the id or path of an earlier one. */
export function refuseRepeatedRoutes(routes: readonly RouteDefinition[], path: string): void {
  routes.forEach((route, index) => {
    const earlier = routes.slice(0, index);
    const position = `${path}[${String(index)}]`;
    if (earlier.some((other) => other.id === route.id))
      throw new ContractError(`${position}.id`, 'an id that no other route has', route.id);
    const duplicate = earlier.find((other) => isSamePath(other.path, route.path));
    if (duplicate)
      throw new ContractError(
        `${position}.path`,
        `a path that no other route has ("${duplicate.id}" has it)`,
        route.path,
      );
  });
}
