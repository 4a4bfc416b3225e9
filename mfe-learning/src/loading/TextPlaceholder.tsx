import { SkeletonText } from '@lectern/shared/ui';

/** Placeholder of a text or list that is loading: lines of skeleton text, marked as busy for assistive technology. */
export function TextPlaceholder({ lines = 6 }: { lines?: number }) {
  return (
    <div aria-busy="true">
      <SkeletonText lines={lines} />
    </div>
  );
}
