import { Skeleton, SkeletonText } from '@lectern/shared/ui';
import layout from '../parts/LessonLayout.module.css';

/** What stands where a lesson will be, in its size. */
export function WatchWaiting() {
  return (
    <div className={layout.screen} aria-busy="true">
      <div className={layout.top}>
        <SkeletonText lines={2} />
      </div>
      <div className={layout.layout}>
        <div className={layout.stage}>
          <div className={layout.screenWaiting} />
        </div>
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
