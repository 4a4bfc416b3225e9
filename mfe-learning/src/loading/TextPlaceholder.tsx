import { SkeletonText } from '@lectern/shared/ui';

/** Placeholder of a loading text or list: lines of skeleton text, marked as busy for assistive technology. */
export function TextPlaceholder({ lines = 6 }: { lines?: number }) {
  return (
    <div aria-busy="true">
      <SkeletonText lines={lines} />
    </div>
  );
}
