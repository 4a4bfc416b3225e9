/**
 * Takes the place of TanStack Query's cache of mutations in the shell's bundle: `useMutation` of the query façade does
 * without one, but the library's client would bring the code of mutations along.
 */
export class MutationCache {
  clear() {}
  resumePausedMutations() {
    return Promise.resolve();
  }
  findAll() {
    throw new Error('@lectern/shared/query has no cache of mutations.');
  }
}
