import type { RemoteDefinition } from './remote';

/**
 * Declares a remote and returns the declaration. The types check it in the editor; the build parses it for the rules
 * that types can't express.
 */
export function defineRemote<const D extends RemoteDefinition>(definition: D): D {
  return definition;
}
