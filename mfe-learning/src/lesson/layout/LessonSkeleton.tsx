import { Skeleton, SkeletonText } from '@lectern/shared/ui';
import styles from './LessonLayout.module.css';

/** Placeholder of a loading lesson, with the same dimensions. */
export function LessonSkeleton() {
  return (
    <div className={styles.screen} aria-busy="true">
      <div className={styles.header}>
        <SkeletonText lines={2} />
      </div>
      <div className={styles.layout}>
        <div className={styles.stage}>
          <div className={styles.videoPlaceholder} />
        </div>
        <Skeleton height="24rem" />
      </div>
    </div>
  );
}
