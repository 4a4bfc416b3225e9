import { memo } from 'react';
import { deferredPart } from '../../loading/deferredPart';
import { classNames } from '../classNames';
import type * as Drawings from './CoverDrawing';
import { CoverPicture } from './CourseCover';
import * as bookStyles from './BookCover.module.css';
import * as styles from './Cover.module.css';
import { inOwnTask } from './inOwnTask';

export type BookCoverProps = {
  id: string;
  category: string;
  title: string;
  author?: string;
  /** URL of a picture, shown instead of the drawing. */ src?: string | null;
  eager?: boolean;
};

const BookDrawing = deferredPart<typeof Drawings, Drawings.BookDrawingProps>(
  () => import('./CoverDrawing'),
  (drawings) => drawings.BookDrawing,
  undefined,
  inOwnTask,
);

/**
 * Cover of a book, 3:4: its picture, or a drawing with title and author. Decorative: the title is beside it too. The
 * code of drawings loads after the first content; until then the cover is a plain area.
 */
export const BookCover = memo(function BookCover({ id, category, title, author, src, eager }: BookCoverProps) {
  const drawn = () => <BookDrawing {...{ id, category, title, author }} />;
  return (
    <div className={classNames(styles.cover, bookStyles.book)} aria-hidden="true">
      {src ? <CoverPicture key={src} src={src} eager={eager} fallback={drawn} /> : drawn()}
    </div>
  );
});
