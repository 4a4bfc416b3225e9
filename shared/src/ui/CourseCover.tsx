import { memo, useState, type ReactNode } from 'react';
import { classNames } from './classNames';
import { coverArt } from './coverArt';
import { CoverDrawing } from './CoverDrawing';
import classes from './Cover.module.css';

export type CourseCoverProps = {
  id: string;
  category: string;
  /** The address of a real picture, which takes the drawing's place. */ src?: string | null;
  eager?: boolean;
};

/**
 * A course's cover, 16 : 9: its picture, or a drawing from its id and category. Decorative: the course's title stands
 * beside it.
 */
export const CourseCover = memo(function CourseCover({ id, category, src, eager }: CourseCoverProps) {
  const drawn = (): ReactNode => <CoverDrawing art={coverArt(id, category)} />;
  return (
    <div className={classNames(classes.cover, classes.course)}>
      {src ? <CoverPicture key={src} src={src} eager={eager} instead={drawn} /> : drawn()}
    </div>
  );
});

type PictureProps = {
  src: string;
  eager: boolean | undefined;
  /** Stands there when the picture cannot be had. */ instead: () => ReactNode;
};

/** A cover's own picture: loaded when it comes near the view, unless `eager`. */
export function CoverPicture({ src, eager, instead }: PictureProps) {
  const [isMissing, setIsMissing] = useState(false);
  if (isMissing) return instead();
  return (
    <img
      src={src}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={classes.picture}
      onError={() => setIsMissing(true)}
    />
  );
}
