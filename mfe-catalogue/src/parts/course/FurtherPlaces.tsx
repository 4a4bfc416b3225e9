import { Skeleton, SkeletonText } from '@lectern/shared/ui';

/**
 * The places of the teacher and of so many reviews, of about their size; the rating of the head leads to it already.
 */
export function FurtherPlaces({ reviews }: { reviews: number }) {
  return (
    <>
      <div aria-busy="true">
        <Skeleton width="10rem" height="var(--text-xl)" />
        <SkeletonText lines={5} />
      </div>
      <div aria-busy="true" id="reviews">
        <Skeleton width="8rem" height="var(--text-xl)" />
        <Skeleton height={`${String(reviews === 0 ? 3 : 10 + 8 * reviews)}rem`} />
      </div>
    </>
  );
}
