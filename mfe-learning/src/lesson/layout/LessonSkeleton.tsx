import { Skeleton, SkeletonText } from '@lectern/shared/ui';
import * as styles from './LessonLayout.module.css';

/** Placeholder of a loading lesson, with the same dimensions. `title` is shown as its heading, where it is known. */
export function LessonSkeleton({ title }: { title?: string }) {
  return (
    <div className={styles.screen} aria-busy="true">
      <div className={styles.header}>
        {title === undefined ? (
          <SkeletonText lines={2} />
        ) : (
          <div className={styles.names}>
            <SkeletonText lines={1} />
            <h1>{title}</h1>
          </div>
        )}
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
