import { memo, useState, type ReactNode } from 'react';
import { deferredPart } from '../../loading/deferredPart';
import { classNames } from '../classNames';
import type * as Drawings from './CoverDrawing';
import * as styles from './Cover.module.css';
import { inOwnTask } from './inOwnTask';

export type CourseCoverProps = {
  id: string;
  category: string;
  /** Subcategory, which varies the hue. */ subcategory?: string | null;
  /** URL of a picture, shown instead of the drawing. */ src?: string | null;
  eager?: boolean;
};

const CourseDrawing = deferredPart<typeof Drawings, Drawings.CourseDrawingProps>(
  () => import('./CoverDrawing'),
  (drawings) => drawings.CourseDrawing,
  undefined,
  inOwnTask,
);

/**
 * Cover of a course, 16:9: its picture, or a drawing of its topic from its id and categories. Decorative: the title is
 * beside it. The code of drawings loads after the first content; until then the cover is a plain area.
 */
export const CourseCover = memo(function CourseCover({ id, category, subcategory, src, eager }: CourseCoverProps) {
  const drawn = (): ReactNode => <CourseDrawing {...{ id, category, subcategory }} />;
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
