import { memo } from 'react';
import { classNames } from './classNames';
import { coverArt, type CoverArt } from './coverArt';
import { CoverDrawing } from './CoverDrawing';
import { CoverPicture } from './CourseCover';
import classes from './Cover.module.css';

export type BookCoverProps = {
  id: string;
  category: string;
  title: string;
  author?: string;
  /** The address of a real picture, which takes the drawing's place. */ src?: string | null;
  eager?: boolean;
};

/**
 * A book's cover, 3 : 4: its picture, or a drawing with title and author on it. Decorative: the title stands beside it
 * too.
 */
export const BookCover = memo(function BookCover({ id, category, title, author, src, eager }: BookCoverProps) {
  const drawn = () => (
    <BookDrawing art={coverArt(id, category, { width: 240, height: 320 })} title={title} author={author} />
  );
  return (
    <div className={classNames(classes.cover, classes.book)} aria-hidden="true">
      {src ? <CoverPicture key={src} src={src} eager={eager} instead={drawn} /> : drawn()}
    </div>
  );
});

/** The drawing fills the lower part of the board; title and author stand on the plain ground above it. */
function BookDrawing({ art, title, author }: { art: CoverArt; title: string; author: string | undefined }) {
  return (
    <>
      <CoverDrawing art={art} />
      <div
        className={classes.board}
        style={{ background: art.palette.ground, color: art.palette.ink, borderColor: art.palette.spark }}
      >
        <span className={classes.title}>{title}</span>
        {author && <span className={classes.author}>{author}</span>}
      </div>
    </>
  );
}
