import { slugWords } from '@lectern/shared/domain';
import { useTitle } from '@lectern/shared/host';
import { PageHeader, Skeleton, SkeletonText } from '@lectern/shared/ui';
import * as styles from './Course.module.css';

/** Placeholder of a loading course, titled by the name in its address. */
export function CourseSkeleton({ name }: { name: string }) {
  const title = slugWords(name);
  useTitle(title);
  return (
    <div aria-busy="true" className={styles.course}>
      <div className={styles.head}>
        <PageHeader
          title={title}
          lead={<Skeleton width="min(24rem, 80%)" />}
          breadcrumbs={<Skeleton width="12rem" />}
        />
        <Skeleton width="min(30rem, 90%)" />
      </div>
      <div className={styles.aside}>
        <Skeleton shape="cover" />
        <div className={styles.content}>
          <Skeleton width="30%" height="var(--text-2xl)" />
          <Skeleton height="3.25rem" />
          <SkeletonText lines={5} />
        </div>
      </div>
      <div className={styles.main}>
        <SkeletonText lines={4} />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
