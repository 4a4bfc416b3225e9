import type { ReactNode } from 'react';
import { Link } from '@lectern/shared/router';
import classes from './Card.module.css';

export type MediaCardProps = {
  /** Where the whole card leads. */
  to: string;
  title: ReactNode;
  /** A CourseCover, or a BookCover with `shelf`. */
  cover: ReactNode;
  /** Stands the cover upright on a shelf, as a book. */
  shelf?: boolean;
  eyebrow?: ReactNode;
  /** Who made it. */
  by?: ReactNode;
  /** Short facts in a row: rating, hours, level. */
  meta?: ReactNode;
  /** The last line, such as price and badge, or a button: what can be pressed here is pressed on its own. */
  foot?: ReactNode;
  headingLevel?: 2 | 3 | 4;
};

/** A course, a book or the like: cover, title, facts. The title is the one link, and all of the card is its target. */
export function MediaCard({ to, title, cover, shelf, eyebrow, by, meta, foot, headingLevel = 3 }: MediaCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classes.card}>
      <div className={shelf ? classes.shelf : classes.media}>{cover}</div>
      <div className={classes.body}>
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <Heading className={classes.title}>
          <Link to={to} className={classes.link}>
            {title}
          </Link>
        </Heading>
        {by && <p className={classes.by}>{by}</p>}
        {meta && <div className={classes.meta}>{meta}</div>}
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </article>
  );
}
