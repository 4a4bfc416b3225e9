import { memo, useState, type ReactNode } from 'react';
import { classNames } from '../classNames';
import { coverArt } from './coverArt';
import { CoverDrawing } from './CoverDrawing';
import styles from './Cover.module.css';

export type CourseCoverProps = {
  id: string;
  category: string;
  /** URL of a picture, shown instead of the drawing. */ src?: string | null;
  eager?: boolean;
};

/** Cover of a course, 16:9: its picture, or a drawing from its id and category. Decorative: the title is beside it. */
export const CourseCover = memo(function CourseCover({ id, category, src, eager }: CourseCoverProps) {
  const drawn = (): ReactNode => <CoverDrawing art={coverArt(id, category)} />;
  return (
    <div className={classNames(styles.cover, styles.course)}>
      {src ? <CoverPicture key={src} src={src} eager={eager} fallback={drawn} /> : drawn()}
    </div>
  );
});

type PictureProps = {
  src: string;
  eager: boolean | undefined;
  /** Shown when the picture fails to load. */ fallback: () => ReactNode;
};

/** Picture of a cover, loaded when it is near the viewport unless `eager`. */
export function CoverPicture({ src, eager, fallback }: PictureProps) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return fallback();
  return (
    <img
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={styles.picture}
      onError={() => setIsMissing(true)}
    />
  );
}
