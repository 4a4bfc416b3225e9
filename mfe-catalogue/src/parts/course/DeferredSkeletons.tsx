import { Skeleton, SkeletonText } from '@lectern/shared/ui';

/** Placeholders of the teacher and the reviews, of about their size. `#reviews` is a link target from the start. */
export function DeferredSkeletons({ reviewCount }: { reviewCount: number }) {
  return (
    <>
      <div aria-busy="true">
        <Skeleton width="10rem" height="var(--text-xl)" />
        <SkeletonText lines={5} />
      </div>
      <div aria-busy="true" id="reviews">
        <Skeleton width="8rem" height="var(--text-xl)" />
        <Skeleton height={`${String(reviewCount === 0 ? 3 : 10 + 8 * reviewCount)}rem`} />
      </div>
    </>
  );
}
