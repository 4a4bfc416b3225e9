import { memo } from 'react';
import { classNames } from '../classNames';
import { coverArt, type CoverArt } from './coverArt';
import { CoverDrawing } from './CoverDrawing';
import { CoverPicture } from './CourseCover';
import styles from './Cover.module.css';

export type BookCoverProps = {
  id: string;
  category: string;
  title: string;
  author?: string;
  /** URL of a picture, shown instead of the drawing. */ src?: string | null;
  eager?: boolean;
};

/** Cover of a book, 3:4: its picture, or a drawing with title and author. Decorative: the title is beside it too. */
export const BookCover = memo(function BookCover({ id, category, title, author, src, eager }: BookCoverProps) {
  const drawn = () => (
    <BookDrawing art={coverArt(id, category, { width: 240, height: 320 })} title={title} author={author} />
  );
  return (
    <div className={classNames(styles.cover, styles.book)} aria-hidden="true">
      {src ? <CoverPicture key={src} src={src} eager={eager} fallback={drawn} /> : drawn()}
    </div>
  );
});

/** Drawn cover: title and author above, the drawing below. */
function BookDrawing({ art, title, author }: { art: CoverArt; title: string; author: string | undefined }) {
  return (
    <>
      <CoverDrawing art={art} />
      <div
        className={styles.board}
        style={{ background: art.palette.ground, color: art.palette.ink, borderColor: art.palette.spark }}
      >
        <span className={styles.title}>{title}</span>
        {author && <span className={styles.author}>{author}</span>}
      </div>
    </>
  );
}
