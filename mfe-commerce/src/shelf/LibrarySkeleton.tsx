import { Skeleton } from '@lectern/shared/ui';

/** Placeholder of the visitor's own books until their library is loaded. */
export const LibrarySkeleton = () => (
  <div aria-busy="true">
    <Skeleton height="16rem" />
  </div>
);
