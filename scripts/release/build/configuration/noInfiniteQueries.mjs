/**
 * Takes the place of TanStack Query's module for infinite queries in the shell's bundle: the query façade offers none,
 * but the library's client would bring their code along.
 */
export function infiniteQueryBehavior() {
  throw new Error('@lectern/shared/query has no infinite queries.');
}
