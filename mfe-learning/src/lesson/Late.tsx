import { Suspense, type ReactNode } from 'react';
import { SkeletonText } from '@lectern/shared/ui';

/** Something that comes with code of its own, and its place until then. */
export function Late({ lines = 4, children }: { lines?: number; children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <div aria-busy="true">
          <SkeletonText lines={lines} />
        </div>
      }
    >
      {children}
    </Suspense>
  );
}
