import * as styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** CSS lengths. */ width?: string;
  height?: string;
  shape?: 'block' | 'circle' | 'cover' | 'book';
};

/** Placeholder of the size of what is loading. Hidden from screen readers: the region around it is `aria-busy`. */
export function Skeleton({ width = '100%', height, shape = 'block' }: SkeletonProps) {
  const isCover = shape === 'cover' || shape === 'book';
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      data-shape={shape}
      style={isCover ? undefined : { inlineSize: width, blockSize: height ?? '1em' }}
    />
  );
}

/** Placeholder of a paragraph. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span aria-hidden="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} />
      ))}
    </span>
  );
}
