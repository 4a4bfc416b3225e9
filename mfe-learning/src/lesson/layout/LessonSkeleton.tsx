import { Skeleton, SkeletonText } from '@lectern/shared/ui';
import styles from './LessonLayout.module.css';

/** What stands where a lesson will be, in its size. */
export function LessonSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <div className={styles.top}>
        <SkeletonText lines={2} />
      </div>
      <div className={styles.layout}>
        <div className={styles.stage}>
          <div className={styles.screenWaiting} />
        </div>
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
